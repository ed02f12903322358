"""The panel's controls: every move can be made, with one press where that is enough."""

import pytest

from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.protocol import Seat
from cogs.ids import Verb
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.table import showing
from tests.cogs.desk import acting, great_hand, random_positions, start, table_at
from tests.cogs.hands import KIT, Hands
from tests.games.positions import idle_until_last_card, play


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_of_random_games_can_be_made(screens: MilleScreens, seed: int) -> None:
    sorts = set()
    for position in random_positions(seed, 3):
        hands = Hands(screens, position)
        for wanted in position.legal_moves(hands.seat):
            (made,) = hands.make(wanted)
            assert KIT.sort_of(made) == KIT.sort_of(wanted)
            assert position.refusal(hands.seat, made) is None
            sorts.add(type(wanted))
    assert {Draw, Lay, Discard} <= sorts


@pytest.mark.parametrize("pile", [5, 40, 62])
def test_every_legal_move_of_a_great_hand_can_be_made(screens: MilleScreens, pile: int) -> None:
    position = great_hand(pile)
    hands = Hands(screens, position)
    for wanted in position.legal_moves(hands.seat):
        (made,) = hands.make(wanted)
        assert KIT.sort_of(made) == KIT.sort_of(wanted)


def test_take_with_each_pair_of_kinds(screens: MilleScreens) -> None:
    """Queens: two plain ones, one with Q♠, or both Q♠; each way has its button."""
    hands = Hands(screens, start(a="QS QS QH QD", top="QC"))
    takes = [wanted for wanted in hands.table.position.legal_moves(Seat.A) if isinstance(wanted, Take)]
    assert len(takes) == 3
    for wanted in takes:
        (made,) = hands.make(wanted)
        assert KIT.sort_of(made) == KIT.sort_of(wanted)


def test_turned_up_two_has_a_button(screens: MilleScreens) -> None:
    assert Hands(screens, start(top="2H")).press(Verb.PICK) == (Pick(),)


def test_with_the_stock_gone_for_good_there_is_pass_and_no_draw(screens: MilleScreens) -> None:
    position = idle_until_last_card(start(a="99", b="99"))
    drawn = play(position, f"{acting(position)}: draw")
    gone = play(drawn, f"{acting(drawn)}: discard 9")
    hands = Hands(screens, gone)
    assert hands.press(Verb.PASS) == (Pass(),)
    assert hands.panel.find(Verb.DRAW) == []
    assert len(hands.panel.find(Verb.TAKE)) == 1


def test_who_waits_has_nothing_to_press(screens: MilleScreens) -> None:
    position = start()
    for seat in (Seat.B, None):
        shown = showing(table_at(position), seat, locale="en")
        assert screens.controls(shown) == []


def test_discards_are_offered_by_kind_with_what_just_came(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="QS QH QH KK", stock="9"), "A: draw"))
    press = hands.panel.find(Verb.DISCARD)[0]
    options = hands.panel.ids[str(press)]["options"]
    assert isinstance(options, list)
    labels = {option["value"]: option for option in options}
    assert (labels["QS"]["label"], labels["Q"]["label"], labels["K"]["label"]) == ("Q♠ × 1", "Q × 2", "K × 2")
    assert [value for value, option in labels.items() if option.get("description")] == ["9"]


def test_the_drawn_card_goes_with_one_press(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="QS QH QH KK", stock="9"), "A: draw"))
    (press,) = hands.panel.find(Verb.DRAWN)
    assert hands.panel.ids[str(press)]["label"] == "Discard 9 (just drawn)"
    (made,) = hands.press(Verb.DRAWN)
    assert isinstance(made, Discard)
    assert made.card in hands.view.fresh
    taken = Hands(screens, great_hand(5))
    assert taken.panel.find(Verb.DRAWN) == [], "a pile came to hand"
