"""A made-up game that asks any questions a test needs, and whose moves are its offers."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from bot.games.cards import Card
from bot.games.protocol import Chance, Move, NotAMove, Options, Outcome, Position, Refusal, Seat, Step, View, Window
from cogs.screens.game import Showing
from cogs.screens.listed import ListedScreens
from cogs.screens.questions import Offer, Question
from cogs.screens.screen import Block
from render import Studio
from tests.witness.game import MAGPIE

WHY = Refusal("magpie", "not-held", "4.1")


@dataclass(frozen=True, slots=True)
class Do(Move):
    """A move by its text."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class MadeUpView(View):
    """A view in which some moves are listed, and nothing else is known."""

    moves: tuple[Move, ...]
    seat: Seat | None = Seat.A
    options: Options = field(default_factory=lambda: MAGPIE.options({}))
    to_act: frozenset[Seat] = frozenset({Seat.A})
    outcome: Outcome | None = None
    turn: int = 7
    window: Window | None = None
    left: tuple[Seat, ...] = ()

    def refusal(self, move: Move) -> Refusal | None:
        return None if move in self.moves else WHY

    def legal_moves(self) -> Collection[Move]:
        return self.moves

    def unseen(self) -> tuple[Card, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class MadeUpPosition(Position):
    """A position in which seat A may play these moves."""

    moves: tuple[Move, ...]
    window: Window | None = None

    @property
    def options(self) -> Options:
        return MAGPIE.options({})

    @property
    def chance(self) -> Chance | None:
        return None

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset({Seat.A}) if self.window is None else frozenset(self.window.asked)

    @property
    def left(self) -> tuple[Seat, ...]:
        return ()

    @property
    def outcome(self) -> Outcome | None:
        return None

    def turn(self, seat: Seat) -> int:
        return 7

    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        return self.view(seat).refusal(move)

    def legal_moves(self, seat: Seat) -> Collection[Move]:
        return self.moves

    def play(self, seat: Seat | None, move: Move) -> Step:
        raise NotImplementedError

    def supply(self, cards: Sequence[Card]) -> Step:
        raise NotImplementedError

    def default(self, seat: Seat) -> Move | None:
        return None

    def view(self, seat: Seat | None) -> MadeUpView:
        return MadeUpView(self.moves if seat in self.to_act else (), seat, to_act=self.to_act, window=self.window)


def parse(text: str) -> Move:
    """Parse a listed move: no other text is one."""
    raise NotAMove("magpie", "not-a-move")


class MadeUpScreens(ListedScreens):
    """Screens that ask these questions, with as many words as a table may have."""

    name = "magpie"
    parse = staticmethod(parse)

    def __init__(self, studio: Studio, *asked: Question, whole: str = "t" * 400) -> None:
        super().__init__(studio)
        self.asked = asked
        self.hand: Sequence[Card] = ()  # as a picture of it would show it
        self._told, self.tells_in_full = whole, bool(whole)

    async def table(self, showing: Showing) -> list[Block]:
        return []

    async def panel(self, showing: Showing, *, rows: int) -> list[Block]:
        return []

    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        return []

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        return []

    async def score(self, showing: Showing) -> list[Block]:
        return []

    def in_full(self, showing: Showing) -> str:
        return self._told

    def lying(self, showing: Showing) -> Sequence[Card]:
        return self.hand

    def questions(self, showing: Showing) -> Sequence[Question]:
        return self.asked

    def prompt(self, showing: Showing) -> str:
        return "p" * 200


def cards(many: Sequence[Card]) -> tuple[Offer, ...]:
    """Return an offer for each of these cards, each under its place."""
    return tuple(Offer(number, str(card), card=card) for number, card in enumerate(many))
