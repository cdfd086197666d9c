"""The table of routes: what each destination but the menu opens. A new screen is a line of it."""

from typing import Any

from game.arcade.input.rebinding import reset
from game.arcade.navigation.destinations import (
    ARENA_TILE,
    TONIGHT_TILE,
    Back,
    BackToReview,
    BeginEvening,
    BeginRun,
    Confirm,
    Destination,
    Erase,
    ForgetPeople,
    Gather,
    GoOnWithEvening,
    KeepGuest,
    Quit,
    ToArena,
    ToArenaAttract,
    ToArenaDevices,
    ToArenaEnd,
    ToArenaHowTo,
    ToArenaPause,
    ToArenaReplay,
    ToArenaSetUp,
    ToAttract,
    ToCards,
    ToClaim,
    ToDevices,
    ToEvening,
    ToEveningHowTo,
    ToEveningRounds,
    ToFault,
    ToFinalePause,
    ToGame,
    ToGameOver,
    ToGameSetUp,
    ToGoOn,
    ToHowTo,
    ToInitials,
    ToKeepGuest,
    ToLeg,
    ToMenu,
    ToNewGame,
    ToPastGames,
    ToPause,
    ToPlay,
    ToPuzzle,
    ToPuzzles,
    ToRecords,
    ToResign,
    ToReview,
    ToRun,
    ToRunOver,
    ToRunTable,
    ToSavedData,
    ToStage,
    ToStageEnd,
    ToStageGame,
    ToTable,
    ToVariation,
    ToWhoPlays,
    UndoEnd,
)
from game.arcade.navigation.settings_destinations import (
    ResetKeys,
    ResetSettings,
    ToBindings,
    ToConflict,
    ToFirstStart,
    ToPress,
    ToSettings,
)
from game.arcade.profile.arena_choices import new_ride, shown_alone
from game.arcade.scenes.arena.arena_end import ArenaEndScene
from game.arcade.scenes.arena.arena_match import ArenaScene
from game.arcade.scenes.arena.arena_pause import ArenaPauseScene
from game.arcade.scenes.arena.arena_set_up import ArenaSetUpScene
from game.arcade.scenes.arena.how_to import ArenaHowToScene
from game.arcade.scenes.arena.match_keeping import MatchKeeping, ReplayKeeping
from game.arcade.scenes.attract import ArenaAttractScene, AttractScene
from game.arcade.scenes.confirm import ConfirmScene
from game.arcade.scenes.device_cards import ArenaDevicesScene, DevicesScene
from game.arcade.scenes.evening.evening_over import EveningOverScene
from game.arcade.scenes.evening.evening_pauses import FinalePauseScene, LegPauseScene
from game.arcade.scenes.evening.finale_keeping import FinaleKeeping, finale_of, take_seats
from game.arcade.scenes.evening.how_to import EveningHowToScene
from game.arcade.scenes.evening.leg_keeping import LegKeeping
from game.arcade.scenes.evening.leg_over import LegOverScene, PickScene
from game.arcade.scenes.evening.table import TableScene
from game.arcade.scenes.fault import FaultScene
from game.arcade.scenes.game_set_up import GameSetUpScene
from game.arcade.scenes.how_to import HowToScene
from game.arcade.scenes.party.claim import ClaimScene
from game.arcade.scenes.party.join import JoinScene
from game.arcade.scenes.party.keep_guest import KeepGuestScene
from game.arcade.scenes.party.who_plays import WhoPlaysScene
from game.arcade.scenes.play.game_over import GameOverScene
from game.arcade.scenes.play.go_on import GoOnScene
from game.arcade.scenes.play.pause import PauseScene
from game.arcade.scenes.play.play import PlayScene
from game.arcade.scenes.puzzles.puzzle import PuzzleScene
from game.arcade.scenes.puzzles.puzzles_page import PuzzlesScene
from game.arcade.scenes.records.initials import InitialsScene
from game.arcade.scenes.records.past_games import PastGamesScene
from game.arcade.scenes.records.records_page import RecordsScene
from game.arcade.scenes.records.saved_data import SavedDataScene
from game.arcade.scenes.review import ReviewScene
from game.arcade.scenes.route import OPENING, D, Here, Route, leads, nothing, on, on_menu, opens
from game.arcade.scenes.run.run_over import RunOverScene
from game.arcade.scenes.run.run_page import RunScene
from game.arcade.scenes.run.run_table import RunTableScene
from game.arcade.scenes.run.stage_card import StageCardScene
from game.arcade.scenes.run.stage_end import StageEndScene
from game.arcade.scenes.run.stage_keeping import StageKeeping
from game.arcade.scenes.run.stage_pause import StagePauseScene
from game.arcade.scenes.settings.bindings_page import BindingsScene
from game.arcade.scenes.settings.conflict import ConflictScene
from game.arcade.scenes.settings.first_start import FirstStartScene
from game.arcade.scenes.settings.press import PressScene
from game.arcade.scenes.settings.settings_page import SettingsScene
from game.arcade.sentences.record_words import best_place
from game.arcade.shell.context import Context
from game.core.words import later
from game.evening.evening import Over, Picking
from game.evening.leg_mode import LegMode
from game.evening.progress import EveningProgress
from game.puzzles.sentences import nothing_left
from game.run.run_stage import Stage
from game.seeds import fresh_seed
from game.session.modes import Variation
from game.session.phased_match import PhasedMatch
from game.session.players import Players
from game.session.session import Session
from game.session.timed_match import RecordedMatch
from game.store.calendar import today

# A game at the board, what lies over it, and back


def _asking_first(here: Here, to: ToPlay) -> ToGoOn | ToNewGame:
    """A new game, but first a question if it would replace an unfinished one.

    After a change in the set-up nothing is asked: the unfinished game waits until the new one has ended.
    """
    saves, choices = here.context.profile.saves, here.context.choices
    new, saved = ToNewGame(to.variant), saves.found(to.variant.slug)
    if saved is None:
        return new
    if choices.are_changed(to.variant):
        saves.set_aside(to.variant.slug)
        return new
    return ToGoOn(saved, later("New game"), new)


def _new_game(here: Here, to: ToNewGame) -> ToGame:
    choices = here.context.choices.of(to.variant)
    return ToGame(Session(choices.setup, here.context.players(to.variant), choices.series, fresh_seed()))


def _game(here: Here, to: ToGame) -> PlayScene | ToVariation:
    if isinstance(to.session.began_in, Variation):
        return ToVariation(to.session)
    return _play(here, to.session)


def _variation(here: Here, to: ToVariation) -> PlayScene:
    return _play(here, to.session)


def _play(here: Here, session: Session) -> PlayScene:
    here.context.gather(here.context.party.playing(None))
    _sit(here.context, session)
    here.context.choices.begin(session.setup.variant)
    return PlayScene(here.context, here.go, session)


def _sit(context: Context, session: Session) -> None:
    """The people of a game sit down, each with a device."""
    context.sit(session.players, context.choices.of(session.setup.variant).devices)


def _pause(here: Here, to: ToPause) -> PauseScene | StagePauseScene | LegPauseScene:
    if isinstance(to.session.began_in, Stage):
        return StagePauseScene(here.context, here.go, to.session)
    if isinstance(to.session.began_in, LegMode):
        return LegPauseScene(here.context, here.go, to.session, here.context.profile.evenings.unfinished())
    return PauseScene(here.context, here.go, to.session, fresh_seed())


def _undo_end(here: Here, _to: UndoEnd) -> None:
    _back_to_game(here).undo()


def _resign(here: Here, to: ToResign) -> None:
    _back_to_game(here).resign(to.player)


def _back_to_game(here: Here) -> PlayScene:
    """The game below its pause or its end. Its people sit down if others have played a variation of it."""
    here.stack.pop_to(PlayScene)
    play = here.stack.top
    assert isinstance(play, PlayScene), "the scene that was sought"
    if here.context.seats.people != play.session.players.people:
        _sit(here.context, play.session)
    return play


def _back_to_review(here: Here, _to: BackToReview) -> None:
    here.stack.pop_to(ReviewScene)


GAMES = (
    leads(ToPlay, _asking_first),
    opens(ToGoOn, GoOnScene, lambda _here, to: (to, fresh_seed())),
    leads(ToNewGame, _new_game),
    on_menu(leads(ToGame, _game), lambda to: to.session.setup.variant),
    on(ReviewScene, leads(ToVariation, _variation)),
    leads(ToPause, _pause),
    opens(ToGameOver, GameOverScene, lambda _here, to: (to.session, fresh_seed())),
    leads(UndoEnd, _undo_end),
    leads(ToResign, _resign),
    leads(BackToReview, _back_to_review),
)


# A run: its scenes lie on the menu, and each takes the place of the one before


def _begin(here: Here, to: BeginRun) -> ToStage:
    runs = here.context.profile.runs
    return ToStage(runs.begin_daily() if to.daily else runs.begin())


def _stage(here: Here, to: ToStage) -> StageCardScene | ToRunOver:
    if to.progress.run.over:
        return ToRunOver(to.progress)
    return StageCardScene(here.context, here.go, to.progress)


def _stage_game(here: Here, to: ToStageGame) -> PlayScene:
    _sit(here.context, to.session)
    return PlayScene(here.context, here.go, to.session, StageKeeping(here.context, to.progress))


def _over(here: Here, to: ToRunOver) -> RunOverScene:
    new_medals = here.context.profile.runs.end(to.progress)
    return RunOverScene(here.context, here.go, to.progress, new_medals)


RUN = (
    on_menu(opens(ToRun, RunScene, nothing)),
    leads(BeginRun, _begin),
    on_menu(leads(ToStage, _stage)),
    on_menu(leads(ToStageGame, _stage_game)),
    on_menu(opens(ToStageEnd, StageEndScene, lambda _here, to: (to.before, to.progress, to.stage))),
    on_menu(leads(ToRunOver, _over)),
    on_menu(opens(ToRunTable, RunTableScene, lambda _here, to: (to.progress,))),
)


# An evening: its scenes lie on the menu, and each takes the place of the one before


def _unfinished_evening(here: Here, _to: ToCards) -> tuple[EveningProgress | None]:
    return (here.context.profile.evenings.found(),)


def _gather(here: Here, to: Gather) -> Back:
    here.context.gather(to.party)
    return Back()


def _begin_evening(here: Here, to: BeginEvening) -> ToEvening:
    here.context.gather(to.party)
    return ToEvening(here.context.profile.evenings.begin(to.plan, to.party.everybody))


def _go_on_with_evening(here: Here, to: GoOnWithEvening) -> ToEvening:
    here.context.gather(to.party)
    return ToEvening(here.context.profile.evenings.seat(to.progress, to.party.everybody))


def _evening(here: Here, to: ToEvening) -> LegOverScene | PickScene | EveningOverScene | ToLeg:
    """Where it stands. A bot that is to pick has done so at once."""
    progress, evenings = to.progress, here.context.profile.evenings
    if progress.bot_picks():
        progress = evenings.pick_for_bot(progress)
    if isinstance(progress.evening.phase, Over):
        evenings.end(progress)
        return EveningOverScene(here.context, here.go, progress, to.finale)
    if progress.game is not None or not progress.played:
        return ToLeg(progress)
    page = PickScene if isinstance(progress.evening.phase, Picking) else LegOverScene
    return page(here.context, here.go, progress)


def _keep_guest(here: Here, to: KeepGuest) -> None:
    here.stack.pop_to(EveningOverScene)
    over = here.stack.top
    assert isinstance(over, EveningOverScene), "the scene that was sought"
    over.keep_guest(to.player, to.person)


def _leg(here: Here, to: ToLeg) -> PlayScene:
    context = here.context
    session = to.progress.session(context.games, context.profile.people.book().roster)
    assert session is not None, "a leg is to be played"
    if context.party.everybody == to.progress.people:
        context.seat(to.progress.turns(session))
        session.seat(context.party.players)
    _sit(context, session)
    return PlayScene(context, here.go, session, LegKeeping(context, to.progress))


def _evening_rounds(here: Here, to: ToEveningRounds) -> ArenaScene:
    """The rounds that decide the evening, on the field that is kept for the Arena."""
    context, progress = here.context, to.progress
    choices = finale_of(context.arena.kept, progress)
    take_seats(context, progress)
    phased = PhasedMatch(new_ride(choices, progress.seed_of_rounds, context.adviser.rider))
    return ArenaScene(context, here.go, phased, FinaleKeeping(context, here.go, progress))


EVENING = (
    on_menu(opens(ToCards, JoinScene, _unfinished_evening), lambda _to: TONIGHT_TILE),
    opens(ToWhoPlays, WhoPlaysScene, lambda _here, to: (to.most,)),
    leads(Gather, _gather),
    opens(ToClaim, ClaimScene, lambda _here, to: (to.variant,)),
    leads(BeginEvening, _begin_evening),
    leads(GoOnWithEvening, _go_on_with_evening),
    on_menu(leads(ToEvening, _evening)),
    opens(ToEveningHowTo, EveningHowToScene, nothing),
    opens(ToTable, TableScene, lambda _here, to: (to.progress,)),
    on(EveningOverScene, opens(ToKeepGuest, KeepGuestScene, lambda _here, to: (to.player, to.guest))),
    leads(KeepGuest, _keep_guest),
    on_menu(leads(ToLeg, _leg)),
    on_menu(leads(ToEveningRounds, _evening_rounds)),
    on(ArenaScene, opens(ToFinalePause, FinalePauseScene, nothing)),
)


# The puzzles


def _next(here: Here, to: ToPuzzle) -> PuzzleScene | Back | None:
    """The next puzzle of a mode; if there is none, say so over the page."""
    context, keeper = here.context, here.context.profile.puzzle_keeper
    session = keeper.begin(to.mode)
    if session is None:
        context.notices.add([nothing_left(to.mode, keeper.progress)])
        return Back() if isinstance(here.stack.top, PuzzleScene) else None
    context.seats.sit((session.player,), {})
    return PuzzleScene(context, here.go, to.mode, session, fresh_seed())


PUZZLES = (
    opens(ToPuzzles, PuzzlesScene, lambda _here, _to: (fresh_seed(),)),
    leads(ToPuzzle, _next),
)


# The Arena


def _match(here: Here, to: ToArena) -> ArenaScene:
    """A match of the people who are here, or of the riders chosen, each with a device."""
    context, riders = here.context, here.context.riders
    context.gather(context.party.riding().at_once())
    choices = context.arena.kept.ridden_by(riders)
    context.sit(riders, choices.devices, together=True)
    phased = PhasedMatch(new_ride(choices, _seed(to.seed), context.adviser.rider))
    return ArenaScene(context, here.go, phased, MatchKeeping(context, here.go, riders))


def _replay(here: Here, to: ToArenaReplay) -> ArenaScene:
    here.context.seats.sit((), {})
    phased, keeping = PhasedMatch(RecordedMatch(to.match)), ReplayKeeping(here.context, here.go, to)
    return ArenaScene(here.context, here.go, phased, keeping)


def _attract(here: Here, _to: ToArenaAttract) -> ArenaAttractScene:
    choices = shown_alone(here.context.arena.kept)
    phased = PhasedMatch(new_ride(choices, fresh_seed(), here.context.adviser.rider))
    return ArenaAttractScene(here.context, here.go, phased, Players(choices.riders))


def _seed(seed: int | None) -> int:
    return fresh_seed() if seed is None else seed


def _on_tile(route: Route[D]) -> Route[D]:
    """The same on the menu, with the tile of the Arena in focus."""
    return on_menu(route, lambda _to: ARENA_TILE)


ARENA = (
    _on_tile(leads(ToArena, _match)),
    _on_tile(leads(ToArenaReplay, _replay)),
    _on_tile(opens(ToArenaSetUp, ArenaSetUpScene, lambda _here, to: (_seed(to.seed),))),
    opens(ToArenaHowTo, ArenaHowToScene, nothing),
    leads(ToArenaAttract, _attract),
    opens(ToArenaPause, ArenaPauseScene, lambda _here, to: (to,)),
    opens(ToArenaDevices, ArenaDevicesScene, nothing),
    opens(ToArenaEnd, ArenaEndScene, lambda _here, to: (to,)),
)


# What is recorded


def _initials(here: Here, to: ToInitials) -> InitialsScene | Destination | None:
    """Ask for the initials of scores, if the best of them has a place, unless they are known."""
    records = here.context.profile.records
    scores = records.book().high_scores(to.table)
    entered = [score for score in scores if score.key in to.keys]
    best = max(entered, key=lambda score: score.points, default=None)
    place = best_place(to.table, scores, best.key, today()) if best else None
    if best and place and not records.signed:
        return InitialsScene(here.context, here.go, to, best, place)
    if place:
        records.sign(to.keys, records.signed)
    return to.then


def _forget(here: Here, to: ForgetPeople) -> Back:
    here.context.forget_people(to.identities)
    here.context.audio.play("confirm")
    return Back()


def _erase(here: Here, _to: Erase) -> ToMenu:
    here.context.erase()
    return ToMenu()


RECORDS = (
    opens(ToRecords, RecordsScene, lambda _here, to: (to,)),
    opens(ToPastGames, PastGamesScene, lambda _here, _to: (fresh_seed(),)),
    opens(ToSavedData, SavedDataScene, nothing),
    leads(ToInitials, _initials),
    leads(ForgetPeople, _forget),
    leads(Erase, _erase),
)


# The settings, keys and buttons


def _reset_settings(here: Here, to: ResetSettings) -> Back:
    here.context.reset(to.names)
    here.context.audio.play("confirm")
    return Back()


def _reset_keys(here: Here, to: ResetKeys) -> Back:
    here.context.bind(reset(here.context.own_bindings, to.device))
    here.context.audio.play("confirm")
    return Back()


SETTINGS = (
    OPENING,
    opens(ToFirstStart, FirstStartScene, lambda _here, to: (to.variant,)),
    opens(ToSettings, SettingsScene, lambda _here, to: (to.variant, to.rides)),
    # In the colours of the scene that leads there.
    opens(ToBindings, BindingsScene, lambda here, _to: (here.stack.top.variant(),)),
    opens(ToPress, PressScene, lambda here, to: (here.stack.top.variant(), to.entry)),
    opens(ToConflict, ConflictScene, lambda here, to: (here.stack.top.variant(), to.entry, to.source)),
    leads(ResetSettings, _reset_settings),
    leads(ResetKeys, _reset_keys),
)


# Everything else


def _back(here: Here, _to: Back) -> None:
    here.stack.pop()


def _quit(here: Here, _to: Quit) -> None:
    here.context.quit()


OTHERS = (
    leads(Back, _back),
    leads(Quit, _quit),
    opens(Confirm, ConfirmScene, lambda here, to: (here.stack.top, to)),
    on_menu(opens(ToFault, FaultScene, lambda _here, to: (to.words,))),
    on_menu(opens(ToGameSetUp, GameSetUpScene, lambda _here, to: (to.variant,)), lambda to: to.variant),
    opens(ToHowTo, HowToScene, lambda _here, to: (to.variant,)),
    opens(ToDevices, DevicesScene, lambda _here, to: (to.session,)),
    opens(ToReview, ReviewScene, lambda _here, to: (to.session, fresh_seed())),
    opens(ToAttract, AttractScene, lambda _here, to: (to.variant, to.series, fresh_seed())),
)

PARTS: tuple[tuple[Route[Any], ...], ...] = (
    *(OTHERS, GAMES, RUN, EVENING),
    *(PUZZLES, ARENA, RECORDS, SETTINGS),
)
ROUTES = {route.destination: route for part in PARTS for route in part}
