"""A story: what people do, and what befalls the bot, one act after the other. It can be written down and told again."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Final

from bot.tables.time import DAY, HOUR, MINUTE, SECOND

PEOPLE: Final = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
MOST_PICK: Final = 10**6


class Kind(StrEnum):
    """A kind of act. Some are people's presses, the others befall the bot."""

    # At a table
    PLAY = "play"
    TWICE = "twice"  # one press that arrives twice
    STALE = "stale"  # on an older panel
    UNDO = "undo"
    ORDER = "order"
    TAKE_BACK = "take-back"
    NEXT_DEAL = "next-deal"
    CUT = "cut"
    WISH = "wish"
    CONSENT = "consent"
    REFUSE = "refuse"
    RESUME = "resume"
    LATE = "late"  # chooses what becomes of someone out of time
    LEAVE = "leave"
    NUDGE = "nudge"
    LOOK = "look"
    # Before it
    CHALLENGE = "challenge"
    ACCEPT = "accept"
    DECLINE = "decline"
    COUNTER = "counter"
    OPEN = "open"
    SIT = "sit"
    LOBBY = "lobby"  # anything else in a lobby
    START = "start"
    PRACTICE = "practise"  # as stories that were kept spell it
    REMATCH = "rematch"
    # Next to it
    SETTLE = "settle"  # proposes an entry in the ledger
    AGREE = "agree"
    SETTING = "setting"
    BLOCK = "block"
    FORGET = "forget"
    CONTEST = "contest"  # anything in a tournament
    DUPLICATE = "duplicate"  # comes to a lobby where several tables will play the same deals, or looks at one
    DAILY = "daily"  # sits down at the deal of the day, or plays on
    LEAGUE = "league"
    ELSEWHERE = "elsewhere"  # anything where the bot is not
    NIGHT = "night"  # plans a game night, or does something with the event of one
    # Anywhere
    MISTYPE = "mistype"  # what no button offers
    INSIST = "insist"  # the same again and again
    # What befalls the bot
    KILL = "kill"
    POWER = "power"
    RESTART = "restart"
    CLOCK = "clock"
    LINE = "line"
    SERVER = "server"
    FULL = "full"
    COMMIT = "commit"
    SLOW = "slow"
    DISCORD = "discord"
    # Before it begins
    EVE = "eve"  # days go by, up to the eve of another day or season


PRESSES: Final[Mapping[Kind, int]] = MappingProxyType(
    {
        Kind.PLAY: 110,
        Kind.TWICE: 8,
        Kind.STALE: 6,
        Kind.UNDO: 4,
        Kind.ORDER: 6,
        Kind.TAKE_BACK: 2,
        Kind.NEXT_DEAL: 8,
        Kind.CUT: 3,
        Kind.WISH: 6,
        Kind.CONSENT: 6,
        Kind.REFUSE: 2,
        Kind.RESUME: 3,
        Kind.LATE: 8,
        Kind.LEAVE: 2,
        Kind.NUDGE: 2,
        Kind.LOOK: 3,
        Kind.CHALLENGE: 8,
        Kind.ACCEPT: 12,
        Kind.DECLINE: 2,
        Kind.COUNTER: 2,
        Kind.OPEN: 6,
        Kind.SIT: 14,
        Kind.LOBBY: 8,
        Kind.START: 6,
        Kind.PRACTICE: 3,
        Kind.REMATCH: 3,
        Kind.SETTLE: 4,
        Kind.AGREE: 5,
        Kind.SETTING: 4,
        Kind.BLOCK: 3,
        Kind.FORGET: 2,
        Kind.CONTEST: 10,
        Kind.DUPLICATE: 6,
        Kind.DAILY: 4,
        Kind.LEAGUE: 4,
        Kind.MISTYPE: 20,
        Kind.INSIST: 6,
    }
)
"""How often people do each, relative to the others."""

BLOWS: Final[Mapping[Kind, int]] = MappingProxyType(
    {
        Kind.KILL: 8,
        Kind.POWER: 2,
        Kind.RESTART: 4,
        Kind.CLOCK: 1,
        Kind.LINE: 4,
        Kind.SERVER: 2,
        Kind.FULL: 2,
        Kind.COMMIT: 8,
        Kind.SLOW: 2,
        Kind.DISCORD: 8,
    }
)
"""The same of what befalls the bot."""

OF_DEBTS: Final = (Kind.SETTLE, Kind.AGREE, Kind.SETTING, Kind.LEAVE)
BLOW: Final = 0.03  # of all acts
CALM: Final = 0.3  # of all stories
FESTIVE, OFTENER = 0.25, 10  # of all stories: in so many people hold tournaments, and so much oftener than in others
INDEBTED, KEENER = 0.2, 5  # of all usual stories: in so many people think of their debts, and so much oftener
PAUSES: Final[Mapping[tuple[int, int], float]] = MappingProxyType(
    {
        (0, 200): 0.35,
        (200, 5 * SECOND): 0.50,
        (5 * SECOND, MINUTE): 0.10,
        (MINUTE, HOUR): 0.041,
        (HOUR, DAY): 0.008,
        (DAY, 9 * DAY): 0.001,
    }
)
"""How long after the act before, in milliseconds from and to, and how often."""


@dataclass(frozen=True, slots=True)
class Act:
    """An act of a story."""

    after: int  # ms since the act before
    kind: Kind
    who: int  # of `PEOPLE`
    pick: int  # all else follows from this number, whatever happened before

    def __str__(self) -> str:
        return f"{self.after} {self.kind} {PEOPLE[self.who]} {self.pick}"

    @classmethod
    def parse(cls, text: str) -> "Act":
        """Return the inverse of `str`."""
        after, kind, who, pick = text.split()
        return cls(int(after), Kind(kind), PEOPLE.index(who), int(pick))

    @property
    def luck(self) -> Random:
        """A generator of the decisions that the pick makes."""
        return Random(self.pick)  # noqa: S311  luck, not secrets


@dataclass(frozen=True, slots=True)
class Story:
    """Acts, and the seed by which the world runs in between."""

    seed: int
    acts: tuple[Act, ...]

    def __str__(self) -> str:
        return "\n".join(map(str, self.acts))

    @classmethod
    def parse(cls, seed: int, text: str) -> "Story":
        """Return a story whose acts were written down, one a line."""
        return cls(seed, tuple(Act.parse(line) for line in text.splitlines() if line.strip()))

    def without(self, left_out: range) -> "Story":
        """Return the story without these acts."""
        return Story(self.seed, tuple(each for at, each in enumerate(self.acts) if at not in left_out))


@dataclass(frozen=True)
class Course:
    """The course of stories."""

    blow: float  # of all acts: so many befall the bot
    blows: Mapping[Kind, int]
    pauses: Mapping[tuple[int, int], float]
    presses: Mapping[Kind, int]
    calm: float = CALM  # of all stories: in so many nothing befalls the bot


def story_of(seed: int, *, presses: int, course: Course | None = None) -> Story:
    """Return the story of a seed, with this many presses; `course`: how it goes, other than usual."""
    course = course or _usual_course(seed)
    luck = Random(f"story {seed}")  # noqa: S311
    usual = course.presses
    if Kind.CONTEST in usual and luck.random() < FESTIVE:
        usual = {**usual, Kind.CONTEST: OFTENER * usual[Kind.CONTEST]}
    habits = [_habit(luck, usual) for _ in PEOPLE]
    walks_away = {who: luck.randrange(presses) for who in range(len(PEOPLE)) if luck.random() < 0.2}
    is_calm = luck.random() < course.calm
    acts: list[Act] = []
    made = 0
    while made < presses:
        if not is_calm and luck.random() < course.blow:
            acts.append(Act(_pause(luck, course.pauses), _one_of(luck, course.blows), 0, luck.randrange(MOST_PICK)))
            continue
        made += 1
        who = luck.randrange(len(PEOPLE))
        if made <= walks_away.get(who, presses):
            acts.append(Act(_pause(luck, course.pauses), _one_of(luck, habits[who]), who, luck.randrange(MOST_PICK)))
    return Story(seed, tuple(acts))


def _usual_course(seed: int) -> Course:
    """Return how the story of a seed goes, if it is no other one."""
    is_indebted = Random(f"debts {seed}").random() < INDEBTED  # noqa: S311
    owing = {kind: KEENER * PRESSES[kind] for kind in OF_DEBTS} if is_indebted else {}
    return Course(BLOW, BLOWS, PAUSES, {**PRESSES, **owing})


def _habit(luck: Random, presses: Mapping[Kind, int]) -> Mapping[Kind, int]:
    """Return how often someone does what: all have their ways."""
    return {kind: max(1, round(often * luck.choice([0.3, 1, 1, 3]))) for kind, often in presses.items()}


def _one_of(luck: Random, kinds: Mapping[Kind, int]) -> Kind:
    return luck.choices(list(kinds), list(kinds.values()))[0]


def _pause(luck: Random, pauses: Mapping[tuple[int, int], float]) -> int:
    return luck.randrange(*luck.choices(list(pauses), list(pauses.values()))[0])


@dataclass
class Transcript:
    """The events, line by line. Two runs of one story have the same, byte by byte."""

    time: Callable[[], float]  # s since the beginning
    lines: list[str] = field(default_factory=list)

    def add(self, *words: object) -> None:
        """Add a line."""
        self.lines.append(" ".join([f"{self.time():.3f}", *(word for word in map(str, words) if word)]))

    @property
    def digest(self) -> str:
        """The digest of all lines."""
        return digest_of(self.lines)


def digest_of(lines: Iterable[str]) -> str:
    """Return a short digest of some lines."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
