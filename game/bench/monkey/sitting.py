"""One sitting: a monkey before a cabinet that has just been switched on, with a history of what was done."""

from collections.abc import Sequence

from game.arcade.shell.app import MOST_FAULTS, App
from game.bench.monkey.acts import Act, Frame, GoHome, MakeMove
from game.bench.monkey.cabinet import Cabinet
from game.bench.monkey.checks import Fault, fault_of
from game.bench.monkey.coverage import Coverage
from game.bench.monkey.habits import Habits
from game.bench.monkey.probes import go_home, make_move


class Sitting:
    """Everything that is done goes into the history; done again, with the same seed, it has the same end."""

    def __init__(self, seed: int, coverage: Coverage) -> None:
        self.seed = seed
        self.history: list[Act] = []
        self.findings: list[tuple[Fault, int]] = []  # each with how many acts led to it
        self._errors_in_a_row = 0
        self._coverage = coverage
        self._habits = Habits(seed)
        self._cabinet = Cabinet(seed, coverage)

    @property
    def app(self) -> App:
        return self._cabinet.app

    @property
    def can_plug(self) -> bool:
        """Whether there were virtual gamepads."""
        return self._cabinet.hands.can_plug

    def play(self) -> None:
        """What the monkey does next. Raises a Fault after which the sitting cannot go on."""
        for act in self._habits.next_acts(self.app):
            self.do(act)

    def do(self, act: Act) -> None:
        """One act, which joins the history. Raises a Fault after which the sitting cannot go on."""
        self.history.append(act)
        self._coverage.note_act(act)
        try:
            self._carry_out(act)
            self._errors_in_a_row = 0
        except Exception as error:
            fault = fault_of(error)
            self.findings.append((fault, len(self.history)))
            self._errors_in_a_row += 1
            if isinstance(error, Fault) or self._errors_in_a_row >= MOST_FAULTS:
                raise fault from error
            self._cabinet.recover(fault.name)

    def _carry_out(self, act: Act) -> None:
        match act:
            case Frame(milliseconds, times):
                for _frame in range(times):
                    self._cabinet.step(milliseconds / 1000)
            case MakeMove():
                make_move(self._cabinet, act)
            case GoHome():
                go_home(self._cabinet, act)
            case _:
                self._cabinet.hands.do(act)

    def end(self) -> None:
        self._cabinet.close()


def replay(seed: int, history: Sequence[Act]) -> Fault | None:
    """Do a history again before another cabinet: the first fault that it leads to, if any."""
    sitting = Sitting(seed, Coverage())
    try:
        for act in history:
            sitting.do(act)
            if sitting.findings:
                break
    except Fault as fault:
        return fault
    finally:
        sitting.end()
    return sitting.findings[0][0] if sitting.findings else None
