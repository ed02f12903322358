"""C8 to C11: money, leaving and time, what each sees, and the options."""

from itertools import chain

import pytest

from bot.games.cards import CARDS, Hand
from bot.games.cinch.board import Stage
from bot.games.cinch.options import AllPass, CinchOptions, Pay
from bot.games.protocol import Ending, Lateness, Position, Seat
from tests.games.cinch.tables import (
    CALLED,
    CINCH,
    NINE_TO_FIVE,
    ROBBED,
    SHORT_STUB,
    TRICKS,
    after,
    begun,
    board,
    dealt,
    default,
    legal,
    look,
    played,
    score,
    why,
)
from tests.games.cinch.test_rules_5_to_7_play import example, with_sums
from tests.games.given import wrong
from tests.games.reading import to_the_end


def paid(position: Position, stake: int = 10) -> list[str]:
    """Return who pays whom how much."""
    return [f"{each.payer} {each.payee} {each.amount}" for each in CINCH.settle(position, stake).transfers]


def ended(**options: str) -> Position:
    """Return the page's example of money (C13.7): A and C win by 52 to 31."""
    return after(with_sums(example(**options), 48, 31), *played(*TRICKS))


def test_c8_1_each_loser_pays_the_opponent_on_their_left() -> None:
    assert board(ended()).sums == (52, 31)
    assert paid(ended()) == ["B C 210", "D A 210"]
    assert paid(ended(pay="game")) == ["B C 10", "D A 10"]
    assert paid(ended(), 0) == []


def test_c8_1_the_other_side_pays_likewise() -> None:
    lost = ("B: bid 3", "C: bid 10", "D: pass", "A: pass", "C: trump H", ROBBED[-1])
    position = after(with_sums(after(dealt(begun(), **NINE_TO_FIVE), *lost), 20, 40), *played(*TRICKS))
    assert (score(position).is_made, board(position).sums) == (False, (20, 55))
    assert paid(position) == ["A B 350", "C D 350"]


def test_c8_1_a_draw_pays_nothing() -> None:
    drawn = after(with_sums(example(), 0, 4, deal=50), *played(*TRICKS))
    assert (paid(drawn), drawn.outcome is not None and drawn.outcome.winners) == ([], frozenset())


def test_c8_1_what_one_can_lose_is_said_before() -> None:
    assert CINCH.most_lost(CINCH.options({}), seats=4, stake=10) == 780
    assert CINCH.most_lost(CINCH.options({"pay": "game"}), seats=4, stake=10) == 10


def test_c9_1_a_deputy_plays_on_until_both_partners_have_left() -> None:
    position = after(dealt(begun(), **NINE_TO_FIVE), "B: resign")
    assert (position.left, position.deputies, position.outcome, position.to_act) == (
        (Seat.B,),
        {Seat.B},
        None,
        {Seat.B},
    )
    position = after(position, "C: timeout", "B: pass")
    assert (position.deputies, position.outcome) == ({Seat.B, Seat.C}, None)
    assert why(position, "B: timeout") == "has-left C9.1"
    position = after(position, "D: timeout")
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == (Ending.TIMEOUT, {Seat.A})
    assert position.outcome.places == ((Seat.A,), (Seat.D,), (Seat.C,), (Seat.B,))


def test_c9_1_who_left_is_no_winner_is_paid_nothing_and_pays() -> None:
    won = after(with_sums(after(example(), "C: resign"), 48, 31), *played(*TRICKS))
    assert won.outcome is not None
    assert (won.outcome.winners, paid(won)) == ({Seat.A}, ["D A 210"])
    lost = after(with_sums(after(example(), "D: resign"), 48, 31), *played(*TRICKS))
    assert lost.outcome is not None
    assert (lost.outcome.winners, paid(lost)) == ({Seat.A, Seat.C}, ["B C 210", "D A 210"])
    assert lost.outcome.places == ((Seat.A, Seat.C), (Seat.B,), (Seat.D,))


@pytest.mark.parametrize(("sums", "amount"), [((0, 0), 510), ((4, 0), 510), ((0, 40), 110), ((30, 50), 10)])
def test_c9_2_the_winners_count_as_at_the_target_and_the_open_deal_is_not_scored(
    sums: tuple[int, int], amount: int
) -> None:
    position = after(with_sums(example(*TRICKS[:5]), *sums, deal=3), "B: resign", "D: resign")
    assert (board(position).sums, len(board(position).scores)) == (sums, 1)
    assert paid(position) == [f"B C {amount}", f"D A {amount}"]


def test_c9_2_also_between_deals_and_before_the_first() -> None:
    assert paid(after(begun(), "A: resign", "C: timeout")) == ["A B 510", "C D 510"]
    assert paid(after(example(*TRICKS), "B: resign", "D: timeout")) == ["B C 510", "D A 510"]
    assert paid(after(begun(pay="game"), "A: resign", "C: timeout")) == ["A B 10", "C D 10"]


@pytest.mark.parametrize("seed", range(6))
def test_nets_sum_to_zero_and_nobody_who_left_is_paid(seed: int) -> None:
    position = after(dealt(begun(target="20")), f"{'ABCD'[seed % 4]}: resign")
    position = to_the_end(position, seed)
    position = position if seed < 3 else after(example(), f"{'ABCD'[seed % 4]}: resign", f"{'CDAB'[seed % 4]}: timeout")
    settlement = CINCH.settle(position, 5)
    assert sum(settlement.nets(4)) == 0
    assert all(each.payee not in position.left and each.amount > 0 for each in settlement.transfers)


def test_c9_3_silence() -> None:
    assert CINCH.lateness is Lateness.OTHERS_CHOOSE
    position = dealt(begun(), **SHORT_STUB)
    assert default(position) == "pass"
    position = after(position, "B: pass", "C: pass", "D: bid 5", "A: pass")
    assert default(position) == "trump H"
    assert default(after(position, "D: trump H")) == "throw 8H"


@pytest.mark.parametrize(
    ("own", "named"),
    [
        ("AS KS QS 2H 3H 4H 2D 3D 4D", "S"),
        ("2S 3S 4S AH 2H 3H 2D 3D 4D", "H"),
        ("2S 3S 4S 6H 2H 5D 8D TC 9C", "H"),  # the left pedro counts
        ("2S 3S 4S 2H 3H 5D 6D 9D TC", "D"),
        ("2S 3S 4S KH QH 5D 6D 9D TC", "H"),
    ],
)
def test_c9_3_trumps_are_the_longest_suit_and_of_equal_ones_the_higher(own: str, named: str) -> None:
    position = after(dealt(begun(), b=own), "B: bid 1", "C: pass", "D: pass", "A: pass")
    assert default(position) == f"trump {named}"


def test_c9_3_the_dealer_robs_points_then_trumps_then_high_cards() -> None:
    deal = NINE_TO_FIVE | {
        "b": "KH 5D 4H KS QS JS AC KC QD",
        "c": "AH 9S JH 5H 9H AS 8C 7C 3D",
        "d": "QH 3H TS 8D 8S AD JD TD 2C",
        "stub": "7S QC 4C 9D 7H 5S 6C 5C 3C 2H TH 7D 6D 6S 4D 2D",
    }
    position = after(dealt(begun(), **deal), *CALLED)
    assert default(position) == "rob TH 7D 6S 2H"
    assert legal(position).startswith("rob TH 7D 6S 2H, ")


def test_c10_everybody_knows_how_many_trumps_each_had_and_nobody_what_others_put_away() -> None:
    position = after(dealt(begun(), **NINE_TO_FIVE), *ROBBED, *played(*TRICKS[:3]))
    for name in "ABCD":
        view = look(position, name)
        hidden = {*view.unseen()}
        for other in "ABCD":
            if other != name:
                assert hidden >= {*look(position, other).hand, *look(position, other).away}
        own = [*view.hand, *view.away, *view.rest, *view.board.played, *view.board.dead]
        assert sorted(map(str, (*own, *hidden))) == sorted(map(str, CARDS))
    assert [len(look(position, seat).rest) for seat in "ABCD"] == [4, 0, 0, 0]
    assert look(position).board.had(Seat.C) == 5
    assert not {*look(position, "A").rest} & {*look(position, "A").unseen()}


def test_c10_after_a_deal_nothing_is_hidden() -> None:
    position = example(*TRICKS)
    assert board(position).stage is Stage.PLAY
    assert len([*chain.from_iterable(gone.trick.cards for gone in board(position).gone)]) == 24
    for seat in (None, *"ABCD"):
        view = look(position, seat)
        assert (view.unseen(), view.away, view.rest, view.hand) == ((), Hand(), Hand(), Hand())


def test_c11_the_options() -> None:
    assert CINCH.options({}) == CinchOptions(51, AllPass.DEALER, Pay.POINTS)
    assert CINCH.options({"target": "62", "all_pass": "redeal", "pay": "game"}).changes() == {
        "target": "62",
        "all_pass": "redeal",
        "pay": "game",
    }
    proposed = CINCH.propose()
    assert (proposed.options, proposed.stake) == (CinchOptions(), 10)


def test_c11_other_values_are_refused() -> None:
    assert [wrong(CINCH, target=target) for target in ("10", "201", "many")] == ["bad-target"] * 3
    assert (wrong(CINCH, all_pass="throw"), wrong(CINCH, pay="chips")) == ("not-a-choice", "not-a-choice")
