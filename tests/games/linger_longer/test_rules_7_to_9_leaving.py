"""L7 to L9: leaving and time, what each sees, and the options."""

import pytest

from bot.games.linger_longer.board import Ended
from bot.games.linger_longer.events import Dealt
from bot.games.linger_longer.options import LingerOptions, Trump
from bot.games.protocol import Ending, Lateness, Seat
from tests.games.given import kept, wrong
from tests.games.linger_longer.tables import LAST_CARD, LINGER, SWEEP, begun, board, dealt, look, points, score
from tests.games.notation import hand, leave, play, why
from tests.games.reading import any_deck, to_the_end

SWEPT = "9S KS QH", "AH 4D 3D", "TH 2C 8C"


@pytest.mark.parametrize("word", ["resign", "timeout"])
def test_l7_1_a_deputy_plays_on_for_who_has_left(word: str) -> None:
    position = leave(dealt(begun(4)), f"C: {word}")
    assert (position.left, position.deputies, position.outcome) == ((Seat.C,), {Seat.C}, None)
    position = play(position, hand(position, "B").split()[0])
    assert position.to_act == {Seat.C}
    assert [*position.legal_moves(Seat.C)]


def test_l7_1_the_seat_may_still_win_deals_and_score_but_not_the_match() -> None:
    position = leave(dealt(begun(deals="1"), **SWEEP), "A: resign")
    position = play(position, *SWEPT)
    assert points(position) == (3, 0, 0)
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.places) == ({Seat.B, Seat.C}, ((Seat.B, Seat.C), (Seat.A,)))


def test_l7_1_it_is_paid_nothing() -> None:
    position = play(leave(dealt(begun(deals="1"), **SWEEP), "A: resign"), *SWEPT)
    assert LINGER.settle(position, 10).transfers == ()


def test_l7_1_but_pays_what_it_owes() -> None:
    position = play(leave(dealt(begun(deals="1"), **SWEEP), "C: resign"), *SWEPT)
    assert LINGER.settle(position, 10).nets(3) == (60, -30, -30)


def test_l7_1_a_seat_leaves_once() -> None:
    assert why(leave(dealt(begun(4)), "C: resign"), "C: timeout") == "has-left L7.1"


@pytest.mark.parametrize("word", ["resign", "timeout"])
def test_l7_2_who_stays_alone_wins_the_open_deal_with_the_cards_in_hand(word: str) -> None:
    position = leave(play(dealt(begun(), **SWEEP), "9S"), "C: resign", f"A: {word}")
    assert (score(position).ended, score(position).winner, score(position).scores) == (Ended.LEFT, Seat.B, (0, 2, 0))
    assert position.outcome is not None
    assert position.outcome.ending is (Ending.RESIGNED if word == "resign" else Ending.TIMEOUT)
    assert position.outcome.winners == {Seat.B}


def test_l7_2_at_least_one_point() -> None:
    position = dealt(begun(), **LAST_CARD)
    position = play(position, "AS KS QS", "9D 2D 7H", "8C 5C")
    position = leave(play(position, "3H"), "A: resign")
    position = play(position, "AH JD")  # A has no card, though the trick is not over
    assert board(leave(position, "C: resign")).scores[-1].scores == (0, 1, 0)
    position = leave(dealt(begun(), **LAST_CARD), "C: resign")
    position = play(position, "AS KS QS", "9D 2D 7H", "8C 5C 3H", "AH JD")
    assert board(position).in_hand == (0, 1, 0)
    ended = leave(position, "B: resign")
    assert (score(ended).winner, score(ended).scores, len(score(ended).hand)) == (Seat.A, (1, 0, 0), 0)


def test_l7_2_deals_not_begun_do_not_count() -> None:
    position = play(dealt(begun(), **SWEEP), *SWEPT)  # the second deal is not dealt yet
    ended = leave(position, "A: resign", "C: resign")
    assert (len(board(ended).scores), points(ended)) == (1, (3, 0, 0))
    assert ended.outcome is not None
    assert ended.outcome.winners == {Seat.B}
    assert leave(begun(), "A: resign", "C: resign").outcome is not None


def test_l7_3_the_default_move_is_the_lowest_legal_card_that_is_no_trump() -> None:
    position = dealt(begun(), b="9S 2H 4D", a="3C 3D TH")  # hearts
    assert str(position.default(Seat.B)) == "play 4D"


def test_l7_3_else_the_lowest_trump() -> None:
    position = dealt(begun(), b="QH 2H AH", a="3C 3D TH")
    assert str(position.default(Seat.B)) == "play 2H"


def test_l7_3_equal_ranks_in_the_order_spades_hearts_diamonds_clubs() -> None:
    for own, first in (("4S 4D 4C", "4S"), ("4C 4H 4D", "4H"), ("4C 9S 4D", "4D")):
        assert str(dealt(begun(), b=own, a="3C 3D TS" if first == "4H" else "3C 3D TH").default(Seat.B)) == (
            f"play {first}"
        )


def test_l7_3_it_follows_suit() -> None:
    position = play(dealt(begun(), b="9S", c="KS TS 2D", a="3C 3D TH"), "9S")
    assert str(position.default(Seat.C)) == "play TS"


def test_l7_3_a_clock_that_runs_out_gives_the_others_the_choice() -> None:
    assert LINGER.lateness is Lateness.OTHERS_CHOOSE


def test_l7_3_only_the_last_card_in_a_hand_is_played_by_itself() -> None:
    position = dealt(begun(), **LAST_CARD)
    assert position.forced is None
    position = play(position, "AS KS QS", "9D 2D 7H", "8C")
    assert position.forced is None, "B must play 5C, and nobody may know it from its speed"
    position = play(position, "5C")
    assert position.forced == (Seat.C, LINGER.parse("play 3H"))


def test_l7_4_no_undo() -> None:
    position = dealt(begun(), **SWEEP)
    assert position.play(Seat.B, LINGER.parse("play 9S")).reveals


def test_l8_my_cards_are_mine() -> None:
    made = begun().supply(any_deck()).events
    (announced,) = [event for event in made if isinstance(event, Dealt)]
    own = announced.seen_by(Seat.B)
    assert isinstance(own, Dealt)
    assert [each is not None for each in own.hands] == [False, True, False]
    seen = announced.seen_by(None)
    assert isinstance(seen, Dealt)
    assert (seen.hands, seen.turned) == ((None,) * 3, announced.turned)


def test_l8_unseen_are_other_hands_and_stock_without_the_shown_card() -> None:
    position = dealt(begun(), **SWEEP)
    assert len(look(position, "B").unseen()) == 52 - 3 - 1
    assert len(look(position, "A").unseen()) == 52 - 3
    assert len(look(position).unseen()) == 52 - 1
    assert len(look(dealt(begun(trump="stock")), "B").unseen()) == 52 - 3 - 1


def test_l8_public_is_the_table_the_tricks_and_who_is_winning() -> None:
    position = play(dealt(begun(), **SWEEP), "9S KS QH", "AH 4D")
    public = board(position)
    assert (public.in_hand, public.stock, public.winning, public.taken(Seat.A)) == ((2, 1, 2), 42, Seat.A, 1)
    assert [[str(card) for card in trick.cards] for trick in public.tricks] == [["9S", "KS", "QH"]]
    assert public.trick is not None
    assert [(str(seat), str(card)) for seat, card in public.trick] == [("A", "AH"), ("B", "4D")]


def test_l8_at_the_end_the_winners_cards_lie_open() -> None:
    position = play(dealt(begun(), **SWEEP), *SWEPT)
    assert [*map(str, score(position).hand)] == ["JD", "6H", "5C"]
    assert not {"JD", "6H", "5C"} & {*map(str, look(position).unseen())}


def test_l9_other_values_are_refused() -> None:
    assert [wrong(LINGER, deals=deals) for deals in ("0", "31", "Each")] == ["bad-deals"] * 3
    assert wrong(LINGER, trump="Dealer") == "not-a-choice"


def test_l9_the_smallest_and_the_largest_values() -> None:
    assert kept(LINGER, deals="1", trump="stock")
    assert kept(LINGER, deals="30")
    assert kept(LINGER, deals="each")


def test_l9_the_preset() -> None:
    assert LINGER.presets == ("classic",)
    assert LINGER.options({}) == LingerOptions(deals="each", trump=Trump.DEALER)
    assert to_the_end(begun(deals="30")).outcome is not None
