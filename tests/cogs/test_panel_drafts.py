"""A lay under construction, and the question about one that spoils something; an old panel does nothing."""

from dataclasses import replace
from itertools import product

import pytest

from bot.games.cards import Rank
from bot.games.mille.kinds import Kind
from bot.games.protocol import Move, NotAMove, Position, Seat
from cogs.ids import CustomId, Verb
from cogs.refusals import sentence
from cogs.screens.mille.acts import Act
from cogs.screens.mille.draft import Draft
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import GREEN
from tests.cogs.desk import KEY, start, table_at
from tests.cogs.hands import KIT, Hands, the_lay
from tests.games.positions import move, play
from tests.left_out import first


def drafted(hands: Hands) -> Draft | None:
    return hands.screens._drafts.find(hands.shown)


def spoiling() -> Position:
    """Return a game in which A has drawn and holds seven kings, a pair and two twos: near a natural and the end."""
    return play(start(a="KKKKKKK 99 2H 2S", stock="4"), "A: draw")


def nearly_out() -> Position:
    """Return a game in which A has drawn, and with all natural melds laid would hold four: a likely clean exit."""
    return play(start(a="KKK TTT 777 888 99 2H", stock="4", top="6"), "A: draw")


# The question


def test_an_arrangement_that_spoils_a_clean_exit_is_asked_about_once(screens: MilleScreens) -> None:
    position = nearly_out()
    hands = Hands(screens, position)
    before = hands.controls
    (label,) = [each for each in hands.labels(Act.ARRANGE) if "+2" in each]
    assert hands.press_label(label) == ()
    assert "go out clean" in hands.note()
    now = hands.controls
    assert (now.choices, now.main, now.tools) == (before.choices, before.main, before.tools), "nothing else moves"
    assert now.gives is not None
    made = hands.press(Verb.ANYWAY)
    assert [str(each).split(":")[0] for each in made][-1] == "lay 9"
    assert hands.panel.find(Verb.ANYWAY) == []


def test_whoever_wants_no_question_about_the_clean_exit_gets_none(screens: MilleScreens) -> None:
    hands = Hands(screens, nearly_out())
    press = hands.panel.find(Act.ARRANGE)[-1]
    assert screens.choose(replace(hands.shown, asks_clean=False), press, [])


def test_while_a_clean_exit_is_far_off_nothing_is_asked(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 2H 3 4 5 6 7 8 9 T J Q A 2S", stock="4"), "A: draw"))
    (press,) = hands.panel.find(Act.ARRANGE)
    assert screens.choose(hands.shown, press, [])


def test_pressing_twice_is_not_saying_yes(screens: MilleScreens) -> None:
    """A double press on an arrangement reaches us twice; the second asks again."""
    hands = Hands(screens, nearly_out())
    press = hands.panel.find(Act.ARRANGE)[-1]
    assert [screens.choose(hands.shown, press, []) for _ in range(3)] == [()] * 3
    assert screens.choose(hands.shown, replace(press, verb=Verb.ANYWAY), []) == ()


def test_the_question_is_gone_once_the_panel_is_drawn_for_another_reason(screens: MilleScreens) -> None:
    hands = Hands(screens, nearly_out())
    press = hands.panel.find(Act.ARRANGE)[-1]
    assert screens.choose(hands.shown, press, []) == ()
    (yes,) = hands.panel.find(Verb.ANYWAY)
    screens.withdraw(hands.shown)
    assert hands.panel.find(Verb.ANYWAY) == []
    assert screens.choose(hands.shown, yes, []) == ()


def test_typed_lay_that_spoils_asks_too_and_is_played_when_typed_again(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    wanted = (move(position, "A", "lay K: KKK 2"),)
    assert not screens.consider(hands.shown, wanted)
    assert "natural" in hands.note()
    assert KIT.sort_of(the_lay(hands.press(Verb.ANYWAY))) == KIT.sort_of(wanted[0])
    assert not screens.consider(hands.shown, wanted)
    other = (move(position, "A", "lay 9: 99 2"),)
    assert screens.consider(hands.shown, other), "spoils nothing that is likely"
    assert not screens.consider(hands.shown, wanted)
    assert screens.consider(hands.shown, wanted)


@pytest.mark.parametrize("typed", ["lay K: KKK", "discard 9", "lay 9: 99", "draw", "pass"])
def test_typed_move_that_spoils_nothing_is_played_at_once(screens: MilleScreens, typed: str) -> None:
    """Illegal ones too: the judge says why, not the panel."""
    position = spoiling()
    assert screens.consider(Hands(screens, position).shown, (move(position, "A", typed),))


# A draft


KING, NINE, TWO = Kind(Rank.KING), Kind(Rank.NINE), Kind(Rank.TWO)


def test_marks_say_from_the_start_what_their_twos_spoil_and_ask_nothing_more(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.mark(KING, 7)
    assert "natural" not in hands.note()
    hands.mark(TWO, 1)
    assert "natural" in hands.note()
    assert the_lay(hands.press(Act.LAY)).wilds
    assert drafted(hands) is None


def test_laying_without_twos_says_nothing_of_it(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.mark(KING, 7)
    assert hands.note() == "Ks: you’d have 70 on the table and 9 cards (108) in hand." or "Ks: " in hands.note()
    made = the_lay(hands.press(Act.LAY))
    assert str(made).count("K") == 8  # seven kings and their meld's name


def test_marking_keeps_the_rows_and_back_leaves_it(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    before, note = hands.controls, hands.note()
    assert hands.press(Act.MELD) == ()
    assert hands.note() != note
    marking = hands.controls
    assert marking.is_aside
    assert marking.phase != before.phase
    assert [len(row) for row in marking.choices[1:] if isinstance(row, tuple)] == [
        len(row) for row in before.choices[1:] if isinstance(row, tuple)
    ]
    screens.withdraw(hands.shown)
    assert hands.controls == before
    assert hands.note() == note


def test_a_pressed_kind_is_marked_whole_and_unmarked_again(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.mark(KING, 7)
    (king,) = [each for each in hands.controls.buttons() if each.label == "K ×7"]
    assert king.style is GREEN
    assert screens.choose(hands.shown, king.id, []) == ()
    assert screens.choose(hands.shown, king.id, []) == (), "the same press once more changes nothing"
    draft = drafted(hands)
    assert draft is not None
    assert draft.lays(hands.view) == ()
    assert hands.panel.find(Act.LAY) == []


# Old panels


def test_marks_of_an_earlier_turn_are_gone(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    hands.mark(KING, 7)
    later = position.play(Seat.A, move(position, "A", "lay K: KKK")).position
    hands.table = table_at(later)
    assert drafted(hands) is None
    assert screens.note(hands.shown) is None


def test_an_older_panel_never_lays_what_a_newer_one_shows(screens: MilleScreens) -> None:
    """Two panels are open, in the direct messages and in the channel."""
    hands = Hands(screens, play(start(a="KKK 999", stock="4", top="6"), "A: draw"))
    hands.mark(KING, 3)
    (kings,) = hands.panel.find(Act.LAY)
    old = hands.panel
    screens.withdraw(hands.shown)
    hands.mark(NINE, 3)
    nines = hands.panel
    assert screens.choose(hands.shown, kings, []) == ()
    for press in (*old.find(Act.MARK), *old.find(Act.COUNT)):
        assert screens.choose(hands.shown, press, []) == ()
    assert hands.panel.ids == nines.ids
    assert the_lay(hands.press(Act.LAY)).rank is Rank.NINE


def test_buttons_of_marks_do_nothing_after_a_restart(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.mark(KING, 7)
    panel = hands.panel
    presses = (*panel.find(Act.LAY), *panel.find(Act.COUNT), *panel.find(Act.MARK))
    again = Hands(MilleScreens(screens.studio), spoiling())
    for press in presses:
        assert again.screens.choose(again.shown, press, []) == ()
    again.mark(NINE, 2)
    for press in presses:
        assert again.screens.choose(again.shown, press, []) == ()


@pytest.mark.parametrize("values", first(1, [["K", "9"], ["²"], ["Z"], ["-1"], ["99999999"]], why="all presses"))
def test_forged_presses_are_harmless(screens: MilleScreens, values: list[str]) -> None:
    """Any press ends in a move for the judge or in nothing."""
    position = spoiling()
    words = ("", "0", "99", "-1", "x-0", "²", "9" * 80)
    for verb, word in product((*Verb, *Act), words if values == ["K", "9"] else words[:2]):
        hands = Hands(screens, position)
        made = screens.choose(hands.shown, CustomId(verb, KEY, hands.shown.view.turn, word), values)
        assert all(isinstance(each, Move) for each in made), (verb, word)
        hands.panel.check()
        screens.note(hands.shown)


def test_marks_of_two_seats_and_tables_are_apart(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    hands.mark(KING, 7)
    elsewhere = Hands(screens, position)
    elsewhere.table = replace(elsewhere.table, id="OTHER")
    assert drafted(elsewhere) is None
    assert screens._drafts.find(replace(hands.shown, view=position.view(Seat.B))) is None


# Typed moves


def test_suggestions_begin_with_the_likely_moves(screens: MilleScreens) -> None:
    hands = Hands(screens, start(a="KK 99", top="9", stock="K"))
    assert screens.suggestions(hands.shown, "")[:2] == ["draw", "take"]
    hands = Hands(screens, play(start(a="KK 99 JJJ 2222 2222", top="6", stock="K"), "A: draw"))
    offered = screens.suggestions(hands.shown, "")
    assert offered[0] == "discard KS"
    assert offered[1] == "lay all"
    assert [text.split()[0] for text in offered[:4]] == ["discard", "lay", "discard", "discard"]
    assert all(len(text) <= 100 for text in offered)
    assert {text.split()[0] for text in screens.suggestions(hands.shown, "LAY k")} == {"lay"}
    assert screens.suggestions(hands.shown, "lay a")[0] == "lay all"
    assert screens.suggestions(hands.shown, "discard zz") == []


def test_everything_suggested_can_be_played(screens: MilleScreens) -> None:
    for position in (start(a="KK 99", top="9"), play(start(a="KK 99 JJJ 2H", top="6"), "A: draw")):
        hands = Hands(screens, position)
        for text in screens.suggestions(hands.shown, ""):
            first, *_ = screens.read(hands.shown, text)
            assert position.refusal(Seat.A, first) is None


def test_lay_all_lays_every_meld_without_twos(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KKK 999 2H", top="6", stock="4"), "A: draw"))
    assert [str(each).split(":")[0] for each in screens.read(hands.shown, " Lay  ALL ")] == ["lay K", "lay 9"]
    nothing = Hands(screens, play(start(a="KK 99 A Q J T 8 7 6 5 4 3 2H", top="6", stock="3"), "A: draw"))
    with pytest.raises(NotAMove) as refused:
        screens.read(nothing.shown, "lay all")
    assert "no meld to lay" in (sentence(refused.value, locale="en") or "")
