"""Melds laid by hand: cards are marked one by one, and judged before anything leaves the hand."""

from dataclasses import replace

import pytest

from bot.games.kalooki.views import KalookiView
from bot.text import LOCALES, Locale
from cogs.ids import CustomId, Verb
from cogs.screens.frame import NOTHING
from cogs.screens.kalooki.screens import KalookiScreens
from cogs.screens.screen import Button
from tests.cogs.screens.pressed import of_studio, shown
from tests.games.kalooki.tables import look, set_up
from tests.there import there

THREES = "5S 5H 5D 6S 6H 6D 7S 7H"
LAID = "A: set 2S 2H 2D", "B: run 4H 5H JK 7H"
TOOL = "Lay by hand…"

screens = of_studio(KalookiScreens)


def playing(hand: str, *laid: str, contract: int = 1) -> KalookiView:
    return look(set_up(*laid, a=hand, is_playing=True, contract=contract), "A")


def find(screens: KalookiScreens, view: KalookiView, label: str, nth: int = 0) -> Button:
    return [each for each in screens.controls(shown(view)).buttons() if each.label == label][nth]


def press(screens: KalookiScreens, view: KalookiView, *labels: str) -> tuple[str, ...]:
    """Press these buttons, one after the other; of cards alike the first that can still be marked."""
    moves: tuple[object, ...] = ()
    for label in labels:
        same = [each for each in screens.controls(shown(view)).buttons() if each.label == label and each.enabled]
        fresh = [each for each in same if not each.id.word.startswith("unmark")]
        assert same, (label, [each.label for each in screens.controls(shown(view)).buttons()])
        moves = screens.choose(shown(view), (fresh or same)[0].id, [])
    return tuple(map(str, moves))


def marked(screens: KalookiScreens, view: KalookiView, cards: str) -> str:
    """Mark these cards, as their buttons name them; return what the panel says."""
    press(screens, view, TOOL)
    press(screens, view, *cards.split())
    return there(screens.note(shown(view)))


def test_the_contract_is_laid_with_the_cards_that_were_marked(screens: KalookiScreens) -> None:
    view = playing(f"{THREES} JK 7D KS QS")
    said = marked(screens, view, "5♠ 5♥ 5♦ 6♠ 6♥ 6♦ 7♠ 7♥ Joker")
    assert said == "**You’d lay 77★ · 666 · 555. You’d keep K♠ Q♠ 7♦.**"
    assert screens.status(shown(view)) == "", "the note says what to do"
    (move,) = press(screens, view, "Lay these 9")
    assert sorted(move.removeprefix("lay ").split(", ")) == ["set 5S 5H 5D", "set 6S 6H 6D", "set 7S 7H JK"]
    assert view.refusal(there(screens.parse(move))) is None


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("", "**Mark every card of your contract. It’s checked before you lay it.**"),
        ("5♠ 5♥ 5♦", "**Your contract needs 6 more cards.**"),
        ("5♠ 5♥ 5♦ 6♠ 6♥ 6♦ 7♠ 7♥", "**Your contract needs one more card.**"),
        ("5♠ 5♥ 5♦ 6♠ 6♥ 6♦ 7♠ 7♥ 7♦ K♠", "**Your contract has no place for K♠.**"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_leaves_the_hand(screens: KalookiScreens, cards: str, said: str) -> None:
    view = playing(f"{THREES} 7D KS QS")
    assert marked(screens, view, cards) == said
    verb = there(screens.controls(shown(view)).gives)
    assert not verb.enabled
    assert screens.choose(shown(view), verb.id, []) == ()
    why = [each.label for each in screens.controls(shown(view)).buttons() if each.id.verb == Verb.RULE]
    assert why == (["Why?"] if cards else [])


def test_where_the_same_cards_are_melds_in_several_ways_another_one_is_a_press_away(screens: KalookiScreens) -> None:
    view = playing("9S 9H 9D 5S 5H 5D 4C 6C 7C JK", contract=2)
    assert "♣4–7★5" in marked(screens, view, "9♠ 9♥ 9♦ 5♠ 5♥ 5♦ 4♣ Joker 6♣ 7♣")
    assert find(screens, view, NOTHING), "no other way"
    screens.forget(shown(view))
    view = playing("9S 9H 9D 5S 5H 5D 4C 5C 6C 7C JK", contract=2)
    said = [marked(screens, view, "9♠ 9♥ 9♦ 5♠ 5♥ 5♦ 4♣ 5♣ 6♣ 7♣ Joker")]
    played = [press(screens, view, "Lay these 11")]
    for way in range(1, 5):
        press(screens, view, f"Other way ({way}/5)")
        said.append(there(screens.note(shown(view))))
        played.append(press(screens, view, "Lay these 11"))
    assert len({*said}) == len({*played}) == 5
    press(screens, view, "Other way (5/5)")
    assert screens.note(shown(view)) == said[0]


def test_after_the_contract_marked_cards_are_any_melds(screens: KalookiScreens) -> None:
    view = playing("9S 9H 9D 4C 5C 6C 7C KS", *LAID)
    assert marked(screens, view, "9♠ 9♥ 9♦ 4♣ 5♣ 6♣ 7♣").startswith("**You’d lay 999 · ♣4–7.")
    assert press(screens, view, "Lay these 7") == ("lay set 9S 9H 9D, run 4C 5C 6C 7C",)
    press(screens, view, "Unmark all")
    assert screens.note(shown(view)) == "**Mark the cards you want to lay.**"
    press(screens, view, *["9♠", "4♣", "5♣", "6♣"])
    assert "A four is one suit in sequence" in there(screens.note(shown(view)))


def test_rows_are_those_of_the_turn_and_back_leaves_what_is_marked(screens: KalookiScreens) -> None:
    view = playing(f"{THREES} 7D KS QS")
    turn = screens.controls(shown(view))
    marked(screens, view, "5♠ 5♥")
    by_hand = screens.controls(shown(view))
    assert by_hand.is_aside
    assert by_hand.phase != turn.phase
    assert len(by_hand.choices) == len(turn.choices)
    assert by_hand.gives is not None
    assert by_hand.main == turn.main
    screens.withdraw(shown(view))  # as *Back* does
    assert screens.controls(shown(view)) == turn
    press(screens, view, TOOL)
    assert [find(screens, view, each).id.word.split("-")[0] for each in ("5♠", "5♥", "5♦")] == ["unmark"] * 2 + ["mark"]


def test_a_button_of_other_marks_and_one_of_another_turn_lay_nothing(screens: KalookiScreens) -> None:
    view = playing(f"{THREES} 7D 7C KS QS")
    marked(screens, view, "5♠ 5♥ 5♦ 6♠ 6♥ 6♦ 7♠ 7♥ 7♦")
    old = there(screens.controls(shown(view)).gives).id
    press(screens, view, "7♣")
    assert screens.choose(shown(view), old, []) == ()
    later = replace(view, turn=view.turn + 1)
    assert screens.choose(shown(later), CustomId(Verb.ACT, "KEY", later.turn, old.word), []) == ()
    assert not screens.controls(shown(later)).is_aside


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_marks_cards_while_they_may_not_lay(screens: KalookiScreens, locale: Locale) -> None:
    view = look(set_up(a=THREES), "A")
    assert not any(
        each.enabled for each in screens.controls(shown(view, locale)).buttons() if each.id.word.startswith("hand-")
    )
    assert screens.choose(shown(view, locale), CustomId(Verb.ACT, "KEY", view.turn, "hand-1"), []) == ()
    assert not screens.controls(shown(view, locale)).is_aside
