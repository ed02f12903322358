"""K3 to K5: melds, tacking on, and the end of a turn."""

import pytest

from bot.games.protocol import Seat
from tests.games.kalooki.tables import board, events, hand, legal, look, meld, play, score, set_up, table_of, why

LAID = "B: set 5S 5H 5D"
A_LAID = "A: set 5S 5H 5D"


def first(contract: int, cards: str, move: str) -> str | None:
    """Return why a first meld of A is refused, who holds these cards; None if it is not."""
    return why(set_up(contract=contract, a=cards, is_playing=True), f"A: {move}")


def later(cards: str, move: str, *melds: str) -> str | None:
    """Return why a move of A is refused, who has laid and holds these cards."""
    return why(set_up(A_LAID, *melds, a=cards, is_playing=True), f"A: {move}")


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("8S 8H 8D", None),
        ("8S 8S 8H 8H", None),  # duplicates are welcome
        ("8S 8H JK", None),
        ("8S 8H JK JK JK JK", None),
        ("8S 8H", "three-too-short K3.1"),
        ("8S JK JK", "few-naturals K3.1"),
        ("8S 8H 9H", "mixed-ranks K3.1"),
    ],
)
def test_k3_1_a_three_has_three_cards_of_a_rank_and_two_natural_ones(cards: str, refused: str | None) -> None:
    assert later(f"{cards} KS", f"lay set {cards}") == refused


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("3C 4C 5C 6C", None),
        ("AC 2C 3C 4C", None),
        ("JC QC KC AC", None),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", None),
        ("KC AC 2C 3C", "not-a-run K3.2"),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", "not-a-run K3.2"),
        ("3C 4C 5C", "four-too-short K3.2"),
        ("3C 4C 5D 6C", "not-a-run K3.2"),
        ("3C 5C 6C 7C", "not-a-run K3.2"),
        ("6C 5C 4C 3C", "not-a-run K3.2"),  # as it lies, the lowest first
    ],
)
def test_k3_2_a_four_has_four_cards_of_a_suit_in_sequence(cards: str, refused: str | None) -> None:
    assert later(f"{cards} KS", f"lay run {cards}") == refused


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("7C JK 9C JK", None),
        ("JK 8C 9C JK", None),
        ("7C 8C JK JK", "jokers-adjoin K3.3"),
        ("JK JK JK JK", "jokers-adjoin K3.3"),
    ],
)
def test_k3_3_jokers_stand_for_any_card_and_no_two_are_side_by_side_in_a_four(cards: str, refused: str | None) -> None:
    assert later(f"{cards} KS", f"lay run {cards}") == refused


def test_k3_4_never_two_fours_of_the_same_suit() -> None:
    cards = "7S 7D JK 3H 4H 5H 6H 9H TH JH QH KS"
    assert first(3, cards, "lay set 7S 7D JK, run 3H 4H 5H 6H, run 9H TH JH QH") == "suit-twice K3.4"
    assert later("9H TH JH QH KS", "lay run 9H TH JH QH", "A: run 3H 4H 5H 6H") == "suit-twice K3.4"
    assert later("9H TH JH QH KS", "lay run 9H TH JH QH", "B: run 3H 4H 5H 6H") is None


def test_k3_4_nor_two_threes_of_the_same_rank() -> None:
    cards = "7S 7D 7H 7C 7S 7D 8S 8D 8H KS"
    assert first(1, cards, "lay set 7S 7D 7H, set 7C 7S 7D, set 8S 8D 8H") == "rank-twice K3.4"
    assert later("5C 5S 5H KS", "lay set 5C 5S 5H") == "rank-twice K3.4"


def test_k3_5_the_first_meld_is_the_whole_contract_at_once() -> None:
    cards = "7S 7D 7H 7C 8S 8D 8H 9S 9D 9H 3C 4C 5C 6C KS"
    assert first(1, cards, "lay set 7S 7D 7H") == "contract-first K3.5"
    assert first(1, cards, "lay set 7S 7D 7H, set 8S 8D 8H") == "contract-first K3.5"
    assert first(1, cards, "lay set 7S 7D 7H, set 8S 8D 8H, run 3C 4C 5C 6C") == "contract-first K3.5"
    assert first(1, cards, "lay set 7S 7D 7H, set 8S 8D 8H, set 9S 9D 9H") is None


def test_k3_5_exactly_those_melds_and_each_may_be_longer() -> None:
    cards = "7S 7D 7H 7C 8S 8D 8H 9S 9D 9H 3C 4C 5C 6C KS"
    assert first(1, cards, "lay set 7S 7D 7H 7C, set 8S 8D 8H, set 9S 9D 9H") is None
    assert first(1, cards, "lay set 7S 7D 7H, set 8S 8D 8H, set 9S 9D 9H, run 3C 4C 5C 6C") == "contract-first K3.5"


def test_k3_5_from_then_on_any_further_melds_in_the_same_turn_and_later() -> None:
    now = set_up(contract=1, a="7S 7D 7H 8S 8D 8H 9S 9D 9H 3C 4C 5C 6C KS KD KH QS", is_playing=True)
    after = play(now, "A: lay set 7S 7D 7H, set 8S 8D 8H, set 9S 9D 9H; lay run 3C 4C 5C 6C")
    assert hand(after, "A") == "KS KH KD QS"
    assert why(after, "A: lay set KS KD KH") is None
    assert events(now, "A: lay set 7S 7D 7H, set 8S 8D 8H, set 9S 9D 9H; lay run 3C 4C 5C 6C") == [
        "LaidContract",
        "LaidMore",
    ]


def test_k3_5_only_cards_that_are_held() -> None:
    assert later("8S 8H KS", "lay set 8S 8H 8D") == "not-held K3.5"
    assert later("8S 8H KS", "lay set 8S 8S 8H") == "not-held K3.5"
    assert later("8S 8H JK", "lay set 8S 8H JK JK") == "not-held K3.5"


def test_k3_6_melds_are_numbered_over_all_players_and_everybody_sees_whose_they_are() -> None:
    now = set_up("C: set 2S 2H 2D", "A: set 5S 5H 5D", a="8S 8D 8H KS", is_playing=True)
    after = play(now, "A: lay set 8S 8D 8H")
    assert [str(owner) for owner, _ in look(after).board.table.melds] == ["C", "A", "A"]
    assert meld(after, 3) == "8S 8H 8D"
    assert why(after, "A: add 4 KS") == "no-such-meld K3.6"
    assert why(after, "A: swap 4 KS") == "no-such-meld K3.6"


def test_k4_only_who_has_laid_tacks_on_and_from_the_same_turn_on() -> None:
    now = set_up(LAID, contract=1, a="5C 7S 7D 7H 8S 8D 8H 9S 9D 9H KS", is_playing=True)
    assert why(now, "A: add 1 5C") == "lay-first K4"
    assert why(now, "A: swap 1 5C") == "lay-first K4"
    assert why(now, "A: lay set 7S 7D 7H, set 8S 8D 8H, set 9S 9D 9H; add 1 5C") is None


def test_k4_1_to_a_three_cards_of_the_rank_and_jokers_without_limit() -> None:
    now = set_up(A_LAID, a="5C 5S JK JK JK JK KS KH", is_playing=True)
    assert meld(play(now, "A: add 1 5C 5S JK JK JK JK")) == "5S 5S 5H 5D 5C JK JK JK JK"
    assert why(now, "A: add 1 KS") == "wrong-rank K4.1"
    assert why(now, "A: add 1 high 5C") == "no-end K4.1"


def test_k4_2_to_a_four_at_the_high_end_only_until_the_ace_is_on_top() -> None:
    now = set_up(A_LAID, "B: run 4C 5C 6C 7C", a="3C 8C 9C TC JC QC KC AC 2D", is_playing=True)
    assert why(now, "A: add 2 low 3C") == "other-end K4.2"
    assert why(now, "A: add 2 high 9C") == "not-next K4.2"
    assert why(now, "A: add 2 8C") == "which-end K4.2"
    grown = play(now, "A: add 2 high 8C 9C TC; add 2 high JC QC KC AC")
    assert meld(grown, 2) == "4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    assert meld(play(grown, "A: add 2 low 3C"), 2).startswith("3C 4C")


def test_k4_2_a_joker_on_top_that_stands_for_the_ace_opens_the_low_end_down_to_the_two() -> None:
    now = set_up(A_LAID, "B: run JC QC KC JK", a="TC 9C 8C 7C 6C 5C 4C 3C 2C AC 2D", is_playing=True)
    grown = play(now, "A: add 2 low TC 9C 8C 7C 6C 5C 4C 3C 2C")
    assert meld(grown, 2) == "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC JK"
    assert why(grown, "A: add 2 low AC") == "no-room K4.2"


def test_k4_2_a_four_that_begins_with_the_low_ace_ends_at_the_king() -> None:
    low = "B: run AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"
    now = set_up(A_LAID, low, a="KC AC 2D", is_playing=True)
    assert why(now, "A: add 2 high KC AC") == "no-room K4.2"
    assert why(play(now, "A: add 2 high KC"), "A: add 2 high AC") == "no-room K4.2"


@pytest.mark.parametrize(("card", "after"), [("JS", "9S TS JS QS KS JK"), ("AS", "JK 9S TS JS QS KS AS")])
def test_k4_3_the_natural_card_takes_the_jokers_place_which_moves_to_an_end(card: str, after: str) -> None:
    run = "B: run 9S TS JK QS KS" if card == "JS" else "B: run 9S TS JS QS KS JK"
    now = set_up(A_LAID, run, a=f"{card} 2D", is_playing=True)
    assert meld(play(now, f"A: swap 2 {card}"), 2) == after


def test_k4_3_not_if_there_is_no_room() -> None:
    full = "B: run AD JK 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    assert later("2D KS", "swap 2 2D", full) == "joker-without-room K4.3"


def test_k4_3_never_in_threes_and_only_the_card_that_a_joker_stands_for() -> None:
    assert later("8D KS", "swap 2 8D", "B: set 8S 8H JK") == "joker-stays K4.3"
    assert later("8D KS", "swap 2 8D", "B: run 9D TD JK QD") == "no-joker-for-it K4.3"
    assert later("JD KS", "swap 2 QD", "B: run 9D TD JK QD") == "not-held K3.5"


def test_k4_3_never_to_another_meld_or_to_a_hand() -> None:
    now = set_up(A_LAID, "B: run 9S TS JK QS", a="JS 2D 3D", is_playing=True)
    after = play(now, "A: swap 2 JS")
    assert (hand(after, "A"), meld(after, 2), meld(after, 1)) == ("3D 2D", "9S TS JS QS JK", "5S 5H 5D")


def test_k4_4_on_to_any_meld_own_or_not() -> None:
    now = set_up(A_LAID, "B: set 8S 8H 8D", a="5C 8C 2D 3D", is_playing=True)
    assert hand(play(now, "A: add 1 5C; add 2 8C"), "A") == "3D 2D"
    assert [move for move in legal(now, "A") if move.startswith("add")] == ["add 1 5C", "add 2 8C"]


def test_k5_1_a_discard_ends_the_turn() -> None:
    now = play(set_up(a="KS QS", is_playing=True), "A: discard QS")
    assert (table_of(now).active, [*map(str, table_of(now).pile)]) == (Seat.B, ["9C", "QS"])
    assert why(now, "A: discard KS") == "not-your-turn K2"


def test_k5_1_any_card_but_a_joker_also_the_one_just_drawn_or_taken() -> None:
    now = set_up(a="KS JK", is_playing=True)
    assert why(now, "A: discard JK") == "joker-discarded K5.1"
    assert why(now, "A: discard QS") == "discard-not-held K5.1"
    assert why(set_up(stock="3C 4C"), "A: draw; discard 3C") is None
    assert why(set_up(), "A: take; discard 9C") is None


def test_k5_2_a_hand_of_jokers_ends_the_turn_and_the_pile_keeps_its_top() -> None:
    now = set_up(A_LAID, a="JK JK", is_playing=True)
    assert legal(now, "A")[-1] == "end"
    after = play(now, "A: end")
    assert (table_of(after).active, [*map(str, table_of(after).pile)]) == (Seat.B, ["9C"])
    assert why(set_up(A_LAID, a="JK KS", is_playing=True), "A: end") == "still-holds K5.2"


def test_k5_2_also_if_the_jokers_could_be_tacked_on() -> None:
    now = set_up(A_LAID, a="JK", is_playing=True)
    assert legal(now, "A") == ["add 1 JK", "end"]


@pytest.mark.parametrize("last", ["discard KS", "add 2 KS", "lay set QS QD QH; add 2 KS"])
def test_k5_3_out_is_who_holds_no_card_with_a_discard_or_without(last: str) -> None:
    more = " QS QD QH" if last.startswith("lay") else ""
    now = set_up(A_LAID, "B: set KH KD KC", a=f"KS{more}", is_playing=True)
    after = play(now, f"A: {last}")
    assert (score(after).ended, score(after).out) == ("out", Seat.A)
    assert board(after).table.active is None


@pytest.mark.parametrize(("cards", "left"), [("3S 4S 5S", 2), ("3S 4S", 1)])
def test_k8_two_cards_left_and_one_left_are_announced(cards: str, left: int) -> None:
    now = set_up(a=cards, is_playing=True)
    assert ("FewLeft" in events(now, "A: discard 3S"), len(look(play(now, "A: discard 3S"), "A").hand)) == (True, left)


# The page's worked cases (K10)


def test_k10_1_joker_moves() -> None:
    now = set_up(A_LAID, "B: run 9S TS JK QS KS", a="JS AS 8S 6S 2D", is_playing=True)
    once = play(now, "A: swap 2 JS")
    assert meld(once, 2) == "9S TS JS QS KS JK"
    twice = play(once, "A: swap 2 AS")
    assert meld(twice, 2) == "JK 9S TS JS QS KS AS"
    thrice = play(twice, "A: swap 2 8S")
    assert meld(thrice, 2) == "JK 8S 9S TS JS QS KS AS"
    assert meld(play(thrice, "A: add 2 low 6S"), 2) == "6S JK 8S 9S TS JS QS KS AS"


def test_k10_2_no_room() -> None:
    now = set_up(A_LAID, "B: run AD JK 3D 4D", a="5D 6D 7D 8D 9D TD JD QD KD 2D 2S", is_playing=True)
    full = play(now, "A: add 2 high 5D 6D 7D 8D 9D TD JD QD KD")
    assert why(full, "A: swap 2 2D") == "joker-without-room K4.3"


def test_k10_3_side_by_side() -> None:
    now = set_up(A_LAID, "B: run 5H JK 7H JK", a="6H 9H JK 2D", is_playing=True)
    assert why(now, "A: swap 2 6H") == "jokers-adjoin K3.3"
    assert why(now, "A: add 2 high JK") == "jokers-adjoin K3.3"
    grown = play(now, "A: add 2 high 9H")
    assert meld(play(grown, "A: swap 2 6H"), 2) == "5H 6H 7H JK 9H JK"


def test_k10_4_low_end_closed() -> None:
    closed = set_up(A_LAID, "B: run 4C 5C 6C 7C", a="3C 2D", is_playing=True)
    assert why(closed, "A: add 2 low 3C") == "other-end K4.2"
    assert later("TC 2D", "add 2 low TC", "B: run JC QC KC JK") is None


def test_k10_5_contract() -> None:
    cards = "7S 7D JK JK 3H 4H 5H 6H 9H TH JH QH 3C 4C 5C 6C"
    assert first(3, cards, "lay set 7S 7D JK, run 3H 4H 5H 6H, run 9H TH JH QH") == "suit-twice K3.4"
    assert first(3, cards, "lay set 7S JK JK, run 3H 4H 5H 6H, run 3C 4C 5C 6C") == "few-naturals K3.1"
    assert first(3, cards, "lay set 7S 7D JK, run 3H 4H 5H 6H, run 3C 4C 5C 6C") is None
