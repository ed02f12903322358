"""Whole lays worth offering: everything that goes down at once, without wild twos and with them.

They follow from the open table and the own hand alone, in the same order every time, so a button may name one by its
number. Cards are counted and never chosen by their faces, so the largest hand takes no longer than others.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import RANKS, Card, Rank, rank_cards
from bot.games.mille.board import Phase
from bot.games.mille.kinds import POINTS, TWO_POINTS
from bot.games.mille.moves import Lay
from bot.games.mille.views import MilleView

LEAST = 3  # cards in a new meld
CLEAN_LEFT = 4  # cards; who lays no wild two still goes out clean in one deal of three, with six cards in one of six
PRECIOUS = 50  # points; a card worth this much is worth two wild twos


@dataclass(frozen=True, slots=True)
class Arrangement:
    """An arrangement of lays, to be played together in this order."""

    lays: tuple[Lay, ...]
    points: int  # of the cards that go down
    twos: int  # wild ones among them
    left: int  # cards in hand afterwards

    @property
    def goes_out(self) -> bool:
        """Whether it lays the last card."""
        return not self.left


@dataclass(frozen=True, slots=True)
class _Short:
    """The cards in hand of a rank that has no own meld, too few for one. Twos are never short: they are wild."""

    rank: Rank
    cards: tuple[Card, ...]

    @property
    def lacks(self) -> int:
        """The number of wild twos that would make it a meld."""
        return LEAST - len(self.cards)

    @property
    def points(self) -> int:
        """The points of its meld."""
        return _points(self.cards) + TWO_POINTS * self.lacks


def arrangements(view: MilleView) -> tuple[Arrangement, ...]:
    """Return the lays to offer, none twice: without wild twos, and with those that make new melds worth most.

    After these come what leaves one card to discard, and what lays the last card. Empty while this seat may not lay.
    """
    hand = view.hand
    if hand is None or view.seat is None or view.seat not in view.to_act or view.phase is not Phase.PLAY:
        return ()
    plain = view.all_melds()
    laid = {lay.rank for lay in plain}
    bits = hand.bits
    held = {rank: rank_cards(rank.place, byte) for rank in RANKS if (byte := bits >> 8 * rank.place & 255)}
    twos = held.pop(Rank.TWO, ())
    short = [_Short(rank, cards) for rank, cards in held.items() if rank not in laid]
    offers = [plain, (*plain, *_with_twos(short, twos))]
    offers += (lays for lays in (_last_but_one(view, plain, short, twos), _all(view, plain, short, twos)) if lays)
    return tuple(_arranged(lays, len(hand)) for lays in dict.fromkeys(offers) if lays)


def is_clean_exit_likely(view: MilleView) -> bool:
    """Return whether the viewer may still well go out without a wild two on the table.

    That is so with no wild two laid, and at most `CLEAN_LEFT` cards left in hand if all melds without twos went down.
    It follows from the own hand and the open table alone.
    """
    if view.seat is None or view.hand is None or any(meld.wilds for meld in view.seats[view.seat].melds):
        return False
    return len(view.hand) - sum(len(lay.cards) for lay in view.all_melds()) <= CLEAN_LEFT


def _arranged(lays: tuple[Lay, ...], held: int) -> Arrangement:
    cards = [card for lay in lays for card in lay.cards]
    wild = sum(card.rank is Rank.TWO for lay in lays if lay.rank is not Rank.TWO for card in lay.cards)
    return Arrangement(lays, _points(cards), wild, held - len(cards))


def _with_twos(short: Sequence[_Short], twos: Sequence[Card]) -> tuple[Lay, ...]:
    """Return the melds that wild twos can make, as many as count most together."""
    best: dict[int, tuple[_Short, ...]] = {0: ()}  # by the number of twos
    for each in short:
        if each.lacks > 1 and not any(POINTS[card.place] >= PRECIOUS for card in each.cards):
            continue
        for used in sorted(best, reverse=True):
            more = used + each.lacks
            wanted = (*best[used], each)
            if more <= len(twos) and (more not in best or _worth(wanted) > _worth(best[more])):
                best[more] = wanted
    return _filled(max(best.values(), key=_worth), twos)


def _worth(melds: Sequence[_Short]) -> int:
    return sum(each.points for each in melds)


def _filled(melds: Sequence[_Short], twos: Sequence[Card]) -> tuple[Lay, ...]:
    """Return these melds, each with the twos that it lacks."""
    spare = list(twos)
    return tuple(Lay(each.rank, (*each.cards, *(spare.pop(0) for _ in range(each.lacks)))) for each in melds)


def _all(
    view: MilleView, plain: tuple[Lay, ...], short: Sequence[_Short], twos: Sequence[Card]
) -> tuple[Lay, ...] | None:
    """Return lays of every card; None when impossible."""
    needed = sum(each.lacks for each in short)
    if needed > len(twos):
        return None
    lays, spare = (*plain, *_filled(short, twos)), tuple(twos[needed:])
    if not spare:
        return lays
    own = () if view.seat is None else view.seats[view.seat].melds
    if len(spare) >= LEAST or any(meld.rank is Rank.TWO for meld in own):
        return (*lays, Lay(Rank.TWO, spare))
    wild = {lay.rank for lay in lays if lay.wilds} | {meld.rank for meld in own if meld.wilds}
    ranks = sorted({*(lay.rank for lay in lays), *(meld.rank for meld in own)}, key=lambda rank: rank.place)
    joined = next((rank for rank in ranks if rank in wild), next(iter(ranks), None))  # keep melds natural
    if joined is None:
        return None
    bare = next((lay.cards for lay in lays if lay.rank is joined), ())
    return (*(lay for lay in lays if lay.rank is not joined), Lay(joined, (*bare, *spare)))


def _last_but_one(
    view: MilleView, plain: tuple[Lay, ...], short: Sequence[_Short], twos: Sequence[Card]
) -> tuple[Lay, ...] | None:
    """Return lays of every card but one without a pair, the cheapest such card; None when impossible."""
    if sum(each.lacks for each in short) <= len(twos):
        return None  # all of them can go
    single = min((each for each in short if len(each.cards) == 1), key=lambda each: each.points, default=None)
    if single is None:
        return None
    return _all(view, plain, [each for each in short if each is not single], twos)


def _points(cards: Sequence[Card]) -> int:
    return sum(POINTS[card.place] for card in cards)
