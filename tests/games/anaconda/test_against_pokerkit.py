"""Betting, pots and ranks against PokerKit, as far as its rules are the same: one round without a limit, all high.

Three rules differ. The page lets a player raise whom nobody can answer in full, if someone has chips left (A4.5). After
a short bet it lets nobody raise who has checked, and it never adds up short raises to a full one (A4.4).
"""

from collections import Counter
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from bot.games.anaconda.betting import bounds, called, checked, folded, opened, price, raised
from bot.games.anaconda.board import Board, Half
from bot.games.anaconda.inner.showdown import shown_down, unopposed
from bot.games.anaconda.options import AnacondaOptions, Limit
from bot.games.cards import CARDS, Card
from bot.games.poker import Ranking, worth
from bot.games.pots import Chips
from bot.games.protocol import SEATS, Seat

pytestmark = pytest.mark.skipif(find_spec("pokerkit") is None, reason="PokerKit is not installed")

LINES, MANY = 60, 500
HANDS = 300


@cache
def pokerkit() -> Any:
    """Import it, which takes long: most processes of a run only look through this file."""
    return import_module("pokerkit")


def begun(chance: Random) -> Board:
    """Return a deal in which everyone has chips left after the ante, and declares high."""
    seats, ante = chance.randint(3, 7), chance.randint(1, 3)
    options = AnacondaOptions(ante=ante, bet=chance.randint(1, 4), limit=Limit.NONE, deals=2)
    order = SEATS[:seats]
    money = Chips.dealt([chance.randint(ante + 1, 40) for _ in order], order)
    for seat in order:
        money = money.pays(seat, ante)
    return Board(options, order[-1], money, deal=1, dealt=order, declared=(Half.HIGH,) * seats)


def other_of(board: Board, fives: list[tuple[Card, ...]]) -> Any:
    """Return the same deal in PokerKit: five cards each, and one round of betting."""
    done = pokerkit().Automation
    street = pokerkit().Street(
        card_burning_status=False,
        hole_dealing_statuses=(False,) * 5,
        board_dealing_count=0,
        draw_status=False,
        opening=pokerkit().Opening.POSITION,
        min_completion_betting_or_raising_amount=board.options.bet,
        max_completion_betting_or_raising_count=None,
    )
    money = board.money
    state = pokerkit().State(
        (done.ANTE_POSTING, done.BET_COLLECTION, done.HAND_KILLING, done.CHIPS_PUSHING, done.CHIPS_PULLING),
        pokerkit().Deck.STANDARD,
        (pokerkit().StandardHighHand,),
        (street,),
        pokerkit().BettingStructure.NO_LIMIT,
        True,
        board.options.ante,
        0,
        0,
        tuple(had + paid for had, paid in zip(money.stacks, money.paid, strict=True)),
        len(money.stacks),
        mode=pokerkit().Mode.TOURNAMENT,
    )
    while state.can_deal_hole():
        seat = state.hole_dealee_index
        state.deal_hole(written(fives[seat][len(state.hole_cards[seat])]))
    return state


def written(*cards: Card) -> str:
    """Return cards as PokerKit writes them."""
    return "".join(f"{card.rank}{str(card.suit).lower()}" for card in cards)


def line(seed: int) -> str:
    """Play one line in both; return how it ended."""
    chance = Random(seed)
    board = opened(begun(chance), 1)
    cards = chance.sample(CARDS, 5 * len(board.bets.put))
    fives = [tuple(cards[at : at + 5]) for at in range(0, len(cards), 5)]
    other = other_of(board, fives)
    while board.pending and len(board.money.playing) > 1:
        seat = board.pending[0]
        found, owed, luck = bounds(board, seat), price(board, seat), chance.random()
        assert (other.actor_index, other.checking_or_calling_amount) == (seat, owed)
        if (found is not None) != other.can_complete_bet_or_raise_to():
            return another_rule(board, seat)
        if found is not None:
            least, most = (
                other.min_completion_betting_or_raising_to_amount,
                other.max_completion_betting_or_raising_to_amount,
            )
            assert found == (least, most)
        if found is not None and luck < 0.35:
            amount = chance.choice([found.least, chance.randint(*found), found.most])
            board = raised(board, seat, amount)
            other.complete_bet_or_raise_to(amount)
        elif luck < 0.85 or not owed:
            board = called(board, seat) if owed else checked(board, seat)
            other.check_or_call()
        else:
            board = folded(board, seat)
            other.fold()
    return end(board, other, fives)


def end(board: Board, other: Any, fives: list[tuple[Card, ...]]) -> str:
    """Compare the stacks after a showdown, unless chips are left over: PokerKit hands these out."""
    assert other.actor_index is None
    board = replace(board, money=board.money.returned())
    while other.can_show_or_muck_hole_cards():
        other.show_or_muck_hole_cards(True)
    if len(board.money.playing) == 1:
        final = unopposed(board)
    else:
        final = shown_down(board, [fives[seat] if seat in board.money.playing else None for seat in board.seats])
    if final.money.carried:
        return "odd chips"
    assert tuple(other.stacks) == final.money.stacks
    return f"{len(final.scores[-1].pots)} pots"


def another_rule(board: Board, seat: Seat) -> str:
    """Return which rule of the page differs from PokerKit's."""
    if bounds(board, seat) is None:
        assert seat in board.bets.acted
        if not board.bets.full:
            return "after a short bet"
        assert board.bets.due - board.bets.put[seat] >= board.bets.step
        return "after short raises"
    money = board.money
    most = max(board.bets.put[one] + money.stacks[one] for one in money.playing if one != seat)
    assert most <= board.bets.due
    return "nobody can answer in full"


@pytest.mark.parametrize("first", [0, pytest.param(LINES, marks=pytest.mark.long("hundreds of lines"))])
def test_lines_without_a_limit_end_as_in_pokerkit(first: int) -> None:
    found = Counter(line(seed) for seed in range(first, MANY if first else LINES))
    assert {*found} >= {"1 pots", "2 pots", "3 pots", "nobody can answer in full"}
    assert found.total() * 0.8 < sum(count for name, count in found.items() if name.endswith("pots"))


def test_a4_4_short_raises_that_amount_to_a_full_one_open_the_betting_in_pokerkit_alone() -> None:
    """A bets 15, and others are all in with 23 and 31: A may only call or fold."""
    assert line(3_150) == "after short raises"


@pytest.mark.parametrize(
    ("rule", "kind"),
    [
        (Ranking.HIGH, "StandardHighHand"),
        (Ranking.ACE_TO_FIVE, "RegularLowHand"),
        (Ranking.DEUCE_TO_SEVEN, "StandardLowHand"),
    ],
)
def test_hands_are_ranked_as_in_pokerkit(rule: Ranking, kind: str) -> None:
    chance, hand_of = Random(1), getattr(pokerkit(), kind)
    fives = [tuple(chance.sample(CARDS[: chance.choice([12, 24, 52])], 5)) for _ in range(HANDS)]
    ranked = sorted(((worth(five, rule), hand_of(written(*five))) for five in fives), key=lambda each: each[0])
    for (low, lower), (high, higher) in combinations(ranked[:: HANDS // 100], 2):
        assert (low < high, low == high) == (lower < higher, lower == higher)
    for (low, lower), (high, higher) in pairwise(ranked):
        assert (low < high, low == high) == (lower < higher, lower == higher)
