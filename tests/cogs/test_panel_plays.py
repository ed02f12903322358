"""The panel's controls: every move can be made, with one press where that is enough."""

from dataclasses import replace

import pytest

from bot.games.cards import HandOrder
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.protocol import Seat
from cogs.ids import Verb
from cogs.screens.game import Manner
from cogs.screens.mille.acts import Act
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.table import showing
from render import Style
from tests.cogs.desk import acting, great_hand, random_positions, start, table_at
from tests.cogs.hands import KIT, Hands
from tests.games.positions import idle_until_last_card, play
from tests.left_out import first

WALKS = [(0, 20), (3, 20), *((seed, 3) for seed in range(6))]  # through a random game: its seed, and each which ply


@pytest.mark.parametrize("walk", first(2, WALKS), ids=str)
def test_every_legal_move_of_random_games_can_be_made(screens: MilleScreens, walk: tuple[int, int]) -> None:
    sorts = set()
    for position in random_positions(*walk):
        hands = Hands(screens, position)
        for wanted in position.legal_moves(hands.seat):
            (made,) = hands.make(wanted)
            assert KIT.sort_of(made) == KIT.sort_of(wanted)
            assert position.refusal(hands.seat, made) is None
            sorts.add(type(wanted))
    assert {Draw, Lay, Discard} <= sorts


@pytest.mark.parametrize("pile", first(1, [5, 40, 62], why="all sizes"))
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
    assert Hands(screens, start(top="2H")).press(Act.PICK) == (Pick(),)


def test_with_the_stock_gone_for_good_there_is_pass_which_asks_first_and_no_draw(screens: MilleScreens) -> None:
    position = idle_until_last_card(start(a="99", b="99"))
    drawn = play(position, f"{acting(position)}: draw")
    gone = play(drawn, f"{acting(drawn)}: discard 9")
    hands = Hands(screens, gone)
    assert hands.press(Act.PASS) == ()
    assert "the deal ends" in hands.note()
    assert hands.panel.find(Act.DRAW) == []
    assert len(hands.panel.find(Act.TAKE)) == 1
    assert hands.press(Verb.ANYWAY) == (Pass(),)


def test_who_waits_has_nothing_to_press(screens: MilleScreens) -> None:
    position = start()
    for seat in (Seat.B, None):
        shown = showing(table_at(position), seat, Manner("en"))
        assert not screens.controls(shown)


def test_discards_are_buttons_one_a_kind(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="QS QH QH KK", stock="9"), "A: draw"))
    labels = hands.labels(Act.DISCARD)
    assert labels[:4] == ["A♥", "K", "Q♠", "Q"]
    assert all(press.word.isdecimal() for press in hands.panel.find(Act.DISCARD)), "a number, never a card"
    (made,) = hands.press_label("9♣")
    assert isinstance(made, Discard)
    assert made.card in hands.view.fresh


@pytest.mark.parametrize("order", HandOrder)
def test_a_discard_is_the_same_after_the_order_of_the_hand_was_changed(screens: MilleScreens, order: HandOrder) -> None:
    """The number of a button does not depend on the order, which may change while the panel is open."""
    hands = Hands(screens, play(start(a="QS QH QH KK", stock="9"), "A: draw"))
    (press,) = [button.id for button in hands.controls.buttons() if button.label == "Q♠"]
    (made,) = screens.choose(replace(hands.shown, style=Style(order=order)), press, [])
    assert str(made) == "discard QS"


def test_an_ordinary_turn_is_two_presses_and_no_menu(screens: MilleScreens) -> None:
    position = start(stock="4")
    hands = Hands(screens, position)
    (draw,) = hands.press(Act.DRAW)
    hands.table = table_at(position.play(Seat.A, draw).position)
    assert all(len(hands.screens.choose(hands.shown, press, [])) == 1 for press in hands.panel.find(Act.DISCARD))
