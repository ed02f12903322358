"""G4 to G6: the showdown, the pot and the end of the match."""

import itertools
from dataclasses import replace

import pytest

from bot.games.cards import CARDS, Hand, parse_card
from bot.games.guts.inner.showdown import counted
from bot.games.guts.strength import share_above
from bot.games.poker import worth
from bot.games.protocol import Ending, Seat
from tests.games.guts.tables import begun, chips, dealt, look, pot, say, score

CLIMBING = ["3S 2D", "4S 2D", "4S 3D", "QS JD", "KS 2D", "KS QD", "AS 2D", "AS KD", "2S 2D", "3S 3D", "KS KD", "AS AD"]


def test_g4_1_one_player_in_takes_the_pot_and_shows_nothing() -> None:
    position = say(dealt(begun(), c="AS AD"), "B: out", "C: in", "A: out")
    assert chips(position) == (-1, -1, 2)
    assert score(position).hands == (None,) * 3
    assert look(position).board.shown == (None,) * 3


def test_g4_2_two_or_more_show_all_of_them_and_nobody_else() -> None:
    position = say(dealt(begun(4), b="AS KD", c="2S 2D"), "BC: in", "DA: out")
    assert [hand is not None for hand in score(position).hands] == [False, True, True, False]
    assert score(position).winners == (Seat.C,)


@pytest.mark.parametrize(("lower", "higher"), [*itertools.pairwise(CLIMBING)])
def test_g4_2_pairs_then_the_higher_card_then_the_lower(lower: str, higher: str) -> None:
    position = say(dealt(begun(), b=lower, c=higher.replace("S", "C").replace("D", "H")), "BC: in", "A: out")
    assert score(position).winners == (Seat.C,)


def test_g4_2_no_straights_no_flushes_and_suits_mean_nothing() -> None:
    assert worth(map(parse_card, ("5S", "4S"))) < worth(map(parse_card, ("6D", "2C")))
    assert worth(map(parse_card, ("AS", "KS"))) == worth(map(parse_card, ("KD", "AC")))
    position = say(dealt(begun(), b="AS KS", c="AD KC"), "BC: in", "A: out")
    assert score(position).winners == (Seat.B, Seat.C)


def test_g13_the_share_of_better_hands_is_that_of_the_whole_pack() -> None:
    hands = list(itertools.combinations(CARDS, 2))
    for own in hands[:: len(hands) // 40]:
        better = sum(worth(other) > worth(own) for other in hands)
        assert share_above(Hand(own)) == pytest.approx(better / len(hands))


def test_g5_1_the_winner_takes_the_pot_and_each_loser_pays_as_much_into_the_middle() -> None:
    position = say(dealt(begun(4), b="AS AD"), "BCD: in", "A: out")
    assert (score(position).paid, pot(position)) == ((0, 0, 4, 4), 8)
    assert chips(position) == (-1, 3, -5, -5)


def test_g12_4_the_example_of_the_seed_25_grows_to_75() -> None:
    board = look(dealt(begun(5), c="AS AD")).board
    board = replace(board, pot=25, ins=frozenset({Seat.B, Seat.C, Seat.D, Seat.E}), outs=frozenset({Seat.A}))
    after = counted(
        board, [Hand(map(parse_card, hand.split())) for hand in ("2S 3S", "4S 5S", "AS AD", "6S 7S", "8S 9S")]
    )
    assert (after.scores[-1].winners, after.scores[-1].paid, after.pot) == ((Seat.C,), (0, 25, 0, 25, 25), 75)


def test_g5_2_a_pot_never_counts_for_more_than_the_cap_and_the_rest_stays() -> None:
    position = say(dealt(begun(5, cap="10", deals="9")), "BCDEA: in")
    assert (pot(position), look(position).board.counts) == (20, 10)
    position = say(dealt(position, c="AS AD"), "C: in", "D: in", "EAB: out")
    assert (score(position).counted, sum(score(position).paid), pot(position)) == (10, 10, 20)


def test_g5_2_there_is_always_a_cap_of_100_unless_agreed_otherwise() -> None:
    position = begun(10, deals="100")
    for deal in range(4):
        order = [*range(deal + 1, 10), *range(deal + 1)]
        position = say(dealt(position), *(f"{'ABCDEFGHIJ'[seat % 10]}: in" for seat in order))
        assert score(position).counted <= 100
    assert score(position).pot > 100


def test_g5_3_tied_winners_share_in_whole_chips_and_what_is_left_stays() -> None:
    position = say(dealt(begun(5), b="AS KS", c="AD KC"), "BC: in", "DEA: out")
    assert (score(position).scores, pot(position)) == ((-1, 1, 1, -1, -1), 1)
    assert pot(dealt(position)) == 6  # nobody had to match: all ante


def test_g5_3_tied_winners_pay_nothing_and_other_players_in_pay() -> None:
    position = say(dealt(begun(4), b="AS KS", c="AD KC"), "BCD: in", "A: out")
    assert (score(position).paid, pot(position)) == ((0, 0, 0, 4), 4)


def test_g6_1_it_ends_with_a_deal_from_the_agreed_number_that_nobody_had_to_match() -> None:
    position = say(dealt(begun(deals="2")), "BC: out")
    assert position.outcome is None  # the first deal of two
    position = say(dealt(position, a="AS AD"), "CAB: in")
    assert position.outcome is None  # someone had to match
    position = say(dealt(position), "AB: out")
    assert position.outcome is not None
    assert position.outcome.ending is Ending.PLAYED


def test_g6_1_not_while_as_many_chips_as_players_lie_there() -> None:
    position = say(dealt(begun(cap="10", deals="3"), b="AS AD"), "BCA: in")  # 6
    position = say(dealt(position, b="AS AD"), "CAB: in")  # 12
    position = say(dealt(position, b="AS AD"), "ABC: in")  # 22
    position = say(dealt(position), "B: in", "CA: out")  # 12
    assert position.outcome is None


def test_g6_1_not_after_a_deal_that_nobody_won() -> None:
    position = say(dealt(begun(deals="1", declare="together")), "ABC: out")
    assert position.outcome is None


def test_g6_1_at_the_latest_after_twice_as_many() -> None:
    position = say(dealt(begun(deals="1"), b="AS AD"), "BCA: in")
    assert position.outcome is None
    assert say(dealt(position), "CAB: in").outcome is not None


def test_g6_2_the_last_pot_is_shared_and_odd_chips_go_to_the_left_of_the_dealer() -> None:
    position = dealt(say(dealt(begun(4, deals="1", declare="together")), "ABCD: out"))
    before = chips(position)
    position = say(position, "ABCD: out")
    assert [now - was for now, was in zip(chips(position), before, strict=True)] == [1, 1, 1, 1]
    position = say(dealt(begun(4, deals="1"), b="AS KS", c="AD KC"), "BCD: in", "A: out")  # 4
    position = say(dealt(position, c="AS KS", d="AD KC", b="AH KD"), "CD: in", "A: out", "B: in")  # 3 share 4: 1 stays
    assert position.outcome is not None
    assert chips(position)[Seat.C] == (-1 + 2) + 1 + 1  # B dealt: C is first
    assert (pot(position), sum(chips(position))) == (0, 0)


def test_g6_3_most_chips_win_and_a_tie_is_shared() -> None:
    position = say(dealt(begun(deals="1")), "BC: out")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.places) == ({Seat.A}, ((Seat.A,), (Seat.B, Seat.C)))
    position = say(dealt(begun(4, deals="1"), b="AS KS", c="AD KC"), "BC: in", "DA: out")
    assert position.outcome is not None
    assert position.outcome.winners == {Seat.B, Seat.C}
