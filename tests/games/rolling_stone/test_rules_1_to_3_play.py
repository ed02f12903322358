"""R1 to R3: the players, the cards, the deal; following, discarding, taking up."""

from itertools import pairwise
from random import Random

import pytest

from bot.games.cards import CARDS, Rank, Suit, parse_card
from bot.games.one_card.events import Played
from bot.games.protocol import SEATS, Owed, Seat, clockwise
from bot.games.rolling_stone.events import Discarded, Few, TookUp
from tests.games.notation import cards, hand, legal, play, refusal, step, why
from tests.games.reading import to_the_end
from tests.games.rolling_stone.tables import ALL_FOLLOW, OUT, ROLLING, TAKING, begun, board, dealt, look
from tests.there import there


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r1_1_four_to_six_players_each_for_themselves(seats: int) -> None:
    assert board(dealt(begun(seats))).seats == SEATS[:seats]
    assert ROLLING.sides(seats) == tuple((seat,) for seat in SEATS[:seats])


@pytest.mark.parametrize("seats", [0, 3, 7])
def test_r1_1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(ValueError, match="4 to 6"):
        begun(seats)


@pytest.mark.parametrize(("seats", "lowest"), [(4, Rank.SEVEN), (5, Rank.FIVE), (6, Rank.THREE)])
def test_r1_2_eight_cards_for_each_player_the_highest_of_every_suit(seats: int, lowest: Rank) -> None:
    chance = there(begun(seats).chance)
    assert (chance.kind, len(chance.cards)) == (Owed.DECK, 8 * seats)
    assert chance.cards == tuple(card for card in CARDS if card.rank.place <= lowest.place)


def test_r1_2_in_every_suit_the_ace_is_high() -> None:
    spades = [str(card) for card in CARDS if card.suit is Suit.SPADES][:12]
    for higher, lower in pairwise(spades):
        lowest = [card for card in reversed(spades) if card not in {higher, lower}][:4]
        if spades.index(lowest[-1]) < spades.index(higher):
            break
        position = dealt(begun(6), b=lower, c=higher, d=lowest[0], e=lowest[1], f=lowest[2], a=lowest[3])
        assert board(play(position, lower, higher, *lowest)).active == Seat.C


def test_r1_3_the_first_without_cards_wins_and_who_cannot_follow_swells() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD")
    assert board(position).in_hand == (11, 7, 7, 7)
    for seed in range(5):
        won = board(to_the_end(position, seed)).scores[0]
        assert won.winner is not None
        assert len(won.hands[won.winner]) == 0 < min(len(hand) for hand in won.hands if hand)


def test_r2_1_the_first_dealer_comes_from_outside_then_the_deal_passes_left() -> None:
    last = to_the_end(begun(4, dealer="C", deals="6"))
    assert [str(each.dealer) for each in board(last).scores] == [*"CDABCD"]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r2_1_eight_cards_each_one_at_a_time_from_the_dealers_left_and_nothing_is_left(seats: int) -> None:
    position = begun(seats, dealer="B")
    assert position.chance is not None
    pack = Random(1).sample(position.chance.cards, 8 * seats)
    position = position.supply(pack).position
    for place, seat in enumerate(clockwise(seats, after=Seat.B)):
        assert hand(position, str(seat)) == cards(" ".join(map(str, pack[place::seats])))
    assert board(position).in_hand == (8,) * seats


def test_r2_1_there_are_no_trumps() -> None:
    position = play(dealt(begun(), **ALL_FOLLOW), "AS QS TS 8S", "KS JS 9S 7S")
    assert board(position).before is not None
    assert board(position).active == Seat.B


@pytest.mark.parametrize("dealer", [*"ABCD"])
def test_r3_1_the_dealers_left_neighbor_leads_any_card(dealer: str) -> None:
    position = dealt(begun(dealer=dealer))
    leader = str(clockwise(4, after=Seat[dealer])[0])
    assert position.to_act == {Seat[leader]}
    assert legal(position) == hand(position, leader)


def test_r3_2_clockwise_each_must_play_a_card_of_the_suit_led_any_they_like() -> None:
    position = play(dealt(begun(), **TAKING), "AD")
    assert legal(position) == "KD QD"
    refused = there(refusal(position, "C: play TS"))
    assert (refused.code, refused.rule, refused.about) == ("must-follow", "R3.2", (("suit", "D"),))
    for other in "ABD":
        assert why(position, f"{other}: play {hand(position, other).split()[0]}") == "not-your-turn R3.2"
    assert why(position, "C: play AC") == "not-held R3.2"


def test_r3_3_if_all_have_followed_the_trick_is_out_of_the_deal_and_the_highest_card_leads() -> None:
    position = dealt(begun(), **(ALL_FOLLOW | {"b": "AS KS AH KH AD KD AC 8S", "a": "KC 7S 8H 7H 8D 7D 8C 7C"}))
    made = step(play(position, "8S QS TS"), "A: play 7S")
    assert made.events == (Played(Seat.A, parse_card("7S")), Discarded(Seat.C, 1, 4))
    now = board(made.position)
    assert (now.tricks, now.taken, now.active, now.in_hand) == (1, 0, Seat.C, (7, 7, 7, 7))
    assert " ".join(map(str, now.discarded)) == "QS TS 8S 7S"
    assert [now.in_play(suit) for suit in Suit] == [4, 8, 8, 8]


def test_r3_4_who_cannot_follow_plays_nothing_takes_all_cards_and_leads() -> None:
    made = step(play(dealt(begun(), **TAKING), "AD KD"), "D: play JD")
    taken = tuple(map(parse_card, ("AD", "KD", "JD")))
    assert made.events == (Played(Seat.D, parse_card("JD")), TookUp(Seat.A, 1, taken, 3, 11))
    now = board(made.position)
    assert (now.in_hand, now.active, now.tricks, now.taken) == ((11, 7, 7, 7), Seat.A, 1, 1)
    assert hand(made.position, "A") == cards("AD KD JD AC KC QC JC TC 9C 8C 7C")
    assert legal(made.position) == hand(made.position, "A"), "any card, also of the suit just taken"


def test_r3_4_the_players_after_them_do_not_play() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD", "AC")  # A leads, B takes it up; C and D have played nothing
    assert board(position).in_hand == (10, 8, 7, 7)
    assert board(position).active == Seat.B
    assert legal(play(position, "AC")) == hand(play(position, "AC"), "C"), "C has taken it up again, and leads"


def test_r3_5_taking_up_is_no_move() -> None:
    with pytest.raises(ValueError, match="not-a-move"):
        ROLLING.parse("take up")
    before = play(dealt(begun(), **TAKING), "AD KD")
    after = play(before, "JD")
    assert before.to_act == {Seat.D}
    assert after.to_act == {Seat.A}
    assert after.turn(Seat.A) > before.turn(Seat.A)


def test_r3_5_all_cards_taken_up_are_known_to_all_until_they_are_played() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD")
    assert " ".join(map(str, board(position).known[Seat.A])) == "AD KD JD"
    position = play(position, "KD")  # B takes it up
    assert " ".join(map(str, board(position).known[Seat.A])) == "AD JD"
    assert " ".join(map(str, board(position).known[Seat.B])) == "KD"


def test_r8_a_player_with_two_cards_or_one_is_announced() -> None:
    position = play(dealt(begun(), **ALL_FOLLOW), *OUT[:5])
    made = step(position, "B: play KD")
    assert made.events[1] == Few(Seat.B, 2)
    position = play(made.position, "JD 9D 7D")
    assert step(position, "B: play AC").events[1] == Few(Seat.B, 1)
    assert look(position, "B").board.fewest == (Seat.A, Seat.B, Seat.C, Seat.D)
