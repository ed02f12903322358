"""CR1: players, cards, options, and the deal."""

import pytest

from bot.games.cards import JOKER, parse_card
from bot.games.contract_rummy.scoring import cost
from bot.games.protocol import SEATS, BadOption, Owed, Seat
from tests.games.contract_rummy.tables import CONTRACT_RUMMY, asked, begun, board, dealt, hand, play, set_up, table_of
from tests.games.reading import to_the_end
from tests.there import there


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cr1_1_three_to_five_players_each_for_themselves(seats: int) -> None:
    assert board(dealt(begun(seats))).seats == SEATS[:seats]
    assert CONTRACT_RUMMY.sides(seats) == tuple((seat,) for seat in SEATS[:seats])


@pytest.mark.parametrize("seats", [2, 6])
def test_cr1_1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        begun(seats)


@pytest.mark.parametrize(("seats", "count"), [(3, 106), (4, 107), (5, 108)])
def test_cr1_2_two_packs_and_one_joker_fewer_than_players(seats: int, count: int) -> None:
    chance = there(begun(seats).chance)
    assert (chance.kind, len(chance.cards), chance.cards.count(JOKER)) == (Owed.DECK, count, seats - 1)
    assert chance.cards.count(parse_card("QS")) == 2


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("JK AS AH AD AC", 15),
        ("TS JS QS KS TH KD QC", 10),
        *((f"{pips}S {pips}D", pips) for pips in range(2, 10)),
    ],
)
def test_cr1_2_points_of_cards_left_in_hand(cards: str, points: int) -> None:
    assert {cost(parse_card(card)) for card in cards.split()} == {points}


@pytest.mark.parametrize(
    ("contract", "sets", "runs", "each"),
    [(1, 2, 0, 10), (2, 1, 1, 10), (3, 0, 2, 10), (4, 3, 0, 12), (5, 2, 1, 12), (6, 1, 2, 12), (7, 0, 3, 12)],
)
def test_cr1_3_seven_contracts_and_their_cards(contract: int, sets: int, runs: int, each: int) -> None:
    now = dealt(begun(5, contracts=str(contract)))
    assert table_of(now).in_hand == (each,) * 5
    short = set_up(contract=contract, a="7S 7D 7H 7C 8C", is_playing=True)
    refused = there(short.refusal(Seat.A, CONTRACT_RUMMY.parse("lay set 7S 7D 7H")))
    assert (refused.code, refused.about) == ("contract-first", (("sets", sets), ("runs", runs)))


def test_cr1_3_the_game_is_seven_deals() -> None:
    assert CONTRACT_RUMMY.options({}).texts()["contracts"] == "1234567"


@pytest.mark.parametrize(
    ("option", "values", "usual"),
    [
        ("contracts", ["1", "7", "1357", "147", "1234567"], "1234567"),
        ("may_i", ["any", "three"], "any"),
        ("payment", ["points", "game"], "points"),
        ("per", ["1", "25", "100"], "50"),
    ],
)
def test_cr1_4_options_and_what_is_usual(option: str, values: list[str], usual: str) -> None:
    assert CONTRACT_RUMMY.options({"rules": "classic"}).texts()[option] == usual
    for value in values:
        assert CONTRACT_RUMMY.options({option: value}).texts()[option] == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("contracts", value) for value in ("", "0", "8", "10", "21", "11", "1,2", "a", "１", "12345678")),
        ("may_i", "two"),
        ("payment", "deal"),
        *(("per", value) for value in ("0", "101", "050", "-1", "ten")),
    ],
)
def test_cr1_4_no_other_value(option: str, value: str) -> None:
    with pytest.raises(BadOption) as bad:
        CONTRACT_RUMMY.options({option: value})
    assert (bad.value.key, bad.value.rule) == (option, "CR1.4")


def test_cr1_4_contracts_are_played_in_their_order() -> None:
    assert [each.contract for each in board(to_the_end(begun(contracts="147"))).scores] == [1, 4, 7]


@pytest.mark.parametrize("dealer", ["A", "B", "C", "D"])
def test_cr1_5_the_first_dealer_comes_from_outside_and_the_player_at_the_left_plays_first(dealer: str) -> None:
    now = dealt(begun(4, dealer=dealer))
    assert (str(board(now).dealer), table_of(now).active) == (dealer, Seat((Seat[dealer] + 1) % 4))


def test_cr1_5_the_deal_passes_to_the_left() -> None:
    now = set_up(contracts="12", a="5S", is_playing=True, dealer="C")
    chance = there(play(now, "A: discard 5S").chance)
    assert (chance.kind, chance.seat, chance.deal) == (Owed.DECK, Seat.A, 2)


def test_cr1_5_cards_one_at_a_time_from_the_dealers_left_then_one_is_turned_up() -> None:
    pack = [*there(begun().chance).cards]
    now = begun(dealer="C").supply(pack).position
    for place, seat in enumerate("ABC"):
        assert hand(now, seat) == " ".join(map(str, sorted(pack[place:30:3], key=lambda card: card.place)))
    assert table_of(now).pile == (pack[30],)
    assert table_of(now).stock == 106 - 31


def test_cr1_5_a_joker_turned_up_may_be_taken_or_bought_and_jokers_may_be_discarded() -> None:
    now = dealt(begun(), top="JK")
    assert table_of(play(now, "A: take")).in_hand == (11, 10, 10)
    assert asked(play(now, "A: draw")) == "BC"
    assert "JK" in hand(play(now, "A: draw", "C: ask"), "C")
    assert set_up(a="KS JK", is_playing=True).refusal(Seat.A, CONTRACT_RUMMY.parse("discard JK")) is None
