"""A lay being put together: a spoiling one is asked about once, and an old panel does nothing."""

from dataclasses import replace

import pytest

from bot.games.cards import Rank
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Position, Seat
from cogs.ids import CustomId, Verb
from cogs.screens.mille.screens import MilleScreens
from tests.cogs.desk import KEY, start, table_at
from tests.cogs.hands import KIT, Hands, the_lay
from tests.games.positions import move, play


def spoiling() -> Position:
    """A has three kings and a two, nothing on the table: the two would be the first wild one."""
    return play(start(a="KKK 2H 99", stock="4"), "A: draw")


def test_laying_a_wild_two_asks_once(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", place=1)
    assert "Careful" not in (screens.note(hands.shown) or "")
    assert hands.press(Verb.LAY) == ()
    assert "Careful" in (screens.note(hands.shown) or "")
    assert hands.panel.find(Verb.LAY) == []
    assert the_lay(hands.press(Verb.ANYWAY)).wilds
    assert screens._draft(hands.shown) is None


def test_laying_without_twos_asks_nothing(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    made = the_lay(hands.press(Verb.LAY))
    assert str(made).count("K") == 4  # three kings and their meld's name


def test_a_changed_draft_asks_again(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", place=1)
    assert hands.press(Verb.LAY) == ()
    hands.choose(Verb.COUNT, "2")
    assert hands.panel.find(Verb.ANYWAY) == []
    assert hands.press(Verb.LAY) == ()
    assert hands.panel.find(Verb.ANYWAY)


def test_pressing_twice_is_not_saying_yes(screens: MilleScreens) -> None:
    """A double press on *Lay* reaches us twice; the second must not count as *anyway*."""
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", place=1)
    (lay,) = hands.panel.find(Verb.LAY)
    assert [screens.choose(hands.shown, lay, []) for _ in range(3)] == [()] * 3
    forged = replace(lay, verb=Verb.ANYWAY)
    assert screens.choose(hands.shown, forged, []) == ()


def test_back_leaves_the_draft(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    before, note = hands.panel.ids, hands.note()
    hands.choose(Verb.MELD, "K")
    assert hands.panel.ids.keys() != before.keys()
    assert hands.note() != note
    hands.press(Verb.BACK)
    assert hands.panel.ids == before
    assert hands.note() == note


def test_typed_lay_that_spoils_asks_too(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    wanted = move(position, "A", "lay K: KK 2")
    assert not screens.consider(hands.shown, wanted)
    assert "Careful" in (screens.note(hands.shown) or "")
    made = the_lay(hands.press(Verb.ANYWAY))
    assert KIT.sort_of(made) == KIT.sort_of(wanted)


@pytest.mark.parametrize("typed", ["lay K: KKK", "discard 9", "lay 9: 99", "draw"])
def test_typed_move_that_spoils_nothing_is_played_at_once(screens: MilleScreens, typed: str) -> None:
    """Illegal ones too: the judge says why, not the panel."""
    position = spoiling()
    assert screens.consider(Hands(screens, position).shown, move(position, "A", typed))


def test_draft_offers_as_many_twos_as_a_new_meld_lacks(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 2H 2S 2D", stock="4"), "A: draw"))
    hands.choose(Verb.MELD, "K")
    draft = screens._draft(hands.shown)
    assert draft is not None
    assert draft.wilds() == 1


# Old panels


def test_draft_of_an_earlier_turn_is_gone(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    hands.choose(Verb.MELD, "K")
    later = position.play(Seat.A, move(position, "A", "lay K: KKK")).position
    hands.table = table_at(later)
    assert screens._draft(hands.shown) is None
    assert screens.note(hands.shown) is None


def test_an_older_panel_never_lays_what_a_newer_one_shows(screens: MilleScreens) -> None:
    """Two panels are open, in the direct messages and in the channel; *Lay K K K* must never lay nines."""
    hands = Hands(screens, play(start(a="KKK 999", stock="4", top="6"), "A: draw"))
    hands.choose(Verb.MELD, "K")
    (kings,) = hands.panel.find(Verb.LAY)
    counts = hands.panel.find(Verb.COUNT)
    hands.screens.choose(hands.shown, CustomId(Verb.MELD, KEY, hands.shown.view.turn), ["9"])
    nines = hands.panel
    assert screens.choose(hands.shown, kings, []) == ()
    assert screens.choose(hands.shown, counts[0], ["1"]) == ()
    assert hands.panel.ids == nines.ids
    assert the_lay(hands.press(Verb.LAY)).rank is Rank.NINE


def test_buttons_of_a_draft_do_nothing_after_a_restart(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    panel = hands.panel
    again = Hands(MilleScreens(screens.studio), spoiling())
    for press in (*panel.find(Verb.LAY), *panel.find(Verb.COUNT), *panel.find(Verb.BACK)):
        assert again.screens.choose(again.shown, press, ["1"]) == ()
    again.choose(Verb.MELD, "9")
    for press in (*panel.find(Verb.LAY), *panel.find(Verb.COUNT)):
        assert again.screens.choose(again.shown, press, ["1"]) == ()


@pytest.mark.parametrize("verb", Verb)
@pytest.mark.parametrize("values", [[], ["K"], ["Z"], ["-1"], ["99999999"], ["²"], ["K", "9"]])
def test_forged_presses_are_harmless(screens: MilleScreens, verb: Verb, values: list[str]) -> None:
    """Whatever a press says, it ends in a move for the judge or in nothing."""
    position = spoiling()
    for word in ("", "0", "99", "-1", "x-0", "²", "9" * 80):
        hands = Hands(screens, position)
        made = screens.choose(hands.shown, CustomId(verb, KEY, hands.shown.view.turn, word), values)
        assert all(isinstance(each, Move) for each in made)
        hands.panel.check()
        screens.note(hands.shown)


def test_drafts_of_two_seats_and_tables_are_apart(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    hands.choose(Verb.MELD, "K")
    elsewhere = Hands(screens, position)
    elsewhere.table = replace(elsewhere.table, id="OTHER")
    assert screens._draft(elsewhere.shown) is None
    assert screens._draft(replace(hands.shown, view=position.view(Seat.B))) is None


# Typed moves


def test_suggestions_continue_what_was_typed(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    view = hands.shown.view
    assert isinstance(view, MilleView)
    assert screens.suggestions(hands.shown, "") == list(view.legal_moves())
    assert {str(each).split()[0] for each in screens.suggestions(hands.shown, "LAY k")} == {"lay"}
    assert screens.suggestions(hands.shown, "discard zz") == []
