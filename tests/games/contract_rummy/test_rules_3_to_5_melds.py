"""CR3 to CR5.2: melds, laying off, jokers taken, and the end of a turn."""

import pytest

from bot.games.cards import JOKER, parse_card
from bot.games.protocol import Seat
from bot.games.rummy.laying import Add
from tests.games.contract_rummy.tables import (
    events,
    hand,
    happened,
    legal,
    look,
    meld,
    play,
    score,
    set_up,
    table_of,
    why,
)
from tests.there import there

A_LAID, B_LAID = "A: set 5S 5H 5D", "B: set 5S 5H 5D"


def first(contract: int, cards: str, move: str) -> str | None:
    """Return why a first meld of A is refused, who holds these cards and a king; None if it is not."""
    return why(set_up(contract=contract, a=f"{cards} KS", is_playing=True), f"A: {move}")


def later(cards: str, move: str, *melds: str) -> str | None:
    """Return why a move of A is refused, who has laid and holds these cards and a king."""
    return why(set_up(A_LAID, *melds, a=f"{cards} KS", is_playing=True), f"A: {move}")


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("8S 8H 8D", None),
        ("8S 8S 8H 8H", None),  # duplicates are welcome
        ("8S 8H", "set-too-short CR3.1"),
        ("8S 8H 9H", "mixed-ranks CR3.1"),
    ],
)
def test_cr3_1_a_set_has_three_cards_of_a_rank_or_more(cards: str, refused: str | None) -> None:
    assert later(cards, f"lay set {cards}") == refused


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("3C 4C 5C 6C", None),
        ("AC 2C 3C 4C", None),
        ("JC QC KC AC", None),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", None),
        ("KC AC 2C 3C", "not-a-run CR3.2"),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", "not-a-run CR3.2"),
        ("3C 4C 5C", "run-too-short CR3.2"),
        ("3C 4C 5D 6C", "not-a-run CR3.2"),
        ("3C 5C 6C 7C", "not-a-run CR3.2"),
        ("6C 5C 4C 3C", "not-a-run CR3.2"),  # as it lies, the lowest first
    ],
)
def test_cr3_2_a_run_has_four_cards_of_a_suit_in_sequence(cards: str, refused: str | None) -> None:
    assert later(cards, f"lay run {cards}") == refused


@pytest.mark.parametrize(
    ("kind", "cards", "refused"),
    [
        ("set", "8S JK JK", None),
        ("set", "JK JK JK", "no-naturals CR3.3"),
        ("run", "7C JK JK TC", None),
        ("run", "JK JK JK 7C", None),
        ("run", "AC JK JK JK", None),
        ("run", "JK JK JK AC", None),
        ("run", "JK AC JK JK", "not-a-run CR3.2"),
        ("run", "JK JK JK JK", "no-naturals CR3.3"),
    ],
)
def test_cr3_3_jokers_stand_for_any_card_next_to_one_natural_card(kind: str, cards: str, refused: str | None) -> None:
    now = set_up(A_LAID, seats=5, a=f"{cards} KS", is_playing=True)
    assert why(now, f"A: lay {kind} {cards}") == refused


@pytest.mark.parametrize(("cards", "low"), [("AC JK JK JK", 1), ("JK JK JK AC", 11), ("JK JK JK 7C", 4)])
def test_cr3_3_in_a_run_a_joker_stands_for_the_card_of_its_place(cards: str, low: int) -> None:
    now = play(set_up(A_LAID, seats=5, a=f"{cards} KS", is_playing=True), f"A: lay run {cards}")
    assert getattr(table_of(now).melds[1].meld, "low", None) == low


def test_cr3_4_the_first_meld_is_the_whole_contract_at_once() -> None:
    cards = "7S 7D 7H 8S 8D 8H 9S 9D 9H 3C 4C 5C 6C"
    assert first(1, cards, "lay set 7S 7D 7H") == "contract-first CR3.4"
    assert first(1, cards, "lay set 7S 7D 7H, set 8S 8D 8H, set 9S 9D 9H") == "contract-first CR3.4"
    assert first(1, cards, "lay set 7S 7D 7H, set 8S 8D 8H, run 3C 4C 5C 6C") == "contract-first CR3.4"
    assert first(1, cards, "lay set 7S 7D 7H, set 8S 8D 8H") is None
    assert first(2, cards, "lay run 3C 4C 5C 6C, set 8S 8D 8H") is None


def test_cr3_4_each_as_long_as_one_likes() -> None:
    cards = "7S 7D 7H 7C 8S 8D 8H 8C 8S 9S 9D 9H"
    assert first(1, cards, "lay set 7S 7D 7H 7C, set 8S 8D 8H 8C 8S") is None


def test_cr3_4_only_cards_that_are_held() -> None:
    assert later("8S 8H", "lay set 8S 8H 8D") == "not-held CR3.4"
    assert later("8S 8H", "lay set 8S 8S 8H") == "not-held CR3.4"
    assert later("8S 8H JK", "lay set 8S 8H JK JK") == "not-held CR3.4"


@pytest.mark.parametrize(
    ("melds", "refused"),
    [
        ("run 3C 4C 5C 6C, run 7C 8C 9C TC", "one-run CR3.5"),
        ("run 7C 8C 9C TC, run 3C 4C 5C 6C", "one-run CR3.5"),
        ("run 3C 4C 5C 6C, run 8C 9C TC JC", None),  # a gap
        ("run 3C 4C 5C 6C, run 3C 4C 5C 6C", None),  # both copies
        ("run TC JC QC KC, run AC 2C 3C 4C", None),  # they do not touch
        ("run 3C 4C 5C 6C, run 7D 8D 9D TD", None),
    ],
)
def test_cr9_2_two_runs_of_a_contract_must_not_continue_each_other(melds: str, refused: str | None) -> None:
    cards = melds.replace("run ", "").replace(",", "")
    assert first(3, cards, f"lay {melds}") == refused


def test_cr9_3_two_sets_of_one_rank_are_one_set_in_a_contract() -> None:
    cards = "8S 8H 8D 8C 8S 8H 2S 2H JK"
    assert first(1, cards, "lay set 8S 8H 8D, set 8C 8S 8H") == "one-set CR3.5"
    assert first(1, cards, "lay set 8S 8H 8D 8C 8S 8H, set 2S 2H JK") is None


def test_cr3_5_neither_holds_for_later_melds() -> None:
    assert later("5C 5S 5H", "lay set 5C 5S 5H") is None
    assert later("3C 4C 5C 6C 7C 8C 9C TC", "lay run 3C 4C 5C 6C, run 7C 8C 9C TC") is None


def test_cr3_6_in_the_turn_of_the_contract_only_the_discard_follows() -> None:
    cards = "7S 7D 7H 8S 8D 8H 9S 9D 9H 5C KS 4H"
    now = set_up(B_LAID, "B: run 2H 3H JK 5H", a=cards, is_playing=True)
    now = play(now, "A: lay set 7S 7D 7H, set 8S 8D 8H")
    assert [why(now, f"A: {move}") for move in ("lay set 9S 9D 9H", "add 1 5C", "swap 2 4H lay set JK 9S 9D")] == [
        "only-discard CR3.6"
    ] * 3
    assert {move.split()[0] for move in legal(now, "A")} == {"discard"}
    after = play(now, "A: discard KS", "B: draw; discard 2S", "C: draw; discard 2S", "A: draw")
    assert why(after, "A: lay set 9S 9D 9H") is None


def test_cr3_6_in_later_turns_further_melds_of_any_kind_and_any_number() -> None:
    assert later("8S 8H 8D 9S 9H JK 3C 4C 5C 6C", "lay set 8S 8H 8D, run 3C 4C 5C 6C, set 9S 9H JK") is None


def test_cr3_7_melds_are_numbered_over_all_players() -> None:
    now = set_up("C: set 2S 2H 2D", A_LAID, a="8S 8D 8H KS", is_playing=True)
    after = play(now, "A: lay set 8S 8D 8H")
    assert [str(owner) for owner, _ in look(after).board.table.melds] == ["C", "A", "A"]
    assert meld(after, 3) == "8S 8H 8D"
    assert why(after, "A: add 4 KS") == "no-such-meld CR3.7"
    assert why(after, "A: swap 4 KS lay set KS KD JK") == "no-such-meld CR3.7"


def test_cr3_7_runs_that_come_to_touch_stay_two() -> None:
    now = set_up(A_LAID, "B: run 3C 4C 5C 6C", "B: run 8C 9C TC JC", a="7C KS QS", is_playing=True)
    after = play(now, "A: add 2 high 7C")
    assert (meld(after, 2), meld(after, 3)) == ("3C 4C 5C 6C 7C", "8C 9C TC JC")


def test_cr4_only_who_has_laid_a_contract_lays_off() -> None:
    now = set_up(B_LAID, a="5C KS", is_playing=True)
    assert why(now, "A: add 1 5C") == "lay-first CR4"
    assert why(now, "A: swap 1 5C lay set JK KS KD") == "lay-first CR4"


def test_cr4_1_the_rank_to_a_set_jokers_too() -> None:
    now = set_up(A_LAID, seats=5, a="5C 5S JK JK KS", is_playing=True)
    assert meld(play(now, "A: add 1 5C JK 5S JK")) == "5S 5S 5H 5D 5C JK JK"
    assert why(now, "A: add 1 KS") == "wrong-rank CR4.1"
    assert why(now, "A: add 1 high 5C") == "no-end CR4.1"


def test_cr4_1_the_next_card_at_either_end_of_a_run() -> None:
    now = set_up(A_LAID, "B: run 4C 5C 6C 7C", a="3C 2C 8C 9C JK KS", is_playing=True)
    assert meld(play(now, "A: add 2 low 3C 2C; add 2 high 8C JK"), 2) == "2C 3C 4C 5C 6C 7C 8C JK"
    assert why(now, "A: add 2 high 9C") == "not-next CR4.1"
    assert why(now, "A: add 2 8C") == "which-end CR4.1"
    assert why(now, "A: add 2 low KD") == "not-held CR3.4"


def test_cr9_5_the_ace_lies_at_one_end_only() -> None:
    now = set_up(A_LAID, "B: run AD 2D 3D 4D", a="5D 6D 7D 8D 9D TD JD QD KD AD KS", is_playing=True)
    grown = play(now, "A: add 2 high 5D 6D 7D 8D 9D TD JD QD KD")
    assert why(grown, "A: add 2 high AD") == "no-room CR3.2"
    assert later("2S 3S", "add 2 high 2S", "B: run JS QS KS AS") == "no-room CR3.2"


SWAPPING = "B: run 5S 6S JK 8S"


def test_cr9_4_a_joker_is_taken_and_laid_in_a_new_meld() -> None:
    assert later("7S 9C 9D", "swap 2 7S lay set JK 9C 9D", SWAPPING) is None
    assert later("7S 9C 9D 9H", "swap 2 7S lay set 9C 9D 9H", SWAPPING) == "joker-not-laid CR4.2"
    assert later("8D 9C 9D", "swap 2 8D lay set JK 9C 9D", "B: set 8S 8H JK") == "joker-stays CR4.2"
    assert later("8S 9C 9D", "swap 2 8S lay set JK 9C 9D", SWAPPING) == "no-joker-for-it CR4.2"


def test_cr4_2_the_exchange_and_the_new_meld_are_one_move() -> None:
    now = set_up(A_LAID, SWAPPING, a="7S 9C 9D KS", is_playing=True)
    after = play(now, "A: swap 2 7S lay set JK 9C 9D")
    assert (meld(after, 2), meld(after, 3), hand(after, "A")) == ("5S 6S 7S 8S", "9D 9C JK", "KS")
    assert (table_of(after).jokers, table_of(after).in_hand[0]) == ((1, 0, 0), 1)
    assert events(now, "A: swap 2 7S lay set JK 9C 9D") == ["JokersTaken"]
    (event,) = happened(now, "A: swap 2 7S lay set JK 9C 9D")
    assert (getattr(event, "first", 0), len(getattr(event, "melds", ()))) == (3, 1)


def test_cr4_2_who_does_not_hold_the_cards_of_the_new_meld_takes_no_joker() -> None:
    assert later("7S 9C", "swap 2 7S lay set JK 9C 9D", SWAPPING) == "not-held CR3.4"
    assert later("9C 9D", "swap 2 7S lay set JK 9C 9D", SWAPPING) == "not-held CR3.4"
    assert later("7S 7D", "swap 2 7S lay set JK 7S 7D", SWAPPING) == "not-held CR3.4"  # it is in the run now
    assert later("7S 9C 9D", "swap 2 7S lay set JK JK 9C", SWAPPING) == "not-held CR3.4"


def test_cr4_2_several_jokers_may_be_taken_from_own_runs_too() -> None:
    melds = "A: run 3H JK JK 6H"
    assert later("4H 5H 9C 9D TC TD", "swap 2 4H, 2 5H lay set JK 9C 9D, set TC TD JK", melds) is None
    assert later("4H 5H 9C", "swap 2 4H, 2 5H lay set JK JK 9C", melds) is None
    assert later("4H 5H 9C 9D", "swap 2 4H, 2 5H lay set JK 9C 9D", melds) == "joker-not-laid CR4.2"
    assert later("4H 9C 9D", "swap 2 4H, 2 4H lay set JK 9C 9D JK", melds) == "not-held CR3.4"
    assert later("4H 4H 9C 9D", "swap 2 4H, 2 4H lay set JK 9C 9D JK", melds) == "no-joker-for-it CR4.2"


def test_cr4_2_and_from_runs_laid_earlier_in_the_same_turn() -> None:
    cards = "3H 4H JK 6H 5H 9C 9D"
    assert later(cards, "lay run 3H 4H JK 6H; swap 2 5H lay set JK 9C 9D") is None


def test_cr4_2_the_new_meld_obeys_the_rules_of_melds() -> None:
    assert later("7S 9C TD", "swap 2 7S lay set JK 9C TD", SWAPPING) == "mixed-ranks CR3.1"
    assert later("7S 9C TC", "swap 2 7S lay run JK 9C TC", SWAPPING) == "run-too-short CR3.2"
    assert later("7S 9C", "swap 2 7S lay set JK 9C", SWAPPING) == "set-too-short CR3.1"


def test_cr4_2_an_own_joker_may_go_down_with_it() -> None:
    now = set_up(A_LAID, SWAPPING, a="7S 9C JK KS", is_playing=True)
    assert hand(play(now, "A: swap 2 7S lay set JK 9C JK"), "A") == "KS"


def test_cr5_1_a_discard_ends_the_turn() -> None:
    now = play(set_up(a="KS QS", is_playing=True), "A: discard QS")
    assert (table_of(now).active, [*map(str, table_of(now).pile)], table_of(now).thrower) == (
        Seat.B,
        ["9C", "QS"],
        Seat.A,
    )
    assert why(now, "A: discard KS") == "not-your-turn CR2"


def test_cr5_1_any_card_also_the_one_just_taken_or_drawn() -> None:
    assert why(set_up(a="KS JK", is_playing=True), "A: discard QS") == "discard-not-held CR5.1"
    assert why(set_up(stock="3C 4C"), "A: draw; discard 3C") is None
    assert why(set_up(), "A: take; discard 9C") is None
    assert why(set_up(a="KS JK", is_playing=True), "A: discard JK") is None


@pytest.mark.parametrize("last", ["discard KS", "add 2 KS", "lay set QS QD QH; add 2 KS"])
def test_cr5_1_who_discards_lays_or_lays_off_the_last_card_is_out(last: str) -> None:
    cards = "KS QS QD QH" if "QS" in last else "KS"
    now = set_up(A_LAID, "B: set KH KD KC", a=cards, b="2S", c="3D", is_playing=True)
    over = play(now, f"A: {last}")
    assert (score(over).ended, score(over).out, score(over).scores) == ("out", Seat.A, (0, 2, 3))


def test_cr5_1_in_the_contracts_turn_too() -> None:
    now = set_up(a="7S 7D 7H 8S 8D 8H", is_playing=True)
    assert score(play(now, "A: lay set 7S 7D 7H, set 8S 8D 8H")).out is Seat.A


SEVENTH = "3C 4C 5C 6C 8H 9H TH JH QS KS AS JK"
RUNS = "lay run 3C 4C 5C 6C, run 7H 8H 9H TH JH, run JK QS KS AS"


def test_cr9_6_deal_seven_is_laid_with_every_card() -> None:
    now = set_up(contract=7, a=f"{SEVENTH} 7H", is_playing=True)
    assert score(play(now, f"A: {RUNS}")).out is Seat.A
    other = set_up(contract=7, a=f"{SEVENTH} 7D", is_playing=True)
    assert why(other, f"A: {RUNS}") == "not-held CR3.4"
    assert why(other, f"A: {RUNS.replace('7H ', '')}") == "every-card CR5.2"
    assert look(other, "A").arrangements() == ()
    (way,) = look(now, "A").arrangements()
    assert (len(way.left), sum(len(each.cards) for each in way.melds)) == (0, 13)


def test_cr5_2_no_laying_off_and_exactly_three_runs() -> None:
    now = set_up(contract=7, a=f"{SEVENTH} 7H", is_playing=True)
    assert why(now, "A: add 1 3C") == "no-laying-off CR5.2"
    assert why(now, "A: swap 1 3C lay set JK 9H 9D") == "no-laying-off CR5.2"
    assert why(now, "A: lay run 3C 4C 5C 6C, run 7H 8H 9H TH JH") == "contract-first CR3.4"


def test_cr5_2_who_cannot_discards_as_usual() -> None:
    now = set_up(contract=7, a=f"{SEVENTH} 7D", is_playing=True)
    assert table_of(play(now, "A: discard 7D")).active is Seat.B


def test_cr5_2_two_runs_that_continue_each_other_are_one_there_too() -> None:
    cards = "3C 4C 5C 6C 7C 8C 9C TC 8H 9H TH JH"
    now = set_up(contract=7, a=cards, is_playing=True)
    assert why(now, "A: lay run 3C 4C 5C 6C, run 7C 8C 9C TC, run 8H 9H TH JH") == "one-run CR3.5"


def test_the_list_has_one_joker_taken_and_one_meld_at_a_time() -> None:
    now = set_up(A_LAID, SWAPPING, a="7S 9C 9D TH KS KD KH", is_playing=True)
    assert [move for move in legal(now, "A") if not move.startswith("discard")] == [
        "swap 2 7S lay set KS KH KD JK",
        "swap 2 7S lay set 9D 9C JK",
        "lay set KS KH KD",
    ]


def test_what_a_view_offers_once_the_contract_is_laid() -> None:
    now = set_up(A_LAID, SWAPPING, a="7S 9C 9D 9S 5C JK 4S KS KD KH", is_playing=True)
    view = look(now, "A")
    assert [*map(str, view.layoffs_at_once())] == ["add 1 5C", "add 2 high 9S", "add 2 low 4S"]
    assert view.takable() == {(2, 2)}
    added = [move for move in view.legal_moves() if isinstance(move, Add)]
    jokers = {str(move): view.joker_after(move) for move in added if JOKER in move.cards}
    assert jokers == {
        "add 1 JK": None,
        "add 2 high JK": parse_card("9S"),
        "add 2 low JK": parse_card("4S"),
    }
    assert look(now).exchanges() == ()
    assert there(look(now).contract).sets == 2
