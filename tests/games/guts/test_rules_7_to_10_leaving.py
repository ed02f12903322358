"""G7 to G10: leaving and time, money, what each sees, and the options."""

from itertools import product

import pytest

from bot.games.guts.moves import In, Out
from bot.games.guts.options import Declare, GutsOptions
from bot.games.protocol import Ending, Lateness, Position, Seat
from tests.games.given import kept, wrong
from tests.games.guts.tables import GUTS, begun, chips, dealt, hand, look, pot, refusal, say, score
from tests.games.play import play_at_random
from tests.there import there


@pytest.mark.parametrize("declare", ["turns", "together"])
@pytest.mark.parametrize("word", ["resign", "timeout"])
def test_g7_1_a_leaver_who_has_not_declared_is_out(declare: str, word: str) -> None:
    position = say(dealt(begun(4, declare=declare)), f"D: {word}", "BC: in", "A: out")
    assert (Seat.D in score(position).ins, score(position).scores[Seat.D]) == (False, -1)
    assert position.left == (Seat.D,)


@pytest.mark.parametrize("declare", ["turns", "together"])
def test_g7_1_a_leaver_who_has_declared_stays_bound(declare: str) -> None:
    position = say(dealt(begun(4, declare=declare), b="2S 3D", c="AS AD"), "BC: in", "B: resign", "DA: out")
    assert score(position).hands[Seat.B] is not None
    assert chips(position) == (-1, -5, 3, -1)
    won = say(dealt(begun(4, declare=declare), b="AS AD"), "BC: in", "B: resign", "DA: out")
    assert chips(won)[Seat.B] == 3


def test_g7_1_a_choice_of_a_leaver_cannot_be_changed() -> None:
    position = say(dealt(begun(4, declare="together")), "B: in", "B: resign")
    assert refusal(position, "B: out") is not None
    assert position.awaited == {Seat.A, Seat.C, Seat.D}


def test_g7_1_the_chips_in_the_pot_stay_and_the_seat_is_skipped_from_the_next_deal_on() -> None:
    position = say(dealt(begun(4)), "B: resign", "C: resign", "D: out")
    assert pot(position) == 0
    position = dealt(position)
    board = look(position).board
    assert (board.dealer, board.dealt) == (Seat.D, (Seat.A, Seat.D))
    assert (board.pot, board.chips) == (2, (2, -1, -1, -2))
    assert hand(position, "B") == []


def test_g7_1_a_leaver_cannot_win_but_is_paid_by_the_chips() -> None:
    position = say(dealt(begun(deals="1")), "B: in", "B: resign", "C: out", "A: out")
    assert position.outcome is not None
    assert (chips(position), position.outcome.winners) == ((-1, 2, -1), {Seat.A, Seat.C})
    assert position.outcome.places[-1] == (Seat.B,)
    assert GUTS.settle(position, 10).nets(3) == (-10, 20, -10)


@pytest.mark.parametrize("declare", ["turns", "together"])
def test_g7_2_when_one_is_left_the_match_ends_at_once_and_no_declaration_binds(declare: str) -> None:
    position = say(dealt(begun(declare=declare), b="AS AD"), "B: in", "B: resign", "C: timeout")
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == (Ending.TIMEOUT, {Seat.A})
    assert (chips(position), look(position).board.scores) == ((2, -1, -1), ())


def test_g7_3_the_default_move_is_out_and_a_clock_never_ends_the_match() -> None:
    for declare in Declare:
        position = dealt(begun(declare=str(declare)))
        assert [position.default(seat) for seat in sorted(position.awaited)] == [Out()] * len(position.awaited)
    assert GUTS.lateness is Lateness.DEFAULT_MOVE
    assert GUTS.strikes == 3


def test_g7_4_a_declaration_in_turn_is_not_taken_back() -> None:
    position = say(dealt(begun()), "B: in")
    refused = there(refusal(position, "B: out"))
    assert refused.code == "has-spoken"


def test_g7_4_a_secret_choice_may_be_changed_until_the_last_has_chosen() -> None:
    position = say(dealt(begun(declare="together")), "B: in", "A: out", "B: out", "B: in", "C: out")
    assert score(position).ins == {Seat.B}
    assert refusal(position, "B: out") is not None


def zero_sum(position: Position) -> bool:
    """Return whether the chips of all and the pot sum to zero."""
    return sum(chips(position)) + pot(position) == 0


@pytest.mark.parametrize(("seats", "declare", "seed"), [*product((3, 6, 10), Declare, (1, 2))])
def test_g8_1_chips_and_pot_sum_to_zero_at_every_moment(seats: int, declare: Declare, seed: int) -> None:
    played = play_at_random(GUTS, GutsOptions(6, 12, declare), seed, seats=seats, leaves=True)
    assert all(map(zero_sum, played.positions))
    assert sum(chips(played.final)) == 0
    assert GUTS.settle(played.final, 7).nets(seats) == tuple(7 * each for each in chips(played.final))


@pytest.mark.parametrize("deals", [1, 3])
def test_g8_2_nobody_can_lose_more_than_an_ante_and_the_cap_in_each_deal(deals: int) -> None:
    options = GutsOptions(deals, 10)
    position = GUTS.start(options, 10, Seat.A)
    while position.outcome is None:  # everyone is in always, and A never wins
        position = dealt(position, b="AS AD")
        while position.to_act:
            position = position.play(min(position.to_act), In()).position
    most = GUTS.most_lost(options, seats=10, stake=3)
    assert most == (1 + 10) * 2 * deals * 3
    assert -most <= 3 * min(chips(position)) < 0


@pytest.mark.parametrize("seed", range(12))
def test_g8_2_never_more_in_random_games(seed: int) -> None:
    options = GutsOptions(1 + seed % 4, 10 + seed, [*Declare][seed % 2])
    played = play_at_random(GUTS, options, seed, seats=3 + seed % 8, leaves=seed % 3 == 0)
    most = there(GUTS.most_lost(options, seats=played.seats, stake=1))
    assert all(min(chips(position)) >= -most for position in played.positions)


def test_g8_2_the_proposal_is_milder_than_the_record() -> None:
    proposed = GUTS.propose()
    assert proposed == (GutsOptions(cap=20), 1)
    assert GUTS.most_lost(proposed.options, seats=10, stake=proposed.stake) == 840
    assert GUTS.options({}) == GutsOptions(deals=20, cap=100, declare=Declare.TURNS)


def test_g9_a_loser_would_pay_what_the_pot_counts_for() -> None:
    position = say(dealt(begun(5, cap="10", deals="9")), "BCDEA: in")
    board = look(dealt(position)).board
    assert (board.pot, board.counts, board.options.cap, board.silent[0]) == (20, 10, 10, Seat.C)


def test_g10_other_values_are_refused() -> None:
    assert [wrong(GUTS, deals=deals) for deals in ("0", "101")] == ["bad-deals"] * 2
    assert [wrong(GUTS, cap=cap) for cap in ("9", "1001")] == ["bad-cap"] * 2
    assert wrong(GUTS, declare="Turns") == "not-a-choice"


def test_g10_the_smallest_and_the_largest_values() -> None:
    assert kept(GUTS, deals="1", cap="10")
    assert kept(GUTS, deals="100", cap="1000")
