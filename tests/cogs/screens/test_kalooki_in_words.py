"""Kalooki in words and buttons: how a turn begins, what goes down in one press, calls and orders, and reasons."""

import re
from dataclasses import replace

import pytest

from bot.games.kalooki.events import Called, Granted, Rejected, Swapped, WentOut
from bot.games.kalooki.moves import Add, Allow, Call, Discard, Draw, Lay, Swap, Take, parse_move
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import SEATS, No, NotAMove, Seat
from bot.games.rummy.laid import LaidContract
from bot.text import LOCALES, Locale
from cogs.ids import Verb
from cogs.screens.frame import GAP, frame, more_button, size_of
from cogs.screens.game import Manner
from cogs.screens.kalooki.rulebook import KalookiRulebook
from cogs.screens.kalooki.screens import KalookiScreens
from cogs.screens.kalooki.typed import move_typed
from cogs.screens.screen import Menu
from cogs.screens.situation import NOTHING
from cogs.screens.table import showing
from cogs.screens.windows import with_orders
from render.sample_names import MANY_NAMES
from tests.cogs.desk import table_at
from tests.cogs.law import ROOM
from tests.cogs.screens.pressed import buttons, in_menus, of_studio, pressed, shown
from tests.games.kalooki.tables import KALOOKI, happened, look, play, set_up
from tests.games.play import RandomGame, play_at_random
from tests.there import there

NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve")
READY = "5S 5H 5D 6S 6H 6D 7S 7H"  # lacks a seven
LAID = "A: set 2S 2H 2D", "B: run 4H 5H JK 7H, set 9S 9H 9D", "C: run TS JS QS KS"

screens = of_studio(KalookiScreens)
rulebook = of_studio(KalookiRulebook)


def laying(hand: str, *, is_laid: bool = True) -> KalookiView:
    """Return A's turn after the draw, the contract laid unless it is not."""
    return look(set_up(*(LAID if is_laid else ()), a=hand, is_playing=True), "A")


# A turn


def test_a_turn_begins_with_a_draw_or_the_top_card(screens: KalookiScreens) -> None:
    view = look(play(set_up(), "B: no", "C: no"), "A")
    controls = screens.controls(shown(view))
    assert there(controls.main).label == "Draw"
    assert there(controls.second).label == "Take 9♣"
    assert screens.choose(shown(view), there(controls.main).id, []) == (Draw(),)
    assert screens.choose(shown(view), there(controls.second).id, []) == (Take(),)
    assert screens.prompt(shown(view)) == "Draw a card, or take 9♣."


def test_who_has_laid_only_draws(screens: KalookiScreens) -> None:
    view = look(play(set_up("A: set 2S 2H 2D"), "B: no", "C: no"), "A")
    assert [*buttons(screens, view)] == ["Draw"]
    assert screens.prompt(shown(view)) == "Draw a card."


def test_the_rows_are_the_same_before_the_draw_and_after_it(screens: KalookiScreens) -> None:
    before = look(play(set_up(a=READY), "B: no", "C: no"), "A")
    after = look(set_up(a=READY, is_playing=True), "A")

    def rows(view: KalookiView) -> tuple[object, ...]:
        controls = screens.controls(shown(view))
        return controls.phase, [len(row) if isinstance(row, tuple) else 1 for row in controls.choices]

    assert rows(before) == rows(after)


def test_the_contract_goes_down_in_one_press_and_its_button_says_what_stays(screens: KalookiScreens) -> None:
    view = laying(f"{READY} 7C KS", is_laid=False)
    assert pressed(screens, view, "777 666 555 · K♠") == ("lay set 7S 7H 7C, set 6S 6H 6D, set 5S 5H 5D",)
    assert screens.prompt(shown(view)) == "Your contract is complete: lay it, or discard."


def test_of_many_cards_that_stay_the_button_says_their_number_and_points(screens: KalookiScreens) -> None:
    view = laying(f"{READY} JK KS QS JS TS", is_laid=False)
    assert "77★ 666 555 · 4 left (40)" in buttons(screens, view)


def test_the_best_and_the_next_best_are_a_press_each_and_the_rest_behind_the_menu(screens: KalookiScreens) -> None:
    view = laying("5S 5H 5D 6S 6H 6D 7S 7H 7C 8S 8H 8D", is_laid=False)
    ways = view.arrangements()
    (first, *_), controls = screens.controls(shown(view)).choices, screens.controls(shown(view))
    assert isinstance(first, tuple)
    assert len(first) == 2
    assert len(ways) == len(first) + len(in_menus(screens, view))
    for button, way in zip(first, ways, strict=False):
        (move,) = screens.choose(shown(view), button.id, [])
        assert isinstance(move, Lay)
        assert len(move.groups) == len(way.melds)
        assert view.refusal(move) is None
    assert there(controls.main).id.verb == Verb.UNDO, "in the place of Draw"


def test_however_many_tacks_there_are_each_is_a_press_or_a_line_of_a_menu(screens: KalookiScreens) -> None:
    laid = "A: set 2S 2H 2D, run 4S 5S 6S 7S", "B: run 4H 5H 6H 7H, set 9S 9H 9D", "C: run 8C 9C TC JC, set 3S 3D 3C"
    view = look(set_up(*laid, a="8S 8H QC 9C 2C 3H JK KS", is_playing=True), "A")
    offered = {*buttons(screens, view), *in_menus(screens, view)}
    tacks = [move for move in view.legal_moves() if str(move).startswith("add")]
    assert len(tacks) > 8
    assert sum("→ meld" in each for each in offered) == len(tacks)
    assert {"Joker → meld 2 (8♠)", "9♣ → meld 4", "Tack on all (6)"} <= offered
    for menu in (row for row in screens.controls(shown(view)).tools if isinstance(row, Menu)):
        for choice in menu.choices:
            (move,) = screens.choose(shown(view), menu.id, [choice.value])
            assert view.refusal(move) is None


def test_a_joker_is_named_by_the_card_that_it_stands_for(screens: KalookiScreens) -> None:
    """On the button, in a menu, and once it lies there."""
    now = set_up(a="8S 8H 8D 5S 5H 5D 4H 5H JK 7H KD", contract=2, is_playing=True)
    assert "888 555 ♥4–7★6 · K♦" in buttons(screens, look(now, "A"))
    laid, *_ = happened(now, "A: lay set 8S 8H 8D, set 5S 5H 5D, run 4H 5H JK 7H")
    assert "4♥ 5♥ Joker (6♥) 7♥" in there(screens.in_words(laid, shown(look(now, "B"))))
    later = laying("QC KC JK JK 3D")
    assert "Lay ★J♣ Q♣ K♣ ★A♣" in {*buttons(screens, later), *in_menus(screens, later)}


@pytest.mark.parametrize(
    ("hand", "prompt", "dead"),
    [
        (f"{READY} KS", "Your contract needs one card: 7. Discard one.", "One card missing"),
        ("5S 5H 6S 6H 7S 7H KS", "3 cards are missing for your contract. Discard one.", "3 cards missing"),
    ],
)
def test_what_the_contract_lacks_is_said(screens: KalookiScreens, hand: str, prompt: str, dead: str) -> None:
    view = laying(hand, is_laid=False)
    assert screens.prompt(shown(view)) == prompt
    (first, *_) = screens.controls(shown(view)).choices
    assert isinstance(first, tuple)
    assert [(each.label, each.enabled) for each in first] == [(dead, False)]


def test_a_discard_is_a_press_on_its_card_and_no_joker_is_discarded(screens: KalookiScreens) -> None:
    view = laying(f"{READY} JK", is_laid=False)
    assert screens.choose(shown(view), buttons(screens, view)["5♥"].id, []) == (Discard(parse_move("discard 5H").card),)
    assert "Joker" not in buttons(screens, view)
    assert [refusal.code for refusal in screens.grayed(shown(view))] == ["joker-discarded"]


def test_of_two_cards_alike_each_is_discarded_by_its_own_button(screens: KalookiScreens) -> None:
    view = laying("9H 9H 3S KD", is_laid=False)
    alike = [each for each in screens.controls(shown(view)).buttons() if each.label == "9♥"]
    assert [screens.choose(shown(view), each.id, []) for each in alike] == [(parse_move("discard 9H"),)] * 2
    assert len({each.id for each in alike}) == 2


# Tacking on


def test_all_that_leaves_no_choice_is_tacked_on_in_one_press(screens: KalookiScreens) -> None:
    view = laying("2C 9C 8H KD")
    assert pressed(screens, view, "Tack on all (3)") == ("add 1 2C", "add 2 high 8H", "add 3 9C")
    assert in_menus(screens, view), "one by one"


def test_a_card_with_one_place_is_one_press_and_needs_no_end(screens: KalookiScreens) -> None:
    assert pressed(screens, laying("8H KD 3C"), "8♥ → meld 2") == ("add 2 high 8H",)


def test_a_joker_that_is_tacked_on_or_moves_says_what_it_stands_for(screens: KalookiScreens) -> None:
    view = laying("6H KD 3C")
    assert pressed(screens, view, "6♥ → meld 2, joker → 8♥") == ("swap 2 6H",)
    after = there(view.joker_after(parse_move("swap 2 6H")))
    event = happened(set_up(*LAID, a="6H KD 3C", is_playing=True), "A: swap 2 6H")[0]
    assert isinstance(event, Swapped)
    assert event.joker == after
    with_joker = laying("JK KD 3C")
    labels = [*buttons(screens, with_joker), *in_menus(screens, with_joker)]
    assert {"Joker → meld 1", "Joker → meld 2 (8♥)", "Joker → meld 4 (A♠)"} <= {*labels}


def test_a_joker_goes_below_a_run_that_ends_with_the_ace() -> None:
    view = look(set_up("A: set 2S 2H 2D", "C: run TS JK QS KS AS", a="JS JK KD", is_playing=True), "A")
    found = {str(move): str(view.joker_after(move)) for move in view.legal_moves() if isinstance(move, Add | Swap)}
    assert found["swap 2 JS"] == found["add 2 low JK"] == "9S"


def test_a_hand_of_jokers_ends_the_turn(screens: KalookiScreens) -> None:
    view = laying("JK JK")
    assert pressed(screens, view, "End turn") == ("end",)
    assert there(screens.controls(shown(view)).gives).label == "End turn"


# Calls


def test_who_is_asked_calls_or_says_no(screens: KalookiScreens) -> None:
    view = look(set_up(calls=(0, 1, 0)), "B")
    controls = screens.controls(shown(view))
    assert [there(controls.main).label, there(controls.second).label] == ["Call 9♣ (2 left)", "No"]
    assert screens.choose(shown(view), there(controls.main).id, []) == (Call(),)
    assert screens.choose(shown(view), there(controls.second).id, []) == (No(),)


def test_a_fourth_call_names_its_price(screens: KalookiScreens) -> None:
    assert "Call 9♣ (−50)" in buttons(screens, look(set_up(calls=(0, 3, 0)), "B"))


def test_while_others_are_asked_a_draw_is_an_order_in_its_place(screens: KalookiScreens) -> None:
    position = set_up()
    table = replace(table_at(position, names=NAMES[:3], game=KALOOKI), deal=1)
    read = showing(table, Seat.A, Manner("en"))
    controls = with_orders(screens.controls(read), table, read, NOTHING)
    assert [there(controls.main).label, there(controls.second).label] == ["Draw", "Take"]
    assert there(controls.main).id.verb == Verb.LATER


def test_the_active_player_allows_or_takes_and_neither_is_where_draw_was(screens: KalookiScreens) -> None:
    view = look(play(set_up(), "B: call"), "A")
    controls = screens.controls(shown(view))
    assert not there(controls.main).enabled
    assert there(controls.main).label == "·"
    assert screens.choose(shown(view), there(controls.gives).id, []) == (Allow(),)
    assert screens.choose(shown(view), there(controls.second).id, []) == (Take(),)
    assert screens.prompt(shown(view)) == f"{MANY_NAMES[1]} calls 9♣. Allow it, or take it yourself."


def test_without_a_stock_the_top_card_is_taken_where_draw_was(screens: KalookiScreens) -> None:
    view = look(set_up(stock="", renewals=1), "A")
    controls = screens.controls(shown(view))
    assert [there(controls.main).label, there(controls.gives).label] == ["Take 9♣", "Pass"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pile", ["9C", "TC"])
def test_all_verbs_fit_a_phone(screens: KalookiScreens, pile: str, locale: Locale) -> None:
    positions = play(set_up(pile=pile), "B: call"), set_up(pile=pile, stock="", renewals=1), set_up(pile=pile)
    for view, seat in ((look(position, seat), seat) for position in positions for seat in "AB"):
        more = more_button("KEY", is_open=False, locale=locale)
        (*_, verbs) = frame(screens.controls(shown(view, locale)), more)
        assert isinstance(verbs, tuple)
        assert sum(map(size_of, verbs)) + GAP * (len(verbs) - 1) <= ROOM, (seat, [each.label for each in verbs])


# Typed moves


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("8h", "discard 8H"),
        ("jeter 8♥", "discard 8H"),
        ("ajouter 2 8h", "add 2 high 8H"),
        ("add 2 8H", "add 2 high 8H"),
        ("remplace 2 6h", "swap 2 6H"),
        ("lay 3c 3d jk", "lay set 3C 3D JK"),
        ("pose 3c 3d 3s, 4c 5c 6c 7c", "lay set 3C 3D 3S, run 4C 5C 6C 7C"),
        ("piocher", "draw"),
        ("t", "take"),
        ("laisser", "allow"),
        ("céder", "allow"),
        ("non", "no"),
    ],
)
def test_moves_are_typed_in_short_and_in_both_languages(screens: KalookiScreens, typed: str, meant: str) -> None:
    assert tuple(map(str, screens.read(shown(laying("8H 6H KD")), typed))) == (meant,)


def test_lay_alone_is_the_best_arrangement_and_is_suggested(screens: KalookiScreens) -> None:
    view = laying(f"{READY} 7C KS", is_laid=False)
    best = "lay set 7S 7H 7C, set 6S 6H 6D, set 5S 5H 5D"
    assert tuple(map(str, screens.read(shown(view), "lay"))) == (best,)
    assert screens.suggestions(shown(view), "")[0] == screens.suggestions(shown(view), "LAY set7")[0] == best


def test_tack_on_all_is_typed_too(screens: KalookiScreens) -> None:
    moves = screens.read(shown(laying("2C 9C 8H KD")), "tack on all")
    assert len(moves) == 3
    with pytest.raises(NotAMove):
        screens.read(shown(laying("KD 3C")), "tout ajouter")


@pytest.mark.parametrize("typed", ["", "dance", "lay it", "9", "9C 9D", "lay 9C, 9"])
def test_what_names_no_move_is_none(typed: str) -> None:
    assert move_typed(laying("8H 6H KD"), typed) is None


# News


@pytest.mark.parametrize("locale", LOCALES)
def test_what_happens_is_told_also_to_whose_turn_it_was(screens: KalookiScreens, locale: Locale) -> None:
    game = played(4, contracts="1")
    table = table_at(game.final, names=NAMES[:4], game=KALOOKI)
    silent = set()
    kinds = Called | Granted | Rejected | LaidContract | WentOut
    for event in (event for ply in game.plies for event in ply.step.events):
        for seat in (*SEATS[:4], None):
            seen = event.seen_by(seat)
            words = None if seen is None else screens.in_words(seen, showing(table, seat, Manner(locale)))
            if words is None:
                silent.add(type(event).__name__)
            elif isinstance(event, kinds) and seat is not None and event.seat == seat:
                assert not re.search(rf"\b{NAMES[seat]}\b", words)
    assert silent <= {"Answered", "Penalized", "Scored"}


def played(seats: int, seed: int = 1, **options: str) -> RandomGame:
    return play_at_random(KALOOKI, KALOOKI.options(options), seed, seats=seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_why_under_a_pad_names_the_cards_left_and_the_bend(rulebook: KalookiRulebook, locale: Locale) -> None:
    position = play(
        set_up(a=f"{READY} 7C KS", b="JK AS", c="9D 2H", is_playing=True),
        "A: lay set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7C; discard KS",
    )
    lines = rulebook.deal([position.view(None)], 1, locale=locale)
    assert [line.seat for line in lines] == [*SEATS[:3]]
    assert "130" in lines[1].label, "doubled"
    assert "Joker" in lines[1].text
    assert "A♠" in lines[1].text
    assert {"en": "doubl", "fr": "doubl"}[locale] in lines[1].text


@pytest.mark.parametrize("locale", LOCALES)
def test_why_under_a_settlement_names_the_difference(rulebook: KalookiRulebook, locale: Locale) -> None:
    position = play(
        set_up(a=f"{READY} 7C KS", b="JK AS", c="9D 2H", is_playing=True),
        "A: lay set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7C; discard KS",
    )
    assert position.outcome is not None
    due = KALOOKI.settle(position, 100)
    lines = rulebook.settled(look(position), due, names=NAMES[:3], locale=locale)
    assert [each.amount for each in due.transfers] == [200, 100]
    assert "130" in lines[0].text
    assert "2" in lines[0].text


def test_runs_are_named_by_their_ends_and_jokers_by_a_star(screens: KalookiScreens) -> None:
    view = look(set_up(a="5S 5C 5D 8C 8D 8S 4H 5H JK 7H KD", contract=2, is_playing=True), "A")
    assert "888 555 ♥4–7★6 · K♦" in buttons(screens, view)
