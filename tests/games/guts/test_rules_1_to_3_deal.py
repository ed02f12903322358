"""G1 to G3: the players, the ante, the deal, and who says what when."""

import pytest

from bot.games.cards import CARDS
from bot.games.protocol import SEATS, Asking, Owed, Seat
from tests.games.guts.tables import GUTS, begun, chips, dealt, hand, look, pot, refusal, say, score, step
from tests.games.reading import any_deck


@pytest.mark.parametrize("seats", range(3, 11))
def test_g1_1_three_to_ten_players_each_for_themselves(seats: int) -> None:
    position = begun(seats).supply(any_deck()).position
    assert look(position).board.seats == SEATS[:seats]
    assert GUTS.sides(seats) == tuple((seat,) for seat in SEATS[:seats])


@pytest.mark.parametrize("seats", [0, 2, 11])
def test_g1_1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 10"):
        begun(seats)


def test_g1_2_one_whole_pack_for_every_deal() -> None:
    position = begun(deals="3")
    for deal in (1, 2):
        chance = position.chance
        assert chance is not None
        assert (chance.kind, chance.deal, chance.cards) == (Owed.DECK, deal, CARDS)
        position = say(dealt(position), *(f"{seat}: in" for seat in ("BCA" if deal == 1 else "CAB")))


def test_g1_3_chips_may_be_below_zero() -> None:
    position = say(dealt(begun(), b="AS AD"), "BCA: in")
    assert chips(position) == (-4, 2, -4)


def test_g2_1_everybody_puts_a_chip_in_before_the_first_deal() -> None:
    position = dealt(begun(5))
    assert (pot(position), chips(position)) == (5, (-1,) * 5)


def test_g2_2_another_ante_when_nobody_had_to_match_and_the_pot_is_short() -> None:
    position = dealt(say(dealt(begun()), "BC: out"))
    assert (pot(position), chips(position)) == (3, (1, -2, -2))


def test_g2_2_no_ante_on_a_matched_pot() -> None:
    position = dealt(say(dealt(begun(), b="AS AD"), "BC: in", "A: out"))
    assert (pot(position), chips(position)) == (3, (-1, 2, -4))


def test_g2_2_no_ante_while_as_many_chips_as_players_lie_there() -> None:
    position = say(dealt(begun(cap="10", deals="9"), b="AS AD"), "BCA: in")  # 6
    position = say(dealt(position, b="AS AD"), "CAB: in")  # 12
    position = say(dealt(position), "A: in", "BC: out")  # the cap of 10 is won by A, alone: 2
    assert (score(position).pot, score(position).counted, pot(position)) == (12, 10, 2)
    assert pot(dealt(position)) == 2 + 3
    position = say(dealt(begun(cap="10", deals="9"), b="AS AD"), "BCA: in")
    position = say(dealt(position, b="AS AD"), "CAB: in")
    position = say(dealt(position, b="AS AD"), "ABC: in")  # 12 - 10 + 20 = 22
    position = say(dealt(position), "B: in", "CA: out")  # 12 are left, and nobody had to match
    assert (pot(position), pot(dealt(position))) == (12, 12)


def test_g2_2_players_are_those_who_have_not_left_when_the_next_deal_begins() -> None:
    position = say(dealt(begun(4, cap="10", deals="9"), b="AS AD"), "BCDA: in")  # 12
    position = say(dealt(position), "C: in", "DAB: out")  # the cap of 10 is won, and nobody had to match
    assert pot(position) == 2
    assert pot(dealt(position)) == 2 + 4
    assert pot(dealt(say(position, "A: resign"))) == 2 + 3
    assert pot(dealt(say(position, "A: resign", "C: resign"))) == 2, "a chip for each who stays lies there"


def test_g2_3_the_first_dealer_comes_from_outside_then_the_deal_passes_left() -> None:
    position = begun(dealer="C")
    for dealer, line in (("C", "AB: out"), ("A", "BC: out"), ("B", "CA: out"), ("C", "AB: out")):
        assert position.chance is not None
        assert position.chance.seat is Seat[dealer]
        position = say(dealt(position), line)


@pytest.mark.parametrize("seats", [3, 10])
def test_g2_3_two_cards_each_one_at_a_time_from_the_dealers_left(seats: int) -> None:
    cards = any_deck()
    position = begun(seats, dealer="B").supply(cards).position
    for place, seat in enumerate([*SEATS[2:seats], Seat.A, Seat.B]):
        assert hand(position, str(seat)) == sorted(map(str, (cards[place], cards[seats + place])))
    unseen = {str(card) for card in look(position, "A").unseen()}
    assert unseen == {*map(str, CARDS)} - {*hand(position, "A")}


def test_g3_1_in_turns_from_the_dealers_left_and_the_dealer_last() -> None:
    position = dealt(begun(4, dealer="B"))
    for seat in "CDAB":
        assert position.to_act == {Seat[seat]}
        for other in "ABCD".replace(seat, ""):
            assert refusal(position, f"{other}: in") is not None
        position = say(position, f"{seat}: in")
    assert score(position).dealt == (Seat.C, Seat.D, Seat.A, Seat.B)


def test_g3_1_everybody_hears_it_at_once() -> None:
    made = step(dealt(begun()), "B: in")
    for seat in (None, *SEATS[:3]):
        assert [event.seen_by(seat) for event in made.events] == list(made.events)
    assert look(made.position).board.ins == {Seat.B}


def test_g3_2_together_in_any_order_and_nobody_knows_what() -> None:
    position = dealt(begun(declare="together"))
    assert position.window is not None
    assert (position.window.asking, position.to_act) == (Asking.CHOICE, {*SEATS[:3]})
    ins, outs = say(position, "A: in", "C: out"), say(position, "A: out", "C: in")
    assert look(ins) == look(outs)
    assert look(ins, "B") == look(outs, "B")
    assert (str(look(ins, "A").choice), str(look(outs, "A").choice)) == ("in", "out")
    assert look(ins).board.ins == frozenset()


def test_g3_2_when_the_last_has_chosen_all_choices_are_shown() -> None:
    done = say(dealt(begun(declare="together")), "A: in", "C: out", "B: in")
    assert (score(done).ins, score(done).deal) == ({Seat.A, Seat.B}, 1)


def test_g3_3_who_is_out_pays_nothing_wins_nothing_and_shows_nothing() -> None:
    position = say(dealt(begun(), b="AS AD", c="2S 4S", a="3C 5C"), "B: out", "CA: in")
    assert score(position).scores[Seat.B] == -1  # the ante
    assert score(position).hands[Seat.B] is None
    assert Seat.B not in score(position).winners


def test_g3_4_in_turns_the_last_is_in_unasked_if_all_others_are_out() -> None:
    position = say(dealt(begun(5, dealer="E")), "ABCD: out")
    assert (score(position).ins, score(position).winners) == ({Seat.E}, (Seat.E,))
    assert refusal(dealt(begun(5, dealer="E")), "E: in") is not None


def test_g3_4_but_not_if_somebody_is_in() -> None:
    position = say(dealt(begun()), "B: in", "C: out")
    assert position.to_act == {Seat.A}
    assert score(say(position, "A: out")).winners == (Seat.B,)


def test_g3_5_together_all_may_be_out_and_the_pot_stays_without_an_ante() -> None:
    position = say(dealt(begun(declare="together")), "ABC: out")
    assert (score(position).winners, score(position).hands, pot(position)) == ((), (None,) * 3, 3)
    assert pot(dealt(position)) == 3
