"""The choices of a player of a rummy with contracts that are worth weighing, and what is true of each by the view."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.cards import JOKER, Card, Hand
from bot.games.discarding import Discard, Draw, Take
from bot.games.protocol import Move
from bot.games.rummy.laying import Add, Lay
from bot.games.rummy.nearing import missing
from bot.robots.coaching import Option, Said
from bot.robots.rummies.dealt import NEAR, Dealt, neighbors
from bot.robots.rummies.packed import FIRST, PLANE, RANKS, STAR, SUIT, card_at, code_of, codes, less, more

DISCARDS = (5, 4, 3, 3, 3)  # that are weighed, by how many runs are wanted: these take longer to play out
WAITING = 2  # of them, next to what puts cards down


class Choices:
    """The choices of the seat that knows this deal, and whose own hand is in it.

    What it says of a contract is counted as its player reads it, not as roughly as robots do. A contract that takes the
    whole hand is not complete by its melds alone.
    """

    def __init__(self, now: Dealt, seat: int, *, is_whole: bool = False) -> None:
        self._now, self._seat, self._hand = now, seat, now.hands[seat]
        self._is_whole, self._missing = is_whole, dict[int, int]()
        self._has_laid = now.has_laid[seat]
        self._needs, self._most = now.kind.needs, DISCARDS[now.kind.wanted.runs]

    def discards(self, usual: Card, cards: Sequence[Card]) -> list[Card]:
        """Return the usual discard, and others of these cards that look best."""
        return [usual, *[card for card in self._ranked(cards) if card != usual][: self._most - 1]]

    def _ranked(self, cards: Iterable[Card]) -> list[Card]:
        """Return each of these cards once: those that may be thrown soonest come first."""
        return sorted(dict.fromkeys(cards), key=lambda card: (self._lacks_without(card), self._worth(card), card.place))

    def plays(self, usual: Move, legal: Iterable[Move]) -> list[Move]:
        """Return the usual move, and discards: few if it puts something down."""
        cards = [move.card for move in legal if isinstance(move, Discard)]
        if isinstance(usual, Discard):
            return [*map(Discard, self.discards(usual.card, cards))]
        return [usual, *map(Discard, self._ranked(cards)[:WAITING])]

    def option(self, move: Move) -> Option | None:
        """Return a move as a choice; None for one that is not weighed here."""
        match move:
            case Discard(card=card):
                return Option(move, discarding(card), tuple(self._of_discard(card)))
            case Take():
                top = self._top()
                return Option(move, Said("take", (("cards", (top,)),)), tuple(self._of_getting(top)))
            case Draw():
                return Option(move, Said("draw"), tuple(self._of_leaving(self._top())) if self._now.pile else ())
            case Lay():
                code = "lay-more" if self._has_laid else "lay"
                cards = tuple(card for group in move.groups for card in group.cards)
                left = self._now.in_hand[self._seat] - len(cards)
                return Option(move, Said(code, (("cards", cards),)), (Said("down", (("left", left),)),))
            case Add():
                points = sum(self._now.kind.costs[code_of(card)] for card in move.cards)
                return Option(move, Said("add", (("cards", move.cards),)), (Said("saved", (("points", points),)),))
        return None

    def claims(self, claim: Move, no: Move) -> tuple[Option, Option]:
        """Return what may be answered to who offers the top of the pile."""
        top = self._top()
        return (
            Option(claim, Said("claim", (("cards", (top,)),)), tuple(self._of_getting(top))),
            Option(no, Said("no", (("cards", (top,)),)), (*self._of_leaving(top), Said("no-penalty"))),
        )

    # What is true by the view

    def _top(self) -> Card:
        return card_at(self._now.pile[-1])

    def _lacks(self, hand: int) -> int:
        """Return how many more cards a hand needs for the contract, at least."""
        if hand not in self._missing:
            cards = Hand((*map(card_at, codes(hand)), *[JOKER] * (hand >> STAR)))
            self._missing[hand] = missing(cards, self._now.kind.wanted, self._now.kind.rules)
        return self._missing[hand]

    def _lacks_without(self, card: Card) -> int:
        return 0 if self._has_laid else self._needs.plan(less(self._hand, code_of(card))).lacks

    def _worth(self, card: Card) -> int:
        if card is JOKER:
            return 1 << 10
        kind, code = self._now.kind, code_of(card)
        near = 0 if self._has_laid else kind.neighbor * neighbors(kind, self._hand, code)
        return near - kind.costs[code]

    def _of_getting(self, card: Card) -> Iterator[Said]:
        """Yield what is true of getting the top of the pile."""
        if self._has_laid:
            if self._now.fits >> code_of(card) & 1:
                yield Said("fits", (("cards", (card,)),))
            return
        after = self._lacks(more(self._hand, code_of(card)))
        if after < self._lacks(self._hand) and (after or not self._is_whole):
            yield Said("completes" if not after else "nearer", (("cards", (card,)), ("count", after)))

    def _of_leaving(self, card: Card) -> Iterator[Said]:
        """Yield what is true of leaving the top of the pile."""
        if self._has_laid:
            if not self._now.fits >> code_of(card) & 1:
                yield Said("fits-nowhere", (("cards", (card,)),))
        elif not (lacks := self._lacks(self._hand)):
            if not self._is_whole:
                yield Said("complete", (("cards", (card,)),))
        elif self._lacks(more(self._hand, code_of(card))) >= lacks:
            yield Said("no-nearer", (("cards", (card,)),))

    def _of_discard(self, card: Card) -> Iterator[Said]:
        kind, code = self._now.kind, code_of(card)
        if not self._has_laid and card is not JOKER and self._is_spare(code):
            if lacks := self._lacks(self._hand):
                yield Said("still", (("count", lacks),))
            if not neighbors(kind, self._hand, code):
                alone = "alone" if kind.wanted.sets else "alone-runs"
                yield Said(alone, (("cards", (card,)), ("jokers", self._hand >> STAR)))
        if card is not JOKER and self._is_cold(code):
            yield Said("cold", (("cards", (card,)),))
        spare = {one: kind.costs[one] for one in self._spare()}
        if code in spare and spare[code] == max(spare.values()):
            yield Said("costly", (("cards", (card,)), ("points", kind.costs[code])))

    def _spare(self) -> list[int]:
        """Return the natural cards whose loss leaves the contract as near as it is, each once."""
        faces = (self._hand | self._hand >> PLANE) & FIRST
        found = [code for code in range(PLANE) if faces >> code & 1]
        if self._has_laid:
            return found
        return [*filter(self._is_spare, found)]

    def _is_spare(self, code: int) -> bool:
        return self._lacks(less(self._hand, code)) <= self._lacks(self._hand)

    def _is_cold(self, code: int) -> bool:
        """Return whether the next player is known to hold cards, and none that goes with this one."""
        now = self._now
        following = next(now.others(), -1)
        known = now.hands[following] & ~(1 << STAR) if following >= 0 and following != self._seat else 0
        if not known or now.has_laid[following]:
            return False
        goes = RANKS[code % SUIT] if now.kind.wanted.sets else 0
        if now.kind.wanted.runs:
            goes |= NEAR[code] | NEAR[code] << PLANE
        return not known & goes


def discarding(card: Card) -> Said:
    """Return that this card is discarded."""
    return Said("discard", (("cards", (card,)),))
