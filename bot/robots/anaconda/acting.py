"""What players do in deals of Anaconda that are imagined: they bet by the strength of their hands, as the regular does.

Who is careless bets as the novice does. All pass as the expert does. Each knows the own hand, the bets, declarations
and open cards, and nothing else.
"""

import math
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache

from bot.games.anaconda.betting import MOST_FULL
from bot.games.anaconda.board import DEAREST, Half, Phase
from bot.games.poker import CODES, Ranking, worth_of
from bot.robots.anaconda.holding import place_of
from bot.robots.anaconda.keeping import parting
from bot.robots.anaconda.playing_out import FOLD, STAY, PlayedOut
from bot.robots.anaconda.prices import CURIOUS, PROUD, early_share, is_worth_betting, is_worth_calling, sized
from bot.robots.anaconda.sampling import DARED, KEPT

HIDDEN = 3  # cards of a hand of which four are open


def to_the_end(deal: PlayedOut, seat: int) -> None:
    """Play a deal on until nothing changes for a seat: to its end, or until the seat has folded."""
    while not deal.is_over and seat in deal.ins:
        goes_on(deal)


def goes_on(deal: PlayedOut) -> None:
    """Let those choose who are to choose next."""
    if deal.phase is Phase.BET:
        deal.bet(betted(deal))
    elif deal.phase is Phase.GIVE:
        deal.passes_on({seat: passed(deal, seat) for seat in deal.ins})
    elif deal.phase is Phase.DECLARE:
        deal.declares({seat: side(deal, seat) for seat in deal.ins})
    else:
        deal.shows({seat: formed(deal, seat) for seat in deal.ins})


def passed(deal: PlayedOut, seat: int) -> Sequence[int]:
    """Return the three cards that a player passes on."""
    hand = deal.hands[seat]
    return [hand[at] for at in _promise(deal, seat)[1]]


def side(deal: PlayedOut, seat: int) -> Half:
    """Return the half for which a player declares."""
    high, low = _places(deal, seat)
    return Half.HIGH if high >= low else Half.LOW


def formed(deal: PlayedOut, seat: int) -> int:
    """Return what the best five cards of a player are worth for the half declared."""
    return worth_of(deal.hands[seat], deal.terms.ranking(deal.declared[seat] or Half.HIGH))


def betted(deal: PlayedOut) -> int:
    """Return what the player does who is to bet."""
    seat = deal.pending[0]
    if deal.careless >> seat & 1:
        return _betted_carelessly(deal, seat)
    share, price, number = deal.moods[seat] * shared(deal, seat), deal.price(seat), deal.number
    if is_worth_betting(share, len(deal.ins), deal.full, number=number) and (bounds := deal.bounds(seat)) is not None:
        return sized(share, deal.due, deal.pot + price, *bounds)
    return STAY if not price or is_worth_calling(share, deal.pot + price, price, number=number) else FOLD


def _betted_carelessly(deal: PlayedOut, seat: int) -> int:
    """Return what a beginner does: it goes by its own hand, unless others' open cards beat that."""
    if is_beaten(deal, seat):
        return FOLD if deal.price(seat) else STAY
    half, (high, low) = deal.declared[seat], _places(deal, seat)
    place = max(high, low) if half is None else high if half is Half.HIGH else low
    if place > PROUD and (bounds := deal.bounds(seat)) is not None:
        return bounds[0]
    return STAY if place > CURIOUS or not deal.price(seat) else FOLD


def is_beaten(deal: PlayedOut, seat: int) -> bool:
    """Return whether a rival's open cards beat the player's hand, whatever the fifth is."""
    half = deal.declared[seat]
    if half is None:
        return False
    ranking, made = deal.terms.ranking(half), deal.made[seat]
    rivals = [one for one in deal.ins if one != seat and deal.declared[one] is half and deal.opened[one]]
    return any(with_a_fifth(tuple(deal.opened[one]), ranking)[0] > made for one in rivals)


def shared(deal: PlayedOut, seat: int) -> float:
    """Return the share of the pot that a player expects."""
    if deal.number < DEAREST:
        return early_share(_promise(deal, seat)[0], len(deal.ins), deal.full)
    half = deal.declared[seat]
    if half is None:
        return _before_declaring(deal, seat)
    rivals = [one for one in deal.ins if one != seat and deal.declared[one] is half]
    share = 1.0 if len(rivals) == len(deal.ins) - 1 else 0.5
    place, ranking = _places(deal, seat)[half is Half.LOW], deal.terms.ranking(half)
    for one in rivals:
        dares = deal.full if 0 < deal.due == deal.put[one] else 0
        if opened := deal.opened[one]:
            worths = with_a_fifth(tuple(opened), ranking)
            share *= math.pow(bisect_right(worths, deal.made[seat]) / len(worths), HIDDEN + min(dares, MOST_FULL))
        else:
            share *= math.pow(place, KEPT + DARED * min(dares, MOST_FULL))
    return share


def _before_declaring(deal: PlayedOut, seat: int) -> float:
    place, others = max(_places(deal, seat)), len(deal.ins) - 1
    share = 0.5 + math.pow(0.5, others + 1)  # half of the pot, or all where all others declare for the same half
    dared = sum([0 < deal.due == deal.put[one] for one in deal.ins if one != seat])
    bold = math.pow(place, KEPT + DARED * min(deal.full, MOST_FULL))
    return share * math.pow(0.5 + bold / 2, dared) * math.pow(0.5 + math.pow(place, KEPT) / 2, others - dared)


@lru_cache(4_096)
def with_a_fifth(opened: tuple[int, ...], ranking: Ranking) -> Sequence[int]:
    """Return what four open cards are worth with each other card as the fifth, in order."""
    return sorted([worth_of((*opened, card), ranking) for card in CODES if card not in opened])


def _promise(deal: PlayedOut, seat: int) -> tuple[float, tuple[int, ...]]:
    found = deal.promises[seat]
    if found is None:
        found = deal.promises[seat] = parting(deal.hands[seat], deal.terms.low, deal.number > 1)
    return found


def _places(deal: PlayedOut, seat: int) -> tuple[float, float]:
    found = deal.places[seat]
    if found is None:
        found = deal.places[seat] = _places_of(deal.hands[seat], deal.terms.low.ranking)
    return found


@lru_cache(64)  # the hands of one imagined deal, in which several choices are tried
def _places_of(hand: tuple[int, ...], low: Ranking) -> tuple[float, float]:
    high = place_of(worth_of(hand, Ranking.HIGH), Ranking.HIGH)
    return high, place_of(worth_of(hand, low), low)
