"""The panel's controls: every move can be made, with one press where that is enough."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.games.cards import HandOrder, parse_card
from bot.games.mille.kinds import Kind, kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView, Phase
from bot.games.protocol import Seat, of_kind
from bot.text import LOCALES, Locale
from cogs.ids import Verb
from cogs.refusals import refused
from cogs.screens.game import Manner
from cogs.screens.mille.acts import Act
from cogs.screens.mille.kinds import lying
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.table import showing
from render import Style
from tests.cogs.desk import SMALL_CARDS, acting, great_hand, random_positions, start, table_at
from tests.cogs.hands import KIT, Hands
from tests.games.positions import idle_until_last_card, play
from tests.left_out import first

WALKS = [(0, 20), (3, 20), (1, 3), (2, 3)]  # through a random game: its seed, and each which ply
MANY = 100  # legal moves, of which a third are made


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


@pytest.mark.parametrize("pile", first(1, [5, 62], why="all sizes"))
def test_legal_moves_of_a_great_hand_can_be_made(screens: MilleScreens, pile: int) -> None:
    """All of them, or every third where there are hundreds."""
    position = great_hand(pile)
    hands = Hands(screens, position)
    legal = [*position.legal_moves(hands.seat)]
    for wanted in legal[:: 3 if len(legal) > MANY else 1]:
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


def test_who_waits_has_the_same_rows_and_nothing_to_press(screens: MilleScreens) -> None:
    position = start()
    waiting = screens.controls(showing(table_at(position), Seat.B, Manner("en")))
    assert next(len(row) for row in waiting.choices if isinstance(row, tuple)) == 2
    assert not any(button.enabled for button in waiting.buttons())
    assert (waiting.main, waiting.second, waiting.gives) == (None, None, None), "Refresh and Nudge take these places"
    assert not screens.controls(showing(table_at(position), None, Manner("en")))


@pytest.mark.parametrize("seed", first(1, range(8)))
def test_no_row_comes_or_goes_and_no_card_moves_from_a_turn_to_the_next(screens: MilleScreens, seed: int) -> None:
    before: dict[tuple[Seat, int], tuple[list[int], dict[Kind, int]]] = {}
    for position in random_positions(seed):
        for seat in (Seat.A, Seat.B):
            shown = showing(table_at(position), seat, Manner("en"))
            view = of_kind(MilleView, shown.view)
            rows = [len(row) for row in screens.controls(shown).choices if isinstance(row, tuple)]
            places = screens._placed(shown)
            at = {kind_of(each.card): place for place, each in enumerate(places) if not each.is_empty}
            assert Counter(lying(places, view)) == Counter(view.hand)
            assert rows[0] == 2
            assert sum(rows[1:]) == len(places) <= 16
            begins = seat in view.to_act and view.phase is Phase.BEGIN
            old_rows, old = before.get((seat, view.deal), (rows, at))
            if not begins:
                assert rows == old_rows
                assert {kind: place for kind, place in at.items() if old.get(kind, place) != place} == {}
            before[seat, view.deal] = rows, at


def test_discards_are_buttons_one_a_kind(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="QS QH QH KK", stock="9"), "A: draw"))
    labels = hands.labels(Act.DISCARD)
    assert labels[:4] == ["A♥", "K", "Q♠", "Q"]
    assert all(press.word.isdecimal() for press in hands.panel.find(Act.DISCARD)), "a number, never a card"
    (made,) = hands.press_label("9♣")
    assert isinstance(made, Discard)
    assert made.card in hands.view.fresh


def test_the_drawn_card_itself_is_shown_and_thrown(screens: MilleScreens) -> None:
    """Of two aces the one just drawn, also where the other comes first in the hand."""
    hands = Hands(screens, play(start(a="AS K Q J T 9 8", stock="AC"), "A: draw"))
    (button,) = [each for each in hands.controls.buttons() if each.label.startswith("A")]
    assert button.label == "A♣"
    shown = replace(hands.shown, emoji=SMALL_CARDS)
    (pictured,) = [each for each in screens.controls(shown).buttons() if each.id == button.id]
    assert pictured.emoji == SMALL_CARDS.of(parse_card("AC"))
    assert pictured.is_pictured
    assert [str(move) for move in screens.choose(hands.shown, button.id, [])] == ["discard AC"]


def test_draw_gives_way_to_undo_that_cannot_be_pressed_yet(screens: MilleScreens) -> None:
    position = start(a="KKK", stock="4")
    begin, drawn = (Hands(screens, each).controls.main for each in (position, play(position, "A: draw")))
    assert begin is not None
    assert drawn is not None
    assert (begin.label, begin.enabled) == ("Draw", True)
    assert (drawn.label, drawn.enabled) == ("Undo", False)


def test_what_was_laid_keeps_its_dead_button_until_another_press(screens: MilleScreens) -> None:
    position = play(start(a="KKK 999 55 2H 2S", stock="4", top="6"), "A: draw")
    hands = Hands(screens, position)
    first, second = hands.controls.choices[0]  # type: ignore[misc]
    made = screens.choose(hands.shown, first.id, [])
    for each in made:
        position = position.play(Seat.A, each).position
    hands.table = table_at(position)
    old, new = hands.controls.choices[0]  # type: ignore[misc]
    assert (old.label, old.enabled) == (first.label, False)
    assert new.enabled, "the next arrangement is the next button"
    assert second.label != new.label
    screens.withdraw(hands.shown)
    again, *_ = hands.controls.choices[0]  # type: ignore[misc]
    assert (again.label, again.enabled) == (new.label, True)


@pytest.mark.parametrize("locale", LOCALES)
def test_why_gray_tells_all_reasons_once(screens: MilleScreens, locale: Locale) -> None:
    shown = showing(table_at(start(a="KK", top="9")), Seat.A, Manner(locale))
    codes = [each.code for each in screens.grayed(shown)]
    assert codes == ["begin-first", "take-needs-pair"]
    assert all(refused(each, locale=locale) for each in screens.grayed(shown))
    assert screens.grayed(showing(table_at(start(a="99", top="9")), Seat.B, Manner(locale))) == ()


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
