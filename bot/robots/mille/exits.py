"""The ways to go out in this turn, and what each would score (Rules 5 and 6)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.cards import RANKS, Card
from bot.games.mille.moves import Discard, Lay
from bot.games.protocol import Move
from bot.robots.mille.danger import full_sets
from bot.robots.mille.reading import MELD, NATURALS, TWO, Counts, Reading, points_of, rank_total


@dataclass(frozen=True, slots=True)
class Exit:
    """A way to go out in this turn."""

    lays: tuple[Lay, ...]
    discard: Card | None  # None: all cards are laid
    naturals: int  # asterisks it would earn
    score: int  # of the deal, doublings included

    @property
    def next_move(self) -> Move:
        """The first move of this way; after it, `find_exit` finds the rest. Raises ValueError when nothing is left."""
        if self.lays:
            return self.lays[0]
        if self.discard is None:
            raise ValueError("nothing is left to play")
        return Discard(self.discard)


def find_exit(reading: Reading) -> Exit | None:
    """Return the way out that scores most, or None. Where the game asks for a natural, a way with one comes first."""
    lacks_natural = reading.view.options.natural_required and not reading.me.naturals
    return max(_exits(reading), key=lambda way: (lacks_natural and way.naturals > 0, way.score), default=None)


def _exits(reading: Reading) -> Iterator[Exit]:
    # To discard a stray card saves at most two wild twos.
    if sum(_wilds_wanted(reading, reading.hand)) > reading.hand[TWO] + MELD - 1:
        return
    for dropped in (None, *(held[-1] for held in reading.cards if held)):
        cards = list(reading.cards)
        if dropped is not None:
            cards[dropped.rank.place] = cards[dropped.rank.place][:-1]
        wilds = _wilds_laid(reading, tuple(map(len, cards)))
        if wilds is not None:
            yield _exit(reading, cards, wilds, dropped)


def _wilds_wanted(reading: Reading, hand: Counts) -> Counts:
    """Return how many wild twos each rank in `hand` needs before it can be laid."""
    return tuple(max(0, MELD - hand[rank]) if hand[rank] and not reading.mine[rank] else 0 for rank in NATURALS)


def _wilds_laid(reading: Reading, hand: Counts) -> Counts | None:
    """Return how many wild twos to lay with each rank so that the whole hand is laid. None when that is impossible."""
    wanted = _wilds_wanted(reading, hand)
    spare = hand[TWO] - sum(wanted)
    if spare < 0:
        return None
    if spare == 0 or spare >= MELD or reading.mine[TWO]:
        return wanted  # spare twos make or join a set of twos
    homes = [rank for rank in NATURALS if reading.mine[rank] or hand[rank]]
    if not homes:
        return None
    # A meld with a wild two loses nothing by another; else choose the meld that is furthest from eight cards.
    home = min(homes, key=lambda rank: (not wanted[rank] + reading.my_wilds[rank], reading.mine[rank] + hand[rank]))
    return tuple(wild + spare * (rank == home) for rank, wild in enumerate(wanted))


def _exit(reading: Reading, cards: list[tuple[Card, ...]], wilds: Counts, dropped: Card | None) -> Exit:
    lays = []
    twos = cards[TWO]
    for rank in NATURALS:
        wild, twos = twos[: wilds[rank]], twos[wilds[rank] :]
        if cards[rank] or wild:
            lays.append(Lay(RANKS[rank], cards[rank] + wild))
    if twos:
        lays.append(Lay(RANKS[TWO], twos))
    naturals = tuple(mine + len(held) for mine, held in zip(reading.mine, (*cards[:TWO], twos), strict=True))
    wild_twos = tuple(mine + laid for mine, laid in zip(reading.my_wilds, (*wilds, 0), strict=True))
    eights = full_sets(naturals, wild_twos)
    is_clean = any(naturals) and not any(wild_twos)
    laid = reading.view.held_points - (points_of((dropped,)) if dropped is not None else 0)
    score = (reading.me.down_points + laid + sum(map(rank_total, eights))) * (2 if is_clean else 1)
    return Exit(tuple(lays), dropped, naturals=len(eights) + is_clean, score=score)
