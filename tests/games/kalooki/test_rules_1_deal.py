"""K1: players, cards, options, and the deal."""

import pytest

from bot.games.cards import JOKER, parse_card
from bot.games.kalooki.board import DECK
from bot.games.kalooki.scoring import cost
from bot.games.protocol import SEATS, BadOption, Owed, Seat
from tests.games.kalooki.tables import KALOOKI, asked, begun, board, dealt, hand, play, set_up, table_of
from tests.games.reading import to_the_end
from tests.there import there


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_k1_1_three_to_five_players_each_for_themselves(seats: int) -> None:
    assert board(dealt(begun(seats))).seats == SEATS[:seats]
    assert KALOOKI.sides(seats) == tuple((seat,) for seat in SEATS[:seats])


@pytest.mark.parametrize("seats", [2, 6])
def test_k1_1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        begun(seats)


def test_k1_2_two_packs_and_four_jokers_are_108_cards() -> None:
    chance = there(begun().chance)
    assert (chance.kind, chance.cards, len(DECK)) == (Owed.DECK, DECK, 108)
    assert (DECK.count(JOKER), DECK.count(parse_card("QS"))) == (4, 2)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("JK", 50),
        ("AS AC", 15),
        ("AH AD", 1),
        ("TS JS QS KS TH KD QC", 10),
        *((f"{pips}S {pips}D", pips) for pips in range(2, 10)),
    ],
)
def test_k1_2_points_of_cards_left_in_hand(cards: str, points: int) -> None:
    assert {cost(parse_card(card)) for card in cards.split()} == {points}


@pytest.mark.parametrize(
    ("contract", "threes", "fours", "each"),
    [
        (1, 3, 0, 9),
        (2, 2, 1, 10),
        (3, 1, 2, 11),
        (4, 0, 3, 12),
        (5, 4, 0, 12),
        (6, 3, 1, 13),
        (7, 2, 2, 14),
        (8, 1, 3, 15),
        (9, 0, 4, 16),
    ],
)
def test_k1_3_nine_contracts_and_as_many_cards_as_each_needs(contract: int, threes: int, fours: int, each: int) -> None:
    now = dealt(begun(5, contracts=str(contract)))
    assert table_of(now).in_hand == (each,) * 5
    assert 3 * threes + 4 * fours == each
    short = set_up(contract=contract, a="7S 7D 7H 7C 8C", is_playing=True)
    refused = there(short.refusal(Seat.A, KALOOKI.parse("lay set 7S 7D 7H")))
    assert (refused.code, refused.about) == ("contract-first", (("threes", threes), ("fours", fours)))


def test_k1_3_the_game_is_nine_deals() -> None:
    assert KALOOKI.options({}).texts()["contracts"] == "123456789"


@pytest.mark.parametrize(
    ("option", "values", "usual"),
    [
        ("contracts", ["1", "9", "13579", "159", "123456789"], "123456789"),
        ("overcall", ["fine", "refuse"], "fine"),
        ("payment", ["points", "game"], "points"),
        ("per", ["1", "25", "100"], "100"),
    ],
)
def test_k1_4_options_and_what_is_usual(option: str, values: list[str], usual: str) -> None:
    assert KALOOKI.options({"rules": "classic"}).texts()[option] == usual
    for value in values:
        assert KALOOKI.options({option: value}).texts()[option] == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("contracts", value) for value in ("", "0", "10", "21", "11", "1,2", "a", "１", "1234567890")),
        ("overcall", "free"),
        ("payment", "deal"),
        *(("per", value) for value in ("0", "101", "050", "-1", "ten")),
    ],
)
def test_k1_4_no_other_value(option: str, value: str) -> None:
    with pytest.raises(BadOption) as bad:
        KALOOKI.options({option: value})
    assert (bad.value.key, bad.value.rule) == (option, "K1.4")


def test_k1_4_contracts_are_played_in_their_order() -> None:
    over = to_the_end(begun(contracts="159"))
    assert sorted({each.contract for each in board(over).scores}) == [1, 5, 9]
    assert [each.contract for each in board(over).scores] == sorted(each.contract for each in board(over).scores)


@pytest.mark.parametrize("dealer", ["A", "B", "C", "D"])
def test_k1_5_the_first_dealer_comes_from_outside_and_the_player_at_the_left_plays_first(dealer: str) -> None:
    now = dealt(begun(4, dealer=dealer))
    assert (str(board(now).dealer), board(now).table.active) == (dealer, Seat((Seat[dealer] + 1) % 4))


def test_k1_5_the_deal_passes_to_the_left() -> None:
    now = set_up(contracts="12", a="5S", is_playing=True, dealer="C")
    chance = there(play(now, "A: discard 5S").chance)
    assert (chance.kind, chance.seat, chance.deal) == (Owed.DECK, Seat.A, 2)


def test_k1_5_cards_one_at_a_time_from_the_dealers_left_then_one_is_turned_up() -> None:
    pack = [*DECK]
    now = begun(dealer="C").supply(pack).position
    for place, seat in enumerate("ABC"):
        assert hand(now, seat) == " ".join(map(str, sorted(pack[place:27:3], key=lambda card: card.place)))
    assert table_of(now).pile == (pack[27],)
    assert table_of(now).stock == 108 - 28


def test_k1_5_a_joker_turned_up_stays_and_may_be_taken_or_called_like_any_card() -> None:
    now = dealt(begun(), top="JK")
    assert asked(now) == "BC"
    assert table_of(play(now, "A: take")).in_hand == (10, 9, 9)
    assert "JK" in hand(play(now, "C: call", "A: allow"), "C")
