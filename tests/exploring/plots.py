"""Plots: kinds of stories in which what is planted shows at once.

The number of a seed that shows a fault goes stale with each change of the bot. A plot does not: what people do, what
befalls the bot, for how long and in which games is such that about every second story shows the fault.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.exploring.story import Course, Kind, Story, story_of
from bot.games.protocol import Game, Lateness, Position, Seat
from bot.hosted import Games
from bot.tables.time import DAY, HOUR, MINUTE, SECOND

Pauses = Mapping[tuple[int, int], float]
Part = tuple[Course, int]
"""A course, and for how many presses it lasts."""


@dataclass(frozen=True)
class Plot:
    """The parts of a story, one after the other, and the games in it."""

    parts: tuple[Part, ...]
    is_played: Callable[[Game], bool] = lambda _: True

    def story_of(self, seed: int) -> Story:
        """Return the story of a seed."""
        parts = (story_of(seed, presses=presses, course=course).acts for course, presses in self.parts)
        return Story(seed, tuple(act for part in parts for act in part))

    def games(self, games: Games) -> Games:
        """Return the games that people play."""
        return Games(*(each for each in games.values() if self.is_played(each.game)))


def part(count: int, presses: Mapping[Kind, int], pauses: Pauses, *, blow: float = 0, **blows: int) -> Part:
    """Return a part of so many presses, never calm; `blow`: so many of all acts befall the bot, `blows`: how often."""
    found = {Kind(name): often for name, often in blows.items()} or {Kind.RESTART: 1}
    return Course(blow, found, pauses, presses, calm=0), count


def is_told(game: Game) -> bool:
    """Return whether people hear that someone is out of time."""
    return game.lateness is Lateness.OTHERS_CHOOSE


def _is_of_two(game: Game) -> bool:
    return 2 in game.seats


def is_of_two_tables(game: Game) -> bool:
    """Return whether so few people as there are can play it in duplicate."""
    return game.duplicate is not None and 2 in game.seats


def _is_forced(game: Game) -> bool:
    """Return whether moves may be played for who has no choice."""
    return game.has_forced_moves


def asks_all(game: Game) -> bool:
    """Return whether all who wait are asked in a window."""
    return game.has_windows


def _is_played_on(game: Game) -> bool:
    """Return whether the clock plays for who is late, until they leave."""
    return game.lateness is Lateness.DEFAULT_MOVE and game.strikes is not None


def _is_taken_back(game: Game) -> bool:
    """Return whether moves may be taken back."""
    return type(game.start(game.options({}), min(game.seats), Seat.A)).back_to is not Position.back_to


def _is_quick(game: Game) -> bool:
    """Return whether a game is over within a few moves, and has figures that are counted."""
    return game.name in {"linger-longer", "beggar-my-neighbor"}


QUICKLY: Pauses = {(0, 3 * SECOND): 1}
AT_ONCE: Pauses = {(0, 300): 0.4, (300, 5 * SECOND): 0.6}
IN_MINUTES: Pauses = {(0, 5 * SECOND): 0.6, (MINUTE, 9 * MINUTE): 0.4}
IN_HALF_HOURS: Pauses = {(0, 5 * SECOND): 0.6, (10 * MINUTE, 40 * MINUTE): 0.4}
SLOWLY: Pauses = {(0, 5 * SECOND): 0.6, (MINUTE, HOUR): 0.3, (HOUR, 8 * HOUR): 0.1}

ASKED = {Kind.CHALLENGE: 5, Kind.ACCEPT: 8, Kind.OPEN: 3, Kind.SIT: 6, Kind.START: 4}
OFFERED = {Kind.CHALLENGE: 8, Kind.OPEN: 5, Kind.SIT: 2}
REQUESTED = {Kind.CHALLENGE: 6, Kind.ACCEPT: 3, Kind.DECLINE: 3, Kind.COUNTER: 3, Kind.OPEN: 4, Kind.SIT: 8}
GATHERED = {Kind.CHALLENGE: 1, Kind.ACCEPT: 1, Kind.OPEN: 2, Kind.SIT: 8, Kind.LOBBY: 24, Kind.START: 14}
PLAYED = {Kind.PLAY: 20}

BEGUN = part(30, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12, Kind.OPEN: 2, Kind.SIT: 6, Kind.START: 3}, QUICKLY)
"""A part in which some games begin."""

# Challenges and lobbies

CROWDS = Plot((part(60, {Kind.CHALLENGE: 10, Kind.INSIST: 8, Kind.PRACTICE: 6}, QUICKLY),))
PLEAS_TO_ALL = Plot((part(120, {Kind.CHALLENGE: 14, Kind.SETTING: 14, Kind.OPEN: 6, Kind.DECLINE: 6}, QUICKLY),))

OFFERS = Plot((part(20, OFFERED, IN_HALF_HOURS),))
OFFERS_AND_RESTARTS = Plot((part(25, OFFERED, IN_HALF_HOURS, blow=0.25, restart=3, kill=2),))
OFFERS_AND_FAILURES = Plot((part(40, OFFERED, IN_HALF_HOURS, blow=0.35, full=3, commit=1, discord=2),))
OFFERS_WITHOUT_DISCORD = Plot(
    (
        part(15, {Kind.CHALLENGE: 4, Kind.OPEN: 1}, QUICKLY),
        part(10, OFFERED, {(2 * MINUTE, 12 * MINUTE): 1}, blow=0.5, discord=4, kill=1, restart=1),
    )
)
UNSHOWN = Plot((part(60, {**REQUESTED, Kind.LOBBY: 6}, SLOWLY, blow=0.2, discord=4),))
REQUESTS_IN_DOUBT = Plot((part(50, {**REQUESTED, Kind.LOBBY: 6}, IN_HALF_HOURS, blow=0.3, commit=4),))
LOBBIES = Plot((part(200, GATHERED, AT_ONCE),))
PLEAS = Plot(
    (
        part(
            60,
            {**ASKED, Kind.BLOCK: 10, Kind.SIT: 14, Kind.NUDGE: 8, Kind.PLAY: 6},
            {(0, 5 * SECOND): 0.8, (MINUTE, 5 * MINUTE): 0.2},
        ),
    )
)
ASKS = Plot((part(120, {Kind.CHALLENGE: 10, Kind.DECLINE: 8}, QUICKLY),))
NUDGES = Plot((BEGUN, part(40, {Kind.NUDGE: 20, Kind.PLAY: 2}, IN_MINUTES)))
NUDGES_AT_ONCE = Plot((BEGUN, part(40, {Kind.NUDGE: 20, Kind.PLAY: 8}, AT_ONCE)))

SETTINGS = Plot(
    (
        part(
            60,
            {**ASKED, Kind.SETTING: 24, Kind.PLAY: 4, Kind.LEAVE: 2},
            {(0, 5 * SECOND): 0.7, (2 * MINUTE, 6 * MINUTE): 0.3},
        ),
    )
)

BLOCKS = Plot((part(30, {Kind.BLOCK: 1}, QUICKLY),))
OWN_SETTINGS = Plot((part(40, {Kind.SETTING: 3, Kind.LOOK: 1}, QUICKLY),))
ANSWERS = Plot((part(40, {Kind.SETTLE: 6, Kind.AGREE: 12}, QUICKLY),))
SLOW_ANSWERS = Plot((part(40, {Kind.SETTLE: 6, Kind.AGREE: 12}, {(0, 5 * SECOND): 0.9, (8 * DAY, 9 * DAY): 0.1}),))
DUPLICATES = Plot(
    (
        part(30, {Kind.DUPLICATE: 1}, QUICKLY),
        part(100, {Kind.PLAY: 30, Kind.DUPLICATE: 3, Kind.LEAVE: 1}, AT_ONCE, blow=0.03, kill=1, commit=1),
    ),
    is_of_two_tables,
)
DAILIES = Plot((part(24, {Kind.DAILY: 1}, QUICKLY),))
LEAGUES = Plot((part(90, {**ASKED, Kind.PLAY: 4, Kind.LEAVE: 12, Kind.LEAGUE: 8}, AT_ONCE),), _is_quick)
LATE_WISHES = Plot((part(60, {Kind.FORGET: 6, Kind.SETTING: 20}, {(0, 100): 1}),))
BEGINNINGS = Plot((part(60, {Kind.CHALLENGE: 8, Kind.ACCEPT: 14}, QUICKLY),), _is_of_two)
AGAIN = Plot((part(60, {**ASKED, Kind.PLAY: 2, Kind.LEAVE: 8, Kind.REMATCH: 10}, AT_ONCE),))
OLD_GAMES = Plot((part(40, {**ASKED, Kind.PLAY: 4, Kind.LOOK: 8}, AT_ONCE),))
PRACTICE = Plot((part(20, {Kind.PRACTICE: 1}, QUICKLY),))

CONTESTS = Plot((part(100, {Kind.CONTEST: 1}, {(0, 5 * SECOND): 0.8, (MINUTE, 4 * MINUTE): 0.2}),))

# Games

SLOW_DEALS = Plot((part(25, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12, Kind.LOOK: 2}, IN_HALF_HOURS),), _is_of_two)
PLAY = Plot((part(60, {**ASKED, Kind.PLAY: 24, Kind.PRACTICE: 2, Kind.NEXT_DEAL: 4}, AT_ONCE),))
OLD_PANELS = Plot((BEGUN, part(60, {Kind.PLAY: 12, Kind.STALE: 14, Kind.TWICE: 6}, AT_ONCE)))
DEALS = Plot((part(80, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12, Kind.CUT: 20, Kind.NEXT_DEAL: 1}, QUICKLY),), _is_of_two)
NEXT_DEALS = Plot(
    (
        part(16, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY),
        part(60, {Kind.NEXT_DEAL: 10, Kind.LOOK: 12, Kind.CHALLENGE: 3, Kind.ACCEPT: 8}, {(0, SECOND): 1}),
    ),
    _is_of_two,
)
ORDERS = Plot(
    (
        part(
            80,
            {**ASKED, Kind.PLAY: 20, Kind.ORDER: 14, Kind.TAKE_BACK: 8, Kind.CUT: 3, Kind.NEXT_DEAL: 6},
            AT_ONCE,
        ),
    )
)
WINDOWS = Plot(
    (
        part(40, {Kind.OPEN: 2, Kind.SIT: 12, Kind.START: 4}, QUICKLY),
        part(80, {Kind.PLAY: 20, Kind.ORDER: 4}, AT_ONCE),
    ),
    asks_all,
)
STANDING_ORDERS = Plot(
    (
        part(30, {Kind.OPEN: 2, Kind.SIT: 12, Kind.START: 4}, QUICKLY),
        part(90, {Kind.PLAY: 20, Kind.ORDER: 14, Kind.NEXT_DEAL: 2}, {(0, SECOND): 0.6, (SECOND, 9 * SECOND): 0.4}),
    ),
    asks_all,
)
CHOICES = Plot(
    (
        part(12, {Kind.OPEN: 1, Kind.SIT: 4}, QUICKLY),
        part(120, {Kind.PLAY: 20, Kind.TAKE_BACK: 20, Kind.NEXT_DEAL: 1}, {(0, 200): 1}),
    ),
    _is_forced,
)
FORCED = Plot(
    (
        part(12, {Kind.PRACTICE: 3, Kind.OPEN: 1, Kind.SIT: 4}, QUICKLY),
        part(120, {Kind.PLAY: 40, Kind.NEXT_DEAL: 3}, {(0, 2 * SECOND): 0.6, (2 * SECOND, 8 * SECOND): 0.4}),
    ),
    _is_forced,
)
ENDS = Plot((BEGUN, part(20, {Kind.PLAY: 4, Kind.LEAVE: 8}, AT_ONCE)))
AGREEMENTS = Plot((BEGUN, part(30, {Kind.PLAY: 6, Kind.WISH: 8, Kind.CONSENT: 8}, AT_ONCE)))
REFUSALS = Plot((BEGUN, part(60, {Kind.PLAY: 2, Kind.WISH: 8, Kind.CONSENT: 8, Kind.REFUSE: 14}, AT_ONCE)))
UNDOS = Plot((BEGUN, part(150, {Kind.PLAY: 20, Kind.UNDO: 14}, AT_ONCE)), _is_taken_back)
FIGURES = Plot((part(60, {**ASKED, Kind.PLAY: 20, Kind.INSIST: 6, Kind.NEXT_DEAL: 6}, AT_ONCE),), _is_quick)
RESULTS = Plot(
    (
        part(
            40, {**ASKED, Kind.PLAY: 8, Kind.LEAVE: 5, Kind.SETTLE: 4, Kind.AGREE: 5, Kind.SETTING: 3}, AT_ONCE
        ),
    )
)  # fmt: skip
LISTED = Plot((part(50, {**ASKED, Kind.PLAY: 6, Kind.LEAVE: 8, Kind.SETTING: 24}, AT_ONCE),))
GOODBYES = Plot(
    (
        part(
            60,
            {**ASKED, Kind.FORGET: 8, Kind.SETTING: 10, Kind.SETTLE: 8, Kind.LEAVE: 5, Kind.PLAY: 5},
            AT_ONCE,
        ),
    )
)

# Clocks

CLOCKS = Plot((BEGUN, part(30, {Kind.PLAY: 20, Kind.LATE: 4}, SLOWLY)))
NIGHTS = Plot(
    (part(50, {Kind.CHALLENGE: 6, Kind.ACCEPT: 10, Kind.PLAY: 6}, {(0, 5 * SECOND): 0.6, (HOUR, 3 * HOUR): 0.4}),),
    _is_of_two,
)
STRIKES = Plot((BEGUN, part(20, {Kind.LOOK: 1}, {(20 * MINUTE, HOUR): 1})), _is_played_on)
CLAIMS = Plot((BEGUN, part(40, {Kind.PLAY: 2, Kind.LATE: 10}, {(HOUR, 9 * HOUR): 1})), is_told)
REMINDERS = Plot((BEGUN, part(20, {Kind.PLAY: 6, Kind.LATE: 2}, SLOWLY)), is_told)
BANKS = Plot(
    (part(60, {**ASKED, **PLAYED}, {(0, 5 * SECOND): 0.5, (11 * MINUTE, 40 * MINUTE): 0.5}),),
)
AWAY = Plot((BEGUN, part(20, PLAYED, IN_HALF_HOURS, blow=0.4, line=1, server=3)), is_told)
NOTICES = Plot(
    (BEGUN, part(10, {Kind.LOOK: 1, Kind.PLAY: 1}, {(20 * MINUTE, 70 * MINUTE): 1}, blow=0.3, restart=1)), is_told
)
LEFT_BEHIND = Plot(
    (
        part(30, {Kind.OPEN: 2, Kind.SIT: 12, Kind.START: 4}, QUICKLY),
        part(60, {Kind.WISH: 8, Kind.CONSENT: 20, Kind.LEAVE: 4, Kind.RESUME: 8}, AT_ONCE),
    )
)
PAUSES = Plot((BEGUN, part(40, {Kind.PLAY: 2, Kind.WISH: 6, Kind.CONSENT: 16, Kind.RESUME: 6}, IN_MINUTES)), _is_of_two)
ABSENCES = Plot((BEGUN, part(15, PLAYED, IN_HALF_HOURS, blow=0.3, kill=1, restart=1)), is_told)

# Failures

COMMITS = Plot((part(60, {**ASKED, Kind.PLAY: 24}, AT_ONCE, blow=0.15, commit=5, full=1),))
TABLES_IN_DOUBT = Plot((part(60, {**ASKED, **PLAYED}, SLOWLY, blow=0.15, commit=4),))
KILLS = Plot((part(60, {**ASKED, Kind.PLAY: 24, Kind.PRACTICE: 3}, AT_ONCE, blow=0.15, kill=6, power=2),))
LOSSES_OF_POWER = Plot((BEGUN, part(30, PLAYED, AT_ONCE, blow=0.3, power=1)))
POSTS = Plot(
    (
        BEGUN,
        part(
            40,
            {Kind.PLAY: 1, Kind.LEAVE: 4},
            {(0, 5 * SECOND): 0.8, (MINUTE, 5 * MINUTE): 0.2},
            blow=0.5,
            discord=3,
            kill=2,
        ),
    )
)
