"""Deals that fit all that a player of Mille saw, counted by rank."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from bot.games.cards import CARDS, RANKS, Card
from bot.games.mille.kinds import KINDS, kind_of
from bot.games.mille.options import CleanNatural
from bot.games.mille.views import SeatView
from bot.robots.mille.dealt import RANK_OF, Dealt, Side
from bot.robots.mille.laying import CLEAN_HOPE_ANY, CLEAN_HOPE_IN_NEED
from bot.robots.mille.playing_out import CLEAN_HOPE
from bot.robots.mille.reading import TWO, Reading

_KINDS = sorted(KINDS, key=lambda kind: kind.special is not None)
_CODES = tuple(_KINDS.index(kind_of(card)) for card in CARDS)  # by place


def coded(card: Card) -> int:
    """Return the number of a card's kind, as it is dealt out there."""
    return _CODES[card.place]


@dataclass(frozen=True, slots=True)
class Imagining:
    """A seat's knowledge of a deal."""

    seen: Dealt  # without the hidden cards, which are counted nowhere in it
    unseen: tuple[int, ...]  # in the other hand or in the stock
    hidden: int  # of them in the other hand

    @classmethod
    def of(cls, reading: Reading) -> "Imagining":
        """Return what a seat knows."""
        view, options = reading.view, reading.view.options
        first, second = (
            _side(one, view.hand if one is reading.me and view.hand is not None else one.known) for one in view.seats
        )
        pile = [*map(coded, view.buried), *(() if view.top is None else (coded(view.top),))]
        gone = [mine + theirs for mine, theirs in zip(first.laid, second.laid, strict=True)]
        gone[TWO] += sum(first.wilds) + sum(second.wilds)
        for card in pile:
            gone[RANK_OF[card]] += 1
        hope = CLEAN_HOPE_IN_NEED if options.natural_required and not reading.me.naturals else CLEAN_HOPE
        is_any = options.clean_natural is CleanNatural.ANY
        seen = Dealt(
            (first, second),
            int(reading.me.seat),
            pile,
            [],
            gone,
            renewals=view.renewals,
            clean_hope=CLEAN_HOPE_ANY if is_any else hope,
            any_clean=is_any,
        )
        return cls(seen, tuple(map(coded, view.unseen())), reading.hidden)

    def deal(self, random: Random) -> Dealt:
        """Return the deal, with hidden cards as chance wants them."""
        return self.with_hidden(random.sample(self.unseen, len(self.unseen)))

    def plain(self) -> Dealt:
        """Return a deal for those who look at no hidden card, only at how many there are."""
        return self.with_hidden([*self.unseen])

    def with_hidden(self, cards: list[int]) -> Dealt:
        """Return the deal with these hidden cards: those of the other hand first, then the stock from below."""
        deal = self.seen.copy()
        deal.sides[1 - deal.seat].get(cards[: self.hidden])
        deal.stock = cards[self.hidden :]
        return deal


def _side(one: SeatView, hand: Iterable[Card]) -> Side:
    """Return the cards of a player, as far as they are seen."""
    side = Side.empty()
    side.get(map(coded, hand))
    side.known = [one.known.count_rank(rank) for rank in RANKS]
    side.down = one.down_points
    for meld in one.melds:
        side.laid[meld.rank.place] = len(meld.naturals)
        side.wilds[meld.rank.place] = len(meld.wilds)
    return side
