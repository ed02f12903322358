"""R4 to R6: the end of a deal, its score, the match and the money."""

from dataclasses import replace
from itertools import product

import pytest

from bot.games.cards import Hand, parse_card
from bot.games.one_card.events import Played
from bot.games.protocol import Ending, Over, Position, Seat
from bot.games.rolling_stone.board import LIMIT, Ended
from bot.games.rolling_stone.events import Scored, TookUp
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.games.rolling_stone.options import Pay
from bot.games.rolling_stone.scoring import dearest, scores
from tests.games.notation import leave, play, step
from tests.games.reading import to_the_end
from tests.games.rolling_stone.tables import ALL_FOLLOW, OUT, ROLLING, TAKING, begun, board, dealt, points, score


def late(position: Position) -> Position:
    """Return the same position, whose next trick is the last that the deal may have."""
    assert isinstance(position, RollingPosition)
    return replace(position, board=replace(position.board, tricks=LIMIT - 1))


def held(*hands: str) -> list[Hand]:
    """Return these hands."""
    return [Hand(map(parse_card, hand.split())) for hand in hands]


def nets(position: Position, stake: int) -> tuple[int, ...]:
    """Return everyone's gains."""
    return ROLLING.settle(position, stake).nets(len(board(position).seats))


def test_r4_1_a_player_wins_as_leader_the_moment_the_last_card_leaves_their_hand() -> None:
    made = step(play(dealt(begun(), **ALL_FOLLOW), *OUT[:-1]), "B: play KC")
    won, outcome = score(made.position), made.position.outcome
    assert outcome is not None
    assert made.events == (Played(Seat.B, parse_card("KC"), is_last=True), Scored(won), Over(outcome))
    assert (won.ended, won.winner, won.tricks, won.taken) == (Ended.OUT, Seat.B, 7, 0)


def test_r4_1_as_the_second_to_play() -> None:
    position = dealt(begun(), **ALL_FOLLOW)
    assert isinstance(position, RollingPosition)
    one = Hand([parse_card("QS")])
    short = replace(
        position,
        hands=(*position.hands[:2], one, position.hands[3]),
        board=replace(position.board, in_hand=(8, 8, 1, 8)),
    )
    after = play(short, "AS")
    assert after.forced == (Seat.C, ROLLING.parse("play QS"))
    ended = play(after, "QS")
    assert (score(ended).winner, score(ended).tricks, score(ended).scores) == (Seat.C, 0, (-8, -7, 23, -8))
    assert board(ended).trick is not None
    assert [*map(str, board(ended).trick.cards)] == ["AS", "QS"]


def test_r4_1_in_the_middle_of_a_trick_which_is_not_played_out() -> None:
    hands = {"b": "QS JS AH KH AD KD 8C KC", "c": "AS KS QH JH QD JD QC AC", "d": "TS 9S TH 9H TD 9D TC 9C"}
    position = play(dealt(begun(), **hands), "QS AS TS 8S", "KS 9S 7S JS", "JH TH 8H AH", "KH QH 9H 7H", *OUT[4:6])
    position = play(position, "8C QC TC 7C", "AC")
    assert (score(position).winner, [*map(len, score(position).hands)]) == (Seat.C, [1, 1, 0, 1])


def at_the_limit(**options: str) -> Position:
    """Return a deal whose 150th trick D takes up: A then holds ten cards, B seven, C six and D nine."""
    position = late(play(dealt(begun(**options), **TAKING), "AD KD JD", "AC"))
    return play(position, "KS TS")


def test_r4_2_after_the_150th_trick_the_fewest_cards_win() -> None:
    position = at_the_limit()
    assert (score(position).ended, score(position).winner, score(position).tricks) == (Ended.LIMIT, Seat.C, LIMIT)
    assert [*map(len, score(position).hands)] == [10, 7, 6, 9]
    assert board(late(dealt(begun()))).tricks_left == 1


def test_r4_2_discarded_tricks_count_as_well_as_those_taken_up() -> None:
    position = play(late(dealt(begun(), **ALL_FOLLOW)), "AS QS TS 8S")
    assert (score(position).ended, score(position).taken) == (Ended.LIMIT, 0)


def test_r4_2_who_plays_the_last_card_in_the_150th_trick_has_won() -> None:
    position = play(dealt(begun(), **ALL_FOLLOW), *OUT[:-1])
    assert score(play(late(position), "KC")).ended is Ended.OUT


def test_r4_2_if_several_have_the_fewest_the_deal_is_drawn_and_scores_nothing() -> None:
    made = step(play(late(dealt(begun(), **TAKING)), "AD KD"), "D: play JD")
    drawn = score(made.position)
    assert (drawn.ended, drawn.winner, drawn.scores) == (Ended.LIMIT, None, (0, 0, 0, 0))
    assert [type(event) for event in made.events] == [Played, TookUp, Scored, Over]
    assert made.position.outcome is not None
    assert made.position.outcome.winners == {Seat.A, Seat.B, Seat.C, Seat.D}
    assert ROLLING.settle(made.position, 10).transfers == ()


@pytest.mark.parametrize(("pay", "paid"), [("cards", (-1, 3, -1, -1)), ("flat", (-1, 3, -1, -1))])
def test_r5_1_each_other_player_gives_the_winner_a_point_a_card_or_one(pay: str, paid: tuple[int, ...]) -> None:
    assert points(play(dealt(begun(pay=pay), **ALL_FOLLOW), *OUT)) == paid


def test_r5_1_flat_is_one_whatever_is_held() -> None:
    hands = held("AS KS QS", "", "AH", "2D 3D")
    assert scores(hands, Seat.B, Pay.FLAT, is_limit=False) == (-1, 3, -1, -1)
    assert scores(hands, Seat.B, Pay.CARDS, is_limit=False) == (-3, 6, -1, -2)


def test_r5_1_points_are_what_the_cards_are_worth() -> None:
    assert points(play(dealt(begun(pay="points"), **ALL_FOLLOW), *OUT)) == (-7, 26, -10, -9)
    hands = held("AS KS QS JS", "", "TS 9S", "3S 2S AH")
    assert scores(hands, Seat.B, Pay.POINTS, is_limit=False) == (-31, 56, -19, -6)


def test_r5_1_at_the_limit_it_is_what_they_have_more_than_the_winner() -> None:
    assert points(at_the_limit()) == (-4, -1, 8, -3)
    assert points(at_the_limit(pay="flat")) == (-1, -1, 3, -1)


def test_r5_1_and_never_less_than_nothing() -> None:
    hands = held("AS AH 3D", "KS", "3S 3H", "KH QH")
    assert scores(hands, Seat.B, Pay.POINTS, is_limit=True) == (0, 10, 0, -10)


@pytest.mark.parametrize(("seats", "pay"), [*product((4, 5, 6), Pay)])
def test_r5_1_scores_sum_to_zero_and_nobody_loses_more_than_was_said_before(seats: int, pay: Pay) -> None:
    for seed in range(5):
        last = to_the_end(begun(seats, pay=pay.value, deals="3"), seed)
        worst = dearest(board(last).deck, pay, seats=seats)
        for each in board(last).scores:
            assert sum(each.scores) == 0
            assert min(each.scores) >= -worst
        most = ROLLING.most_lost(ROLLING.options({"pay": pay.value, "deals": "3"}), seats=seats, stake=5)
        assert most == 3 * worst * 5
        assert min(nets(last, 5)) >= -most


def test_r5_1_the_most_is_all_cards_but_one_for_each_other_and_the_last_one_played() -> None:
    for seats, cards_held, worth in ((4, 29, 257), (5, 36, 300), (6, 43, 325)):
        deck = board(begun(seats)).deck
        assert dearest(deck, Pay.CARDS, seats=seats) == cards_held
        assert dearest(deck, Pay.POINTS, seats=seats) == worth
        assert dearest(deck, Pay.FLAT, seats=seats) == 1


def test_r5_2_a_match_is_as_many_deals_as_were_agreed_one_unless_said_otherwise() -> None:
    assert len(board(to_the_end(begun())).scores) == 1
    assert len(board(to_the_end(begun(deals="4"))).scores) == 4


def test_r5_2_the_highest_total_wins() -> None:
    for seed in range(5):
        last = to_the_end(begun(deals="3"), seed)
        assert last.outcome is not None
        assert last.outcome.ending is Ending.PLAYED
        assert {points(last)[seat] for seat in last.outcome.winners} == {max(points(last))}


def test_r5_2_a_tie_is_shared() -> None:
    position = play(dealt(begun(deals="2"), **ALL_FOLLOW), *OUT)  # B wins three; then C deals... B deals, C wins three
    turned = dict(zip("cdab", (ALL_FOLLOW[seat] for seat in "bcda"), strict=True))
    position = play(dealt(position, **turned), *OUT)
    assert points(position) == (-2, 2, 2, -2)
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.places[0]) == ({Seat.B, Seat.C}, (Seat.B, Seat.C))


def test_r6_1_each_pays_the_winner_of_each_deal_the_stake_for_each_point() -> None:
    position = play(dealt(begun(pay="points"), **ALL_FOLLOW), *OUT)
    assert [(str(each.payer), str(each.payee), each.amount) for each in ROLLING.settle(position, 25).transfers] == [
        ("A", "B", 175),
        ("C", "B", 250),
        ("D", "B", 225),
    ]


def test_r6_1_the_payments_of_all_deals_are_added_up_pair_by_pair_and_netted() -> None:
    position = play(dealt(begun(deals="2", pay="points"), **ALL_FOLLOW), *OUT)
    turned = dict(zip("cdab", (ALL_FOLLOW[seat] for seat in "bcda"), strict=True))
    position = play(dealt(position, **turned), *OUT)  # A pays B 7, C pays 10, D 9; then B pays C 7, D 10, A 9
    assert [(str(each.payer), str(each.payee), each.amount) for each in ROLLING.settle(position, 1).transfers] == [
        ("A", "B", 7),
        ("A", "C", 9),
        ("C", "B", 3),
        ("D", "B", 9),
        ("D", "C", 10),
    ]
    assert sum(nets(position, 1)) == 0


def test_r6_1_a_stake_of_nothing_settles_at_nothing() -> None:
    assert ROLLING.settle(to_the_end(begun()), 0).transfers == ()


def test_r6_1_hosting_proposes_a_stake_at_which_a_hand_costs_little() -> None:
    assert ROLLING.propose() == (ROLLING.options({}), 10)
    assert leave(begun(), "A: resign", "B: resign", "C: resign").outcome is not None
