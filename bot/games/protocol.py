"""What a card game must implement to be hosted here.

A game is pure: positions are frozen values, a play returns a new one, and time and unseen cards (a deck, a
renewed stock) come from outside. Hosting, robots, records, tests and screens know games only through this
module. `README.md` beside it says how to add one.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from typing import NamedTuple

from bot.games.cards import Card

HIGHEST_STAKE = 1_000_000  # minor units of the small stake (Rules 8)


class Seat(IntEnum):
    """A place at the table. Records name it by its letter. It indexes tuples that have one entry for each seat."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6
    H = 7
    I = 8  # noqa: E741  seats are named by their letters
    J = 9

    def __str__(self) -> str:
        return self.name


class Move:
    """Something that a seat does. `str(move)` is the text of a record; `Game.parse` is the inverse."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Resign(Move):
    """Give up the game, at any time, in turn or not."""

    def __str__(self) -> str:
        return "resign"


@dataclass(frozen=True, slots=True)
class Timeout(Move):
    """Lose the game because the clock ran out."""

    def __str__(self) -> str:
        return "timeout"


@dataclass(frozen=True, slots=True)
class Abandon(Move):
    """End the game by agreement of all players, without payment. No seat plays it (`seat=None`)."""

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move may not be played: a code, for which the catalogue has a sentence, and the number of the rule.

    `about` holds words for that sentence. They may name only what the refused seat can see.
    """

    game: str
    code: str
    rule: str
    about: tuple[tuple[str, str | int], ...] = ()


class Refused(Exception):  # noqa: N818  what players would say
    """A move was played that the judge refuses. The text holds the code only, never a card."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class NotAMove(ValueError):  # noqa: N818
    """A text that is no move of the game. The text of the error is a code, and never quotes what was typed."""

    def __init__(self, game: str, code: str) -> None:
        super().__init__(code)
        self.game = game
        self.code = code


class BadOption(ValueError):  # noqa: N818
    """An option with an unknown name or a value out of range; `key` names the option.

    `rule` is the number of the rule, or empty. `choices` are the allowed values, if they are few.
    """

    def __init__(self, code: str, key: str, *, rule: str = "", choices: Sequence[str] = ()) -> None:
        super().__init__(f"{code}: {key}")
        self.code = code
        self.key = key
        self.rule = rule
        self.choices = tuple(choices)


class Options(ABC):
    """What was agreed before the first deal: a preset, and the options that differ from it."""

    __slots__ = ()

    @property
    @abstractmethod
    def rules(self) -> str:
        """The name of the preset."""

    @abstractmethod
    def texts(self) -> dict[str, str]:
        """Every option by name, as text, with the preset as `rules`. `Game.options` is the inverse."""

    @abstractmethod
    def changes(self) -> dict[str, str]:
        """The options that differ from the preset, by name, as text."""


class Owed(StrEnum):
    """What the dealer owes. Shuffles depend on the text, so it must never change."""

    DECK = "deck"  # for a new deal
    STOCK = "stock"  # renewed in the middle of a turn


@dataclass(frozen=True, slots=True)
class Chance:
    """Cards are owed: the dealer must put `cards` into a random order and hand them to `Position.supply`.

    `number` counts from 1: deals in the game, or renewals in the deal. `cards` are in a fixed order, which reveals
    nothing.
    """

    kind: Owed
    deal: int
    number: int
    cards: tuple[Card, ...]
    seat: Seat  # who deals, or who draws from the renewed stock


class Ending(Enum):
    """How a game ended."""

    TARGET = "target"
    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended, and who won: nobody when it was abandoned."""

    ending: Ending
    winners: frozenset[Seat]


class Event:
    """Something that happened. An event is public unless its class overrides `seen_by`."""

    __slots__ = ()

    @property
    def finished_deal(self) -> int | None:
        """The number of the deal that this event finishes; None for every other event."""
        return None

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """This event as `seat` may know it (None: a bystander): itself, a vaguer form, or None for nothing at all."""
        return self


class Step(NamedTuple):
    """What a play led to: the new position, the events, and whether it ends undo.

    `reveals` is true when the play cannot be taken back, because somebody saw a card that its holder did not choose
    to show: cards came to a hand, or a deal was counted. A player may take back the showing of their own cards.
    """

    position: "Position"
    events: tuple[Event, ...]
    reveals: bool


class View(ABC):
    """The game as one seat, or a bystander (`seat` None), may know it. It is built from what that seat may know.

    A view judges and lists the moves of its own seat, so that screens never need a position.
    """

    __slots__ = ()

    seat: Seat | None
    options: Options
    to_act: frozenset[Seat]
    outcome: Outcome | None
    turn: int

    @abstractmethod
    def refusal(self, move: Move) -> Refusal | None:
        """Why the own seat may not play `move` now; None when it may."""

    @abstractmethod
    def legal_moves(self) -> Collection[Move]:
        """The moves that the own seat may play now, one for each class of equal cards. `in` accepts any faces."""

    @abstractmethod
    def unseen(self) -> tuple[Card, ...]:
        """The cards whose places this seat cannot know, in a fixed order, which reveals nothing.

        These are hidden hands and the stock, without the cards that everybody saw a player take. However these cards
        are distributed over their places, the view stays the same.
        """


class Position(ABC):
    """A whole game at one moment, hidden cards included. It is frozen: a play returns a new position."""

    __slots__ = ()

    @property
    @abstractmethod
    def options(self) -> Options:
        """What was agreed."""

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """The cards that are owed before anybody can act; None when none are."""

    @property
    @abstractmethod
    def to_act(self) -> frozenset[Seat]:
        """The seats that may play now: several in a window, none while cards are owed or when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def turn(self, seat: Seat) -> int:
        """A number that grows exactly when the choices of `seat` change. Buttons carry it."""

    @abstractmethod
    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Why `seat` may not play `move` now; None when it may. The one judge of the game."""

    @abstractmethod
    def play(self, seat: Seat | None, move: Move) -> Step:
        """Play `move`. Raises Refused, and then nothing has changed."""

    @abstractmethod
    def back_to(self, earlier: "Position") -> "Position":
        """Return to `earlier`, because the moves since then are taken back. They must have revealed nothing.

        Only turns differ from `earlier`: where choices change they grow once more, so that no old button acts.
        """

    @abstractmethod
    def supply(self, cards: Sequence[Card]) -> Step:
        """Supply the cards of `chance` in random order. Raises ValueError for any other cards."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """The moves that `seat` may play now, without resigning, lazily; one for each class of equal cards."""

    @abstractmethod
    def default(self, seat: Seat) -> Move | None:
        """The move that is played for `seat` when a window closes or its clock runs out."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What `seat` may know; None for a bystander."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """`payer` owes `payee` `amount` minor units, at least one."""

    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a settlement: its `item`, and `amount` minor units, explained as `count` times `each`.

    The sum of all amounts is the total.
    """

    item: str
    count: int
    each: int
    amount: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a finished game costs: lines that add up, and transfers between seats that sum to zero."""

    lines: tuple[Line, ...] = ()
    transfers: tuple[Transfer, ...] = field(default=())

    @property
    def total(self) -> int:
        """The sum of all payments, in minor units."""
        return sum(line.amount for line in self.lines)


class Game(ABC):
    """A game that can be hosted. `registry.GAMES` holds one frozen instance of each."""

    __slots__ = ()

    name: str
    seats: range
    presets: tuple[str, ...]
    stakes: tuple[int, ...]  # what a game can cost, as multiples of the agreed stake
    reacts_in_deals: bool = True  # False in a game with sides: a reaction could tell the partner something

    @abstractmethod
    def options(self, given: Mapping[str, str]) -> Options:
        """The preset named by `rules` (absent: the default) with the other options changed. Raises BadOption."""

    @abstractmethod
    def start(self, options: Options, seats: int, first: Seat) -> Position:
        """A new game, which owes its first deck; `first` deals first."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move written as `text`, as in a record: verbs exact, cards in any form. Raises NotAMove."""

    @abstractmethod
    def imagine(self, view: View, unseen: Sequence[Card]) -> Position:
        """A position that fits `view`. The cards that the view cannot see are taken from `unseen`, in that order."""

    @abstractmethod
    def settle(self, final: Position, stake: int) -> Settlement:
        """What a finished game costs at the small stake of `stake` minor units (Rules 8)."""
