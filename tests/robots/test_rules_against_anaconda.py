"""One-line rules against the regulars of Anaconda: in deals on whole numbers, the same for the rule and the regular."""

from collections.abc import Callable, Iterator
from random import Random
from statistics import mean

import pytest

from bot.games.anaconda.board import DEAREST, Half, Phase
from bot.games.anaconda.inner.game import AnacondaGame
from bot.games.anaconda.inner.position import AnacondaPosition
from bot.games.poker import CODES
from bot.games.protocol import Seat, of_kind
from bot.robots.anaconda import acting
from bot.robots.anaconda.playing_out import FOLD, STAY, PlayedOut
from tests.left_out import first

GAME = AnacondaGame()
DEALS = 120

Rule = Callable[[PlayedOut, int], int]
"""What a player does in a turn, by what a regular would do."""


def never_folds_early(deal: PlayedOut, usual: int) -> int:
    return STAY if usual == FOLD and deal.number < DEAREST else usual


def always_calls(deal: PlayedOut, usual: int) -> int:
    return STAY


def always_raises(deal: PlayedOut, usual: int) -> int:
    bounds = deal.bounds(deal.pending[0])
    return STAY if bounds is None else bounds[0]


def never_bets_early(deal: PlayedOut, usual: int) -> int:
    return STAY if usual > 0 and deal.number < DEAREST else usual


def folds_all_but_the_best(deal: PlayedOut, usual: int) -> int:
    return usual if deal.number >= DEAREST or acting.shared(deal, deal.pending[0]) > 1.4 / len(deal.ins) else FOLD


def plays(deal: PlayedOut, rule: Rule, own: int, *, half: Half | None = None) -> int:
    """Play a deal in which one seat follows a rule. Returns its chips."""
    while not deal.is_over:
        if deal.phase is Phase.BET:
            usual = acting.betted(deal)
            deal.bet(rule(deal, usual) if deal.pending[0] == own else usual)
        elif deal.phase is Phase.DECLARE and half is not None:
            deal.declares({seat: half if seat == own else acting.side(deal, seat) for seat in deal.ins})
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


def gained(rule: Rule, seats: int, limit: str, *, half: Half | None = None) -> float:
    """Return the chips a deal that a seat gains by a rule, more than by playing as the others do."""
    return mean(
        plays(deal.copy(), rule, own, half=half) - plays(deal.copy(), lambda _, usual: usual, own)
        for deal, own in deals(seats, limit, DEALS)
    )


RULES = [never_folds_early, always_calls, always_raises, never_bets_early, folds_all_but_the_best]


SIZES = [(3, "fixed", 0.5), (5, "fixed", 1.5), (3, "none", 5.0)]
"""Seats, limit, and the chips that chance explains."""


@pytest.mark.parametrize("table", first(1, SIZES, why="all sizes"))
def test_no_simple_rule_beats_regulars(table: tuple[int, str, float]) -> None:
    seats, limit, most = table
    gains = {rule.__name__: gained(rule, seats, limit) for rule in RULES}
    gains |= {half.value: gained(lambda _, usual: usual, seats, limit, half=half) for half in Half}
    assert max(gains.values()) < most, gains
