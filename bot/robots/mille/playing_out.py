"""The rest of a deal of Mille, played on by players who know their own cards, and all that lies open.

They play much as the regular does, on integers, and go out as soon as they can.
"""

from collections.abc import Iterable, Iterator

from bot.robots.mille.dealt import POINTS, RANK_OF, TOTALS, Dealt, Laid, Scores, Side
from bot.robots.mille.reading import COPIES, MELD, NATURALS, PAIR, RANK_PLACES, TWO

# Each number below was compared with others in 20,000 deals and more, each dealt twice with the seats exchanged.
# Together they bring 11 ± 2 points a deal more than the regular's; alone, none brings more than 4.
LOAD = 4.0  # points that each card of the pile costs its taker; 2 less
GIFT = 0.42  # of what the pile is worth, for the chance that they may take it; 0.2 and 1 less
HOLD = 4.0  # points that a pair, a meld or a two kept in hand is worth
CHAPEAU = 130.0  # points
CLEAN_START = 65  # points that are expected on a table that is still empty
LEAST_WORTH = 15.0  # points that the cards under the top must be worth
PAIR_HOPE, LONE_HOPE = 0.3, 0.1
TWO_KEEP = 45.0  # points
LAID_KEEP = 8.0  # times the points of a card that joins a meld
MELD_KEEP, PAIR_KEEP, LONE_KEEP = 4.0, 20.0, 0.3
PLENTY = 5  # cards of a rank in reach that make a meld of a pair as good as sure
KEPT = 2  # cards
TIDY = 0.01  # points, so that a lay that costs nothing is played
CLEAN_HOPE = 0.12  # which part of a table a clean natural may be expected to double; 0 loses 14 points a deal
DEARNESS = tuple(total / COPIES for total in TOTALS)


_STEPS = 64  # in which the part of the unseen cards that someone holds is counted


def to_the_end(deal: Dealt) -> Scores:
    """Play from the beginning of a turn until the deal is over. Returns what it brings each."""
    while not deal.is_over:
        turn(deal)
    return deal.scores()


def turn(deal: Dealt) -> bool:
    """Play a whole turn. Returns whether the pile was taken."""
    takes = deal.may_take and (deal.is_stock_gone or wants_pile(deal))
    if takes:
        deal.take()
    else:
        deal.draw()
    play_on(deal)
    return takes


def on_from_beginning(deal: Dealt) -> Scores:
    """Play on within a turn that has begun, until the deal is over. Returns what it brings each."""
    play_on(deal)
    return to_the_end(deal)


def after(deal: Dealt, lays: Iterable[Laid]) -> Scores:
    """Lay these within a turn, discard, and play on. Returns what the deal brings each."""
    for rank, cards, twos in lays:
        deal.lay(rank, cards, twos)
    deal.throw(best_discard(deal))
    return to_the_end(deal)


def play_on(deal: Dealt) -> None:
    """Play a turn on from where it has begun: go out, or lay and discard. A take may have gone out already."""
    own = deal.mover
    if not own.in_hand:
        return
    way = way_out(own)
    for rank, cards, twos in lays_of(deal) if way is None else way:
        deal.lay(rank, cards, twos)
    if way is None:
        deal.throw(best_discard(deal))
    elif own.in_hand:
        deal.throw(next(own.cheapest(rank) for rank in RANK_PLACES if own.hand[rank]))


def wants_pile(deal: Dealt) -> bool:
    """Return whether the cards under the top are worth taking."""
    own, danger, counts, worth = deal.mover, deal.danger(), [0] * len(RANK_PLACES), 0.0
    for card in deal.pile[:-1]:
        counts[RANK_OF[card]] += 1
    for rank, count in enumerate(counts):
        if count:
            held = own.hand[rank] + count
            is_sure = own.laid[rank] or held >= MELD or rank == TWO
            hope = 1.0 if is_sure else (PAIR_HOPE if held == PAIR else LONE_HOPE) - danger
            worth += count * DEARNESS[rank] * hope
    return worth >= LEAST_WORTH


def way_out(own: Side) -> list[Laid] | None:
    """Return the lays with which the player goes out now and scores most; one card may be left to discard."""
    hand, laid, twos = own.hand, own.laid, own.hand[TWO]
    wanted = 0  # twos
    for rank in NATURALS:
        if 0 < hand[rank] < MELD and not laid[rank]:
            wanted += MELD - hand[rank]
    if wanted > twos + MELD - 1:
        return None
    return max(_ways_out(own), default=(0, None), key=_score)[1]


def _score(way: tuple[int, list[Laid] | None]) -> int:
    return way[0]


def _ways_out(own: Side) -> Iterator[tuple[int, list[Laid] | None]]:
    for dropped in (None, *(rank for rank in RANK_PLACES if own.hand[rank])):
        hand, points = own.hand[:], own.held
        if dropped is not None:
            hand[dropped] -= 1
            points -= POINTS[own.cheapest(dropped)]
        wilds = [MELD - hand[rank] if 0 < hand[rank] < MELD and not own.laid[rank] else 0 for rank in NATURALS]
        spare = hand[TWO] - sum(wilds)
        if spare < 0:
            continue
        if 0 < spare < MELD and not own.laid[TWO]:
            homes = [rank for rank in NATURALS if own.laid[rank] or hand[rank]]
            if not homes:
                continue
            wilds[min(homes, key=lambda rank: (not wilds[rank] + own.wilds[rank], own.laid[rank] + hand[rank]))] += (
                spare
            )
            spare = 0
        naturals = [own.laid[rank] + hand[rank] for rank in NATURALS]
        score = own.down + points
        score += sum(
            TOTALS[rank] for rank in NATURALS if naturals[rank] == COPIES and not own.wilds[rank] + wilds[rank]
        )
        if own.laid[TWO] + spare == COPIES:
            score += TOTALS[TWO]
        if not any(wilds) and not any(own.wilds) and (any(naturals) or own.laid[TWO] or spare):
            score *= 2
        lays = [(rank, hand[rank], wilds[rank]) for rank in NATURALS if hand[rank] or wilds[rank]]
        yield score, [*lays, (TWO, spare, 0)] if spare else lays


def lays_of(deal: Dealt, hold: float = HOLD) -> list[Laid]:
    """Return what is worth laying without going out, as long as two cards stay in hand; what is worth most comes first.

    `hold` are the points that a pair, a meld or a two kept in hand is worth.
    """
    own, them, danger = deal.mover, deal.sides[1 - deal.seat], deal.danger()
    lays: list[Laid] = []
    while True:
        saved = 2 * danger + (danger * CHAPEAU / own.held if own.down < own.held else 0.0)
        clean = 0.0 if any(own.wilds) else deal.clean_hope * (own.down + CLEAN_START) * (1 - danger)
        found, most = None, 0.0
        for points, cost, lay in (*_melds(own, hold), *_with_twos(own, them, hold + clean)):
            value = points * saved - cost
            if value > most and own.in_hand - lay[1] - lay[2] >= KEPT:
                found, most = lay, value
        if found is None:
            return lays
        if not lays:
            own = own.copy()
        own.lay(*found)
        lays.append(found)


def _melds(own: Side, hold: float) -> Iterator[tuple[int, float, Laid]]:
    """Yield all cards of a rank, and all but a pair, which may take the pile: points, what it costs, and the lay."""
    for rank in NATURALS:
        if (cards := own.hand[rank]) and (own.laid[rank] or cards >= MELD):
            yield own.worth(rank, cards), (hold if cards >= PAIR else 0.0) - TIDY, (rank, cards, 0)
            if cards - PAIR >= (1 if own.laid[rank] else MELD):
                yield own.worth(rank, cards - PAIR), -TIDY, (rank, cards - PAIR, 0)
    if (twos := own.hand[TWO]) and (twos >= MELD or own.laid[TWO]):
        yield POINTS[TWO] * twos, hold, (TWO, twos, 0)


def _with_twos(own: Side, them: Side, cost: float) -> Iterator[tuple[int, float, Laid]]:
    """Yield a two added to each meld, and each meld that twos complete, except those that spoil a meld of eight."""
    if not (twos := own.hand[TWO]):
        return
    for rank in NATURALS:
        cards = own.hand[rank]
        if not own.wilds[rank] and own.laid[rank] + cards >= COPIES - 1 and not them.laid[rank]:
            continue
        if own.laid[rank]:
            yield POINTS[TWO], cost, (rank, 0, 1)
        elif 0 < cards < MELD <= cards + twos:
            missing = MELD - cards
            yield own.worth(rank, cards) + POINTS[TWO] * missing, cost, (rank, cards, missing)


def best_discard(deal: Dealt) -> int:
    """Return the card whose discard costs least: what it is worth in hand, and what it may give the other."""
    own, them, gone = deal.mover, deal.sides[1 - deal.seat], deal.gone
    danger, pile = deal.danger(), -LOAD
    for card in deal.pile:
        pile += POINTS[card] - LOAD
    shown = sum(them.known)
    hidden = them.in_hand - shown
    unseen = len(deal.stock) + hidden
    chances = PAIR_CHANCES[_STEPS * hidden // unseen if unseen else _STEPS]
    found, least = TWO, float("inf")
    for rank, cards in enumerate(own.hand):
        if not cards:
            continue
        card, known = own.cheapest(rank), them.known[rank]
        points = POINTS[card]
        free = COPIES - gone[rank] - cards - known
        if rank == TWO:
            cost = TWO_KEEP
        elif own.laid[rank]:
            cost = LAID_KEEP * points
        elif cards >= MELD:
            cost = MELD_KEEP * points + PAIR_KEEP
        else:
            cost = HOPES[cards][free + known] * (points + PAIR_KEEP if cards == PAIR else points * LONE_KEEP)
        taken = 1.0 if known >= PAIR else chances[PAIR - known][free]
        cost += GIFT * taken * (pile + points) - danger * points
        if cost < least:
            found, least = card, cost
    return found


def _at_least(wanted: int, unseen: int, held: float) -> float:
    """Return how likely someone who holds this part of the unseen cards has so many of these."""
    none = (1 - held) ** unseen
    return 1 - none - (unseen * held * (1 - held) ** (unseen - 1) if wanted == PAIR and unseen else 0.0)


PAIR_CHANCES = tuple(
    tuple(tuple(_at_least(wanted, unseen, step / _STEPS) for unseen in range(COPIES + 1)) for wanted in range(PAIR + 1))
    for step in range(_STEPS + 1)
)
"""How likely the other holds one or two cards of a rank: by their part of the unseen cards, how many are wanted, and
how many are unseen."""

HOPES = tuple(
    tuple(min(1.0, max(0, reach - (MELD - cards) + 1) / PLENTY) for reach in range(COPIES + 1)) for cards in range(MELD)
)
"""How likely cards of a rank become a meld: by how many are held, and how many are in reach."""
