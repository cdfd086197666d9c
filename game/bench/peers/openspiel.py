"""The rules adapted for OpenSpiel, and its Monte Carlo tree search as a bot."""

import importlib
from typing import Any

from game.bots.levels import Bot
from game.core.rules import AnyRules, Move
from game.core.variant import Setup

SIMULATIONS = 1000
# How much it explores: the value in OpenSpiel's own examples.
EXPLORATION = 2.0
# OpenSpiel's player on turn when the game is over.
TERMINAL = -4


class Stated:
    """A state for OpenSpiel: players count from 0, and a move is its own action."""

    rules: AnyRules  # on the class, which is made for one board: states are deep-copied, rules need not be
    position: Any
    _moves: list[Move]

    def stand_at(self, position: Any) -> None:
        self.position = position
        self._moves = self.rules.legal_moves(position)

    def current_player(self) -> int:
        return self.position.turn - 1 if self._moves else TERMINAL

    def _legal_actions(self, player: int) -> list[Move]:
        return sorted(self._moves)

    def _apply_action(self, move: Move) -> None:
        self.stand_at(self.rules.play(self.position, move))

    def is_terminal(self) -> bool:
        return not self._moves

    def returns(self) -> list[float]:
        outcome = self.rules.outcome(self.position)
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner == 1 else [-1.0, 1.0]

    def _action_to_string(self, player: int, move: Move) -> str:
        return self.rules.move_text(move)

    def __str__(self) -> str:
        return self.rules.text(self.position)


def make_game(setup: Setup) -> Any:
    """The game on this board, as an OpenSpiel game."""
    pyspiel = importlib.import_module("pyspiel")
    rules = setup.rules()
    kind = pyspiel.GameType(
        short_name=f"gridlock_{setup.variant.slug}",
        long_name=setup.variant.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    bounds = pyspiel.GameInfo(
        num_distinct_actions=max(rules.every_move()) + 1,
        max_chance_outcomes=0,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=setup.size**2,
    )

    def new_state(game: Any, *_described: object) -> Any:
        return state_class(game)

    def start(state: Any, game: Any) -> None:
        pyspiel.State.__init__(state, game)
        state.stand_at(rules.start())

    # Classes are created here because OpenSpiel need not be installed.
    state_class = type("State", (Stated, pyspiel.State), {"rules": rules, "__init__": start})
    return type("Game", (pyspiel.Game,), {"new_initial_state": new_state})(kind, bounds, {})


def mcts(game: Any, seed: int) -> Bot:
    """OpenSpiel's tree search, with its solver and random games at the leaves.

    This is the one in Python: the one in C++ is for games written in C++.
    """
    algorithm = importlib.import_module("open_spiel.python.algorithms.mcts")
    chance = importlib.import_module("numpy").random.RandomState(seed)
    evaluator = algorithm.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = algorithm.MCTSBot(game, EXPLORATION, SIMULATIONS, evaluator, solve=True, random_state=chance)

    def choose(position: Any) -> Move:
        state = game.new_initial_state()
        state.stand_at(position)
        move: Move = bot.step(state)
        return move

    return choose
