"""One-line rules against the robots of Anaconda: in deals on whole numbers, the same for the rule and the regular."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import mean

import pytest

from bot.games.anaconda.board import DEAREST, Half, Phase
from bot.games.anaconda.inner.game import AnacondaGame
from bot.games.anaconda.inner.position import AnacondaPosition
from bot.games.anaconda.moves import PASSED
from bot.games.anaconda.options import LowRanking
from bot.games.poker import CODES, RANKED
from bot.games.protocol import Seat, of_kind
from bot.robots.anaconda import acting
from bot.robots.anaconda.holding import parting
from bot.robots.anaconda.playing_out import FOLD, STAY, PlayedOut
from tests.left_out import first

GAME = AnacondaGame()
DEALS = 120
PASSES = 500  # deals: by what is passed on, chance moves chips more

Rule = Callable[[PlayedOut, int], int]
"""What a player does in a turn, by what a regular would do."""


Passes = Callable[[tuple[int, ...]], Sequence[int]]
"""What a player passes on of a hand."""


def usual(deal: PlayedOut, found: int) -> int:
    return found


def never_folds_early(deal: PlayedOut, found: int) -> int:
    return STAY if found == FOLD and deal.number < DEAREST else found


def always_calls(deal: PlayedOut, found: int) -> int:
    return STAY


def always_raises(deal: PlayedOut, found: int) -> int:
    bounds = deal.bounds(deal.pending[0])
    return STAY if bounds is None else bounds[0]


def never_bets_early(deal: PlayedOut, found: int) -> int:
    return STAY if found > 0 and deal.number < DEAREST else found


def folds_all_but_the_best(deal: PlayedOut, found: int) -> int:
    return found if deal.number >= DEAREST or acting.shared(deal, deal.pending[0]) > 1.4 / len(deal.ins) else FOLD


def plays(deal: PlayedOut, rule: Rule, own: int, *, half: Half | None = None, passes: Passes | None = None) -> int:
    """Play a deal in which one seat follows a rule. Returns its chips."""
    while not deal.is_over:
        if deal.phase is Phase.BET:
            found = acting.betted(deal)
            deal.bet(rule(deal, found) if deal.pending[0] == own else found)
        elif deal.phase is Phase.DECLARE and half is not None:
            deal.declares({seat: half if seat == own else acting.side(deal, seat) for seat in deal.ins})
        elif deal.phase is Phase.GIVE and passes is not None:
            given = {seat: acting.passed(deal, seat) for seat in deal.ins if seat != own}
            deal.passes_on(given | ({own: passes(deal.hands[own])} if own in deal.ins else {}))
        else:
            acting.goes_on(deal)
    return deal.stacks[own]


def deals(seats: int, limit: str, number: int) -> Iterator[tuple[PlayedOut, int]]:
    """Yield deals before the first bet, and the seat that is measured."""
    luck = Random(f"{seats} {limit}")
    begun = GAME.start(GAME.options({"limit": limit}), seats, Seat.A)
    chance = begun.chance
    assert chance is not None
    board = of_kind(AnacondaPosition, begun.supply(chance.cards).position).board
    for at in range(number):
        cards = tuple(luck.sample(CODES, 7 * seats))
        yield PlayedOut.of(board, [cards[7 * seat : 7 * seat + 7] for seat in range(seats)]), at % seats


def gained(rule: Rule, seats: int, limit: str, number: int, *, half: Half | None = None) -> float:
    """Return the chips a deal that a seat gains by a rule, more than by playing as the others do."""
    return mean(
        plays(deal.copy(), rule, own, half=half) - plays(deal.copy(), usual, own)
        for deal, own in deals(seats, limit, number)
    )


RULES = [never_folds_early, always_calls, always_raises, never_bets_early, folds_all_but_the_best]


SIZES = [(3, "fixed", DEALS, 0.5), (5, "fixed", DEALS, 1.5), (3, "none", 4 * DEALS, 5.0)]
"""Seats, limit, deals, and the chips that chance explains."""


@pytest.mark.parametrize("table", first(1, SIZES, why="all sizes"))
def test_no_simple_rule_beats_regulars(table: tuple[int, str, int, float]) -> None:
    seats, limit, number, most = table
    gains = {rule.__name__: gained(rule, seats, limit, number) for rule in RULES}
    gains |= {half.value: gained(usual, seats, limit, number, half=half) for half in Half}
    assert max(gains.values()) < most, gains


def as_the_regular(hand: tuple[int, ...]) -> Sequence[int]:
    return [hand[at] for at in parting(hand, LowRanking.ACE_TO_FIVE)[1]]


def the_lowest(hand: tuple[int, ...]) -> Sequence[int]:
    return sorted(hand, key=lambda code: code & RANKED)[:PASSED]


def the_highest(hand: tuple[int, ...]) -> Sequence[int]:
    return sorted(hand, key=lambda code: code & RANKED)[-PASSED:]


@pytest.mark.parametrize("passes", [as_the_regular, the_lowest, the_highest])
def test_no_simple_pass_gains_among_players_who_pass_as_the_expert_does(passes: Passes) -> None:
    """Among players who kept the highest cards, whoever passed as the regular does gained three chips a deal."""
    gain = mean(
        plays(deal.copy(), usual, own, passes=passes) - plays(deal.copy(), usual, own)
        for deal, own in deals(3, "fixed", PASSES)
    )
    assert gain < 1.0
