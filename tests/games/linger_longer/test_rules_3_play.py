"""L3: leading, following, winning a trick, drawing, and who is out."""

from itertools import product

import pytest

from bot.games.linger_longer.events import Drew, LastCard, RanOut, Won
from bot.games.one_card.events import Played
from bot.games.protocol import Seat
from tests.games.linger_longer.tables import LAST_CARD, SWEEP, begun, board, dealt, deck, look, score
from tests.games.notation import cards, hand, legal, play, refusal, step, why
from tests.games.reading import to_the_end


@pytest.mark.parametrize("dealer", ["A", "B", "C"])
def test_l3_1_the_dealers_left_neighbor_leads_any_card(dealer: str) -> None:
    position = begun(dealer=dealer).supply(deck(begun(dealer=dealer))).position
    leader = {"A": "B", "B": "C", "C": "A"}[dealer]
    assert position.to_act == {Seat[leader]}
    assert legal(position) == hand(position, leader)


def test_l3_2_everybody_plays_one_card_clockwise() -> None:
    position = dealt(begun(4, dealer="B"))
    for seat in "CDAB":
        assert position.to_act == {Seat[seat]}
        for other in "ABCD".replace(seat, ""):
            assert why(position, f"{other}: play {hand(position, other).split()[0]}") == "not-your-turn L3.2"
        position = play(position, legal(position).split()[-1])
    assert len(board(position).tricks) == 1


def test_l3_2_who_has_a_card_of_the_suit_led_must_play_such_a_card() -> None:
    position = play(dealt(begun(), b="9S", c="KS 3S 8C"), "9S")
    assert legal(position) == "KS 3S"
    refused = refusal(position, "C: play 8C")
    assert refused is not None
    assert (refused.code, refused.rule, refused.about) == ("must-follow", "L3.2", (("suit", "S"),))
    assert refusal(position, "C: play 3S") is None


def test_l3_2_who_has_none_may_play_anything() -> None:
    position = play(dealt(begun(), b="9S", c="KH 3D 8C", a="2H"), "9S")
    assert legal(position) == cards("KH 3D 8C")


def test_l3_2_nobody_need_trump_or_beat() -> None:
    position = dealt(begun(), b="9S", c="KS 3S 2S", a="2C 4D 5H")  # hearts
    position = play(position, "9S 2S")
    assert legal(position) == cards("2C 4D 5H")
    assert board(play(position, "2C")).takers == (Seat.B,)


def test_l3_2_only_cards_that_are_held_are_played() -> None:
    assert why(dealt(begun(), b="9S"), "B: play AS") == "not-held L3.2"


def test_l3_3_the_highest_trump_wins() -> None:
    position = dealt(begun(4), b="AS", c="2H 2D 2C 3D", d="TH 3C 4D 4C", a="9C 9D 8C 3H")
    assert board(play(position, "AS 2H TH 3H")).takers == (Seat.D,)
    assert board(play(position, "AS 2H")).winning is Seat.C


def test_l3_3_without_a_trump_the_highest_card_of_the_suit_led() -> None:
    position = dealt(begun(4), b="9S", c="AD KD QD JD", d="JS", a="3S 4C 5C 6H")
    position = play(position, "9S AD JS 3S")
    assert board(position).takers == (Seat.D,)


def test_l3_4_the_winner_alone_draws_the_top_card_of_the_stock() -> None:
    made = step(play(dealt(begun(), **SWEEP), "9S KS"), "A: play QH")
    assert [type(event) for event in made.events] == [Played, Won, Drew]
    assert hand(made.position, "A") == cards("AH TH 5C")
    assert hand(made.position, "B") == cards("4D 2C")
    assert (board(made.position).stock, str(look(made.position, "A").drawn)) == (42, "5C")


def test_l3_4_unseen_by_the_others() -> None:
    made = step(play(dealt(begun(), **SWEEP), "9S KS"), "A: play QH")
    (drew,) = [event for event in made.events if isinstance(event, Drew)]
    for viewer in (None, Seat.B, Seat.C):
        seen = drew.seen_by(viewer)
        assert isinstance(seen, Drew)
        assert (seen.seat, seen.card, seen.stock) == (Seat.A, None, 42)
        assert look(made.position, None if viewer is None else str(viewer)).drawn is None
    assert drew.seen_by(Seat.A) == drew


def test_l3_4_the_trick_goes_out_of_play() -> None:
    position = play(dealt(begun(), **SWEEP), "9S KS QH")
    held = {card for seat in "ABC" for card in hand(position, seat).split()}
    assert held.isdisjoint({"9S", "KS", "QH"})
    assert all(str(card) not in {"9S", "KS", "QH"} for card in look(position).unseen())


def test_l3_5_the_winner_leads_to_the_next_trick() -> None:
    position = play(dealt(begun(), **LAST_CARD), "AS KS QS", "9D 2D 7H")
    assert position.to_act == {Seat.A}
    assert [str(seat) for seat in board(play(position, "8C")).trick or () for seat in [seat[0]]] == ["A"]


def test_l3_6_who_has_no_card_after_a_trick_and_its_draw_is_out_and_skipped() -> None:
    position = dealt(begun(), b="AS 4H 9D", c="KS 3C 2D", a="QS 8C 7H", stock="5C JD AH")
    position = play(position, "AS KS QS", "9D 2D 7H")
    made = step(play(position, "8C 5C"), "C: play 3C")
    position = made.position
    assert [(event.seats, event.number) for event in made.events if isinstance(event, RanOut)] == [((Seat.C,), 3)]
    assert (board(position).in_hand, board(position).out) == ((2, 1, 0), (Seat.C,))
    assert why(position, "C: play 3C") == "is-out L3.6"
    assert play(position, "JD").to_act == {Seat.B}
    assert len(board(play(position, "JD 4H")).tricks) == 4


def test_l3_6_the_winner_of_a_trick_is_never_out() -> None:
    position = play(dealt(begun(), **LAST_CARD), "AS KS QS", "9D 2D 7H", "8C 5C")
    made = step(position, "C: play 3H")  # C's last card
    assert not [event for event in made.events if isinstance(event, RanOut)]
    assert hand(made.position, "C") == "AH"


def test_l3_6_if_all_play_their_last_card_to_one_trick_its_winner_wins_the_deal() -> None:
    position = play(dealt(begun(deals="1"), **LAST_CARD), "AS KS QS", "9D 2D 7H", "8C 5C 3H", "AH JD")
    made = step(position, "B: play 4H")
    assert [event.seats for event in made.events if isinstance(event, RanOut)] == [(Seat.A, Seat.B)]
    assert (score(made.position).winner, score(made.position).scores) == (Seat.C, (0, 0, 1))


def test_a_player_down_to_one_card_is_announced_once() -> None:
    position = play(dealt(begun(), **LAST_CARD), "AS KS QS", "9D 2D")
    made = step(position, "A: play 7H")
    assert [event.seat for event in made.events if isinstance(event, LastCard)] == [Seat.C]
    position = play(made.position, "8C 5C")
    made = step(position, "C: play 3H")
    assert [event.seat for event in made.events if isinstance(event, LastCard)] == [Seat.A, Seat.B]


@pytest.mark.parametrize(("seats", "seed"), [*product(range(3, 7), range(5))])
def test_l3_6_players_run_out_in_order_and_all_but_the_winner_do(seats: int, seed: int) -> None:
    last = board(to_the_end(begun(seats, deals="1"), seed))
    numbers = [last.out_in(seat) or 0 for seat in last.out]
    assert numbers == sorted(numbers)
    assert {*last.out} == {*last.seats} - {last.scores[-1].winner}
    assert numbers[-1] == len(last.tricks)
