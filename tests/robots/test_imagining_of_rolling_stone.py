"""The deals that the expert of Rolling Stone imagines: hands that fit all it knows, and play by the rules."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from bot.games.cards import CARDS, Card
from bot.games.one_card.moves import Play
from bot.games.protocol import Seat
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.robots.rolling_stone.expert import RollingExpert, imagined
from bot.robots.rolling_stone.playing_out import CODES, PlayedOut, coded
from bot.robots.rolling_stone.regular import RollingRegular
from tests.games.rolling_stone.tables import begun, look
from tests.left_out import first


def cards_of(bits: int) -> set[Card]:
    """Return the cards of these bits."""
    return {card for card in CARDS if bits & CODES[card.place]}


def before_leads(chance: Random) -> Iterator[RollingPosition]:
    """Yield a deal before some of its first leads, played by chance."""
    now, leads = begun(chance.choice((4, 5, 6))), 60
    assert now.chance is not None
    now = now.supply(chance.sample(now.chance.cards, len(now.chance.cards))).position
    while leads and look(now).board.last is None and now.outcome is None:
        if look(now).board.led is None:
            leads -= 1
            if chance.random() < 0.2:
                assert isinstance(now, RollingPosition)
                yield now
        seat = min(now.to_act)
        now = now.play(seat, chance.choice([*now.legal_moves(seat)])).position


def ends(number: int) -> list[tuple[RollingPosition, Random]]:
    """Return so many deals before a lead, and their luck."""
    return [*islice(((now, chance) for chance in map(Random, count()) for now in before_leads(chance)), number)]


@pytest.mark.parametrize("number", first(1, [40, 1_000], why="all seeds"))
def test_a_deal_is_played_out_by_the_rules(number: int) -> None:
    """All see all hands; who follows plays as the regular does."""
    for position, _ in ends(number):
        now, leader = position, min(position.to_act)
        deal = PlayedOut([coded(hand) for hand in now.hands], int(leader), now.board.going_round)
        for _ in range(20):
            (card,) = cards_of(deal.lead())
            winner = deal.trick(CODES[card.place])
            now, taken = now.play(Seat(leader), Play(card)).position, now.board.tricks
            while now.outcome is None and now.board.tricks == taken:
                seat = min(now.to_act)
                now = now.play(seat, RollingRegular().choose(now.view(seat), random=Random(1))).position
            assert isinstance(now, RollingPosition)
            if winner is not None:
                assert now.board.scores[-1].winner == winner
                break
            if now.outcome is not None:
                break  # the limit of tricks
            leader = min(now.to_act)
            assert (deal.seat, deal.going_round) == (leader, now.board.going_round)
            assert deal.hands == [coded(hand) for hand in now.hands]


def test_imagined_hands_fit_all_that_a_seat_knows() -> None:
    for position, chance in ends(40):
        view = look(position, str(min(position.to_act)))
        assert view.seat is not None
        board, found = view.board, [cards_of(hand) for hand in imagined(view, chance).hands]
        assert [len(cards) for cards in found] == [*board.in_hand]
        assert found[view.seat] == {*view.hand}
        assert sum(map(len, found)) == len(set().union(*found))
        for seat in board.seats:
            if seat != view.seat:
                assert found[seat] >= {*board.known[seat]}
                assert not {card.suit for card in found[seat] - {*board.known[seat]}} & board.lacks[seat]


def test_the_last_card_wins_what_all_others_hold() -> None:
    two, three = CODES[1] | CODES[14], CODES[2] | CODES[3] | CODES[15]
    assert PlayedOut([CODES[0], two, three], 0).points(CODES[0]) == 5


def test_the_same_view_and_luck_lead_the_same() -> None:
    for position, _ in ends(5):
        view = look(position, str(min(position.to_act)))
        assert len({RollingExpert().choose(view, random=Random(7)) for _ in range(3)}) == 1
