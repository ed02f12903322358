"""Rummies played in the notation of their records, with what records leave out, so that a test reads like the rules."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, TypeVar

from bot.games.cards import Card, Hand, parse_card
from bot.games.contract_rummy import board as contract_rummy
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.kalooki import board as kalooki
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Ending, Event, Game, Owed, Position, Seat, clockwise, of_kind
from bot.games.record.reading import letting_go
from bot.games.rummy.inner.position import ContractPosition, outcome_by
from bot.games.rummy.laid import Laid
from bot.games.rummy.laying import Lay, meld_of
from bot.games.rummy.melds import Fault, Meld, MeldRules
from tests.games.reading import Eyes, Lines, one_by_one
from tests.there import there

V = TypeVar("V", KalookiView, ContractRummyView)
B = TypeVar("B", kalooki.Board, contract_rummy.Board)
S = TypeVar("S")


class Spread(NamedTuple):
    """Cards of a deal as they lie."""

    held: tuple[Hand, ...]
    laid: tuple[Laid, ...]
    has_laid: tuple[bool, ...]  # by seat
    drawn: tuple[Card, ...]  # the stock


@dataclass(frozen=True, slots=True)
class RummyLines(Lines):
    """Lines of a record, each a turn or a part of it. A renewed stock is in hand order."""

    def play(self, position: Position, *lines: str) -> Position:
        """Return the position after these lines."""
        for line in lines:
            position = self._played(position, line)[0]
        return position

    def waiting(self, position: Position, line: str) -> Position:
        """Return the position after one move, which may wait for a renewed stock."""
        return self.step(_let_go(position, Seat[line[0]]), line).position

    def happened(self, position: Position, line: str) -> list[Event]:
        """Return the events of one line."""
        return self._played(position, line)[1]

    def events(self, position: Position, line: str) -> list[str]:
        """Return the names of the events of one line."""
        return [type(event).__name__ for event in self.happened(position, line)]

    def why_not(self, position: Position, line: str) -> str | None:
        """Return the code and the rule of a refusal; moves before the last of a line are played."""
        seat, _, moves = line.partition(": ")
        *before, last = moves.split("; ")
        for move in before:
            position = self.play(position, f"{seat}: {move}")
        return self.why(_let_go(position, Seat[seat]), f"{seat}: {last}")

    def melds(self, lines: Sequence[str], rules: MeldRules) -> list[Laid]:
        """Return melds as they lie: `"B: set 5S 5H 5D"` is B's."""
        return [Laid(Seat[line[0]], meld) for line in lines for meld in self._melds_of(line[3:], rules)]

    def spread(
        self,
        melds: Sequence[str],
        hands: Mapping[str, str],
        rules: MeldRules,
        deck: Sequence[Card],
        *,
        seats: int,
        pile: str,
        stock: str | None,
    ) -> Spread:
        """Return hands, melds and stock: named cards, or two twos in hand, and all that are nowhere else."""
        held = tuple(Hand(cards(hands.get(str(Seat(seat)).lower(), "2S 2H"))) for seat in range(seats))
        laid = self.melds(melds, rules)
        lying = [*(card for hand in held for card in hand), *(card for _, meld in laid for card in meld.cards)]
        drawn = less(deck, [*lying, *cards(pile)]) if stock is None else cards(stock)
        has_laid = tuple(any(owner == seat for owner, _ in laid) for seat in range(seats))
        return Spread(held, tuple(laid), has_laid, tuple(drawn))

    def _melds_of(self, text: str, rules: MeldRules) -> list[Meld]:
        found = [meld_of(group, rules) for group in of_kind(Lay, self.parse(f"lay {text}")).groups]
        assert not any(isinstance(meld, Fault) for meld in found), text
        return [meld for meld in found if not isinstance(meld, Fault)]

    def _played(self, position: Position, line: str) -> tuple[Position, list[Event]]:
        seat, _, moves = line.partition(": ")
        happened: list[Event] = []
        for move in moves.split("; "):
            position = _let_go(position, Seat[seat]) if move not in ("resign", "timeout") else position
            step = self.step(position, f"{seat}: {move}")
            position, happened = step.position, [*happened, *step.events]
            if position.chance is not None and position.chance.kind is Owed.STOCK:
                step = position.supply(position.chance.cards)
                position, happened = step.position, [*happened, *step.events]
        return position, happened


class RummyTables(Generic[V, B, S]):
    """Tables of such a game, set up and inspected."""

    def __init__(self, game: Game, eyes: Eyes[V, B, S], cards_each: Callable[[int], int]) -> None:
        self._game = game
        self._eyes = eyes
        self._cards_each = cards_each

    def begun(self, seats: int = 3, *, dealer: str = "C", **options: str) -> Position:
        """Return a game before its first deck."""
        return self._game.start(self._game.options(options), seats, Seat[dealer])

    def deck(self, position: Position, *, top: str = "", **hands: str) -> list[Card]:
        """Return a deck for the next deal: B gets `b="AS KD"`, `top` is turned up. All others come in hand order."""
        chance, now = there(position.chance), self._eyes.board(position)
        order, each = clockwise(len(now.seats), after=chance.seat), self._cards_each(now.next_contract)
        named = {seat: cards(hands.get(str(seat).lower(), "")) for seat in order}
        asked = [*named.values(), cards(top)]
        rest = less(now.deck, [card for own in asked for card in own])
        held = [[*own, *(rest.pop() for _ in range(each - len(own)))] for own in named.values()]
        return [*one_by_one(held), *cards(top), *rest]

    def dealt(self, position: Position, *, top: str = "", **hands: str) -> Position:
        """Return the next deal, with these hands."""
        return position.supply(self.deck(position, top=top, **hands)).position

    def asked(self, position: Position) -> str:
        """Return who is asked whether they claim the top of the pile, in order."""
        return "".join(map(str, self._eyes.board(position).table.asked))

    def hand(self, position: Position, seat: str) -> str:
        """Return the cards of a seat, in hand order."""
        return shown(self._eyes.look(position, seat).hand)

    def meld(self, position: Position, number: int = 1) -> str:
        """Return the cards of a meld as they lie."""
        return shown(self._eyes.board(position).table.melds[number - 1].meld.cards)

    def legal(self, position: Position, seat: str) -> list[str]:
        """Return the possible plays of a seat, as they are listed."""
        return [*map(str, position.legal_moves(Seat[seat]))]

    def pays(self, position: Position, stake: int) -> dict[str, int]:
        """Return who pays whom how much: `AC` for A to C."""
        return {f"{each.payer}{each.payee}": each.amount for each in self._game.settle(position, stake).transfers}

    def finished(self, over: Position, totals: tuple[int, ...], *, gone: str = "", **options: str) -> Position:
        """Return the game that is `over`, with these totals, options, and players gone."""
        was, given = of_kind(ContractPosition, over), self._game.options({"contracts": "1"} | options)
        scores, left = (replace(was.board.scores[-1], totals=totals),), tuple(Seat[seat] for seat in gone)
        now = replace(was.board, options=given, scores=scores, left=left)
        return replace(was, board=replace(now, outcome=outcome_by(now, Ending.PLAYED)))


def shown(some: Sequence[Card] | Hand) -> str:
    """Return cards in notation."""
    return " ".join(map(str, some))


def cards(text: str) -> list[Card]:
    """Return cards from notation."""
    return [*map(parse_card, text.split())]


def less(some: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """Return the cards without others, in hand order."""
    return sorted((Counter(some) - Counter(gone)).elements(), key=lambda card: card.place)


def _let_go(position: Position, seat: Seat) -> Position:
    return [position, *(after for _, _, after in letting_go(seat, position))][-1]
