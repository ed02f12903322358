"""The law of panels, for every game: it fits, its rows stay while a turn lasts, and a second press plays nothing.

A state, a press, its answer, and a second press on the same pixel soon after: nothing but the first counts.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from itertools import product
from typing import Any, TypeVar

import pytest

from bot.games.protocol import Refused, Seat
from bot.tables import Order, When
from bot.tables import Table as Hosted
from bot.tables.state.undo import Undoable
from bot.text import LOCALES, Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.frame import MORE, NOTHING, Controls, frame
from cogs.screens.game import GameScreens, Manner
from cogs.screens.page import Layout
from cogs.screens.screen import BLUE, GREEN, Button, PrivateScreen
from cogs.screens.situation import Situation
from cogs.screens.table import panel, showing
from cogs.stage.touches import REMEMBERED, Touches
from render import Studio
from tests.cogs.desk import SMALL_CARDS, sent, table_at
from tests.cogs.law import (
    CLIENTS,
    DESKTOP,
    MOST_COMPONENTS,
    PHONE,
    as_large_as_agreed,
    fits,
    pressable,
    rows_of,
    spots_of,
    under,
)
from tests.games.kits import Table, ends_of_range, is_largest, random_game, tables
from tests.left_out import first
from tests.witness.screens.shown import MORE_SHOWN

T = TypeVar("T")
TABLES = sorted(tables(), key=lambda table: not ends_of_range(table))
ENDS = [*filter(ends_of_range, TABLES)]
NAMES = ("Antonia", "Bob", "Charlotte", "Dora", "Emil", "Friederike", "Gus", "Hanna", "Ida", "Jo")
AFTER = (100, 700, 2999)  # ms
MOMENT = 700  # ms
STRIDE = 5  # plies from one panel that is pressed or checked, or whose tools are opened, to the next
FOLLOWED = 4  # seats whose panels are looked at through a whole game: each turn comes to all of them
SHORT = 10  # plies at the beginning of a game, after each of which messages are checked and tools are opened
PLAYS_MARKED = "play-"  # begins the word of the verb that gives the marked cards away
HARMLESS = {Verb.REFRESH, Verb.MORE, Verb.HOW, Verb.RULE, Verb.SORT}  # they play nothing


pytestmark = pytest.mark.usefixtures("words_of_magpie")


@pytest.fixture(params=first(len(ENDS), TABLES, why="all sizes"), ids=str)
def at(request: pytest.FixtureRequest) -> Table:
    """Each game with each number of players; the smallest and the largest number in every run."""
    found: Table = request.param
    return found


def in_short(beginnings: Sequence[T], *whole: T) -> list[Any]:
    """Return cases: the largest table with beginnings in every run; among the long ones it has a `whole` game, if any.

    That goes on from the first beginning. The smallest has beginnings among the long ones.
    """
    largest, smallest = ([table for table in ENDS if is_largest(table) is is_it] for is_it in (True, False))
    short = list(product(largest, beginnings))
    return first(len(short), [*short, *product(smallest, beginnings), *product(largest, whole)], why="whole games")


def at_all_sizes(beginnings: Sequence[T], whole: T) -> list[Any]:
    """Return the same cases; and among the long ones a beginning of each size between."""
    return [*in_short(beginnings, whole), *first(0, product(TABLES[len(ENDS) :], beginnings[:1]), why="all sizes")]


def written(case: tuple[Table, Sequence[object]]) -> str:
    """Return the name of a case."""
    at, played = case
    return "-".join(map(str, (at, *played)))


def hosted(at: Table, plies: int, seed: int = 0) -> Hosted:
    played = random_game(at, seed)
    return table_at(played.plies[plies].after, names=NAMES[: at.seats], game=played.game)


async def drawn(
    screens: GameScreens, table: Hosted, seat: Seat, locale: Locale = "en", *, is_open: bool = False
) -> PrivateScreen:
    return await panel(table, seat, screens, Manner(locale, emoji=SMALL_CARDS), is_open=is_open)


def after(table: Hosted, seat: Seat, screens: GameScreens, button: Button) -> Hosted | None:
    """Return the table after a press, and what can be undone; None for one that is refused, or opens a form."""
    shown = showing(table, seat, Manner("en"))
    if button.id.turn is None or screens.form(shown, button.id) is not None:
        return table
    position, standing = table.position, list(table.undoable)
    if button.id.verb == Verb.UNDO:
        last = standing.pop()
        return replace(table, position=position.back_to(last.before), undoable=tuple(standing))
    try:
        for move in screens.choose(shown, button.id, []):
            standing.append(Undoable(seat, move, position))
            step = position.play(seat, move)
            position = step.position
            if step.reveals:
                standing.clear()
    except Refused:
        return None
    return replace(table, position=position, undoable=tuple(standing))


PLAYED: tuple[tuple[Locale, int, int], ...] = (("fr", 0, SHORT), ("en", 1, 3))  # French has longer words
WHOLE: tuple[Locale, int, int] = ("fr", 0, 100)


@pytest.mark.parametrize("case", at_all_sizes(PLAYED, WHOLE), ids=written)
async def test_every_panel_fits_and_its_rows_stay_while_a_turn_lasts(
    case: tuple[Table, tuple[Locale, int, int]], studio: Studio
) -> None:
    at, (locale, seed, most) = case
    screens = as_large_as_agreed(MORE_SHOWN[at.name].screens, studio)
    last: dict[Seat, tuple[str, int, list[int]]] = {}
    places: dict[str, int] = {}  # of what gives away, by phase
    heights: dict[tuple[int, ...], int] = {}  # by the numbers of buttons
    for plies in range(min(most, len(random_game(at, seed).plies))):
        table = hosted(at, plies, seed)
        if table.position.outcome is not None:
            break
        for seat in map(Seat, range(at.seats if plies < SHORT else min(at.seats, FOLLOWED))):
            screen = await drawn(screens, table, seat, locale)
            fits(screen)
            if plies < SHORT or not plies % STRIDE:
                message = sent(screen)
                message.check()
                assert len(message.parts) <= MOST_COMPONENTS
                sent(await drawn(screens, table, seat, locale, is_open=True)).check()
            shape = [len(row) if isinstance(row, tuple) else 0 for row in rows_of(screen)[:-1]]
            *_, verbs = rows_of(screen)
            assert isinstance(verbs, tuple)
            high, _ = DESKTOP.boxes(screen)
            assert heights.setdefault(tuple(shape), high) == high, "deciding or waiting, with news or without"
            if seat not in table.position.awaited and table.view(seat).window is None:
                assert [verbs[0].id.verb] * verbs[0].enabled == [Verb.REFRESH], "a panel that waits answers a press"
            for place, verb in enumerate(verbs):
                if verb.id.word.startswith(PLAYS_MARKED):
                    assert places.setdefault(screen.phase, place) == place, "also while one waits"
                elif verb.enabled:
                    assert places.get(screen.phase) != place, "nothing else to press is ever there"
            now = (screen.phase, table.position.turn(seat), shape)
            if screen.phase and now[:2] == last.get(seat, now)[:2]:
                assert shape == last.get(seat, now)[2], screen.phase
            last[seat] = now


@pytest.mark.parametrize("case", in_short([(0, 12)]), ids=written)
async def test_a_second_press_on_the_same_pixel_plays_nothing(
    case: tuple[Table, tuple[int, int]], studio: Studio
) -> None:
    at, (seed, most) = case
    screens = as_large_as_agreed(MORE_SHOWN[at.name].screens, studio)
    presses = 0
    for plies in range(0, min(most, len(random_game(at, seed).plies)), STRIDE):
        table = hosted(at, plies, seed)
        for seat in sorted(table.position.to_act - table.gone):
            for is_open in (False, True):
                before = await drawn(screens, table, seat, is_open=is_open)
                spots = spots_of(before)
                for button in pressable(rows_of(before)):
                    if button.id.verb in HARMLESS - {Verb.MORE}:
                        continue
                    touches = Touches()
                    touches.show(before, before.phase, 0, is_new=True)
                    assert touches.touch(button.id, 10_000, moment=MOMENT)
                    if (then := after(table, seat, screens, button)) is None:
                        continue
                    opens = button.id.verb == Verb.MORE and button.id.word == MORE
                    answer = await drawn(screens, then, seat, is_open=opens)
                    touches.show(answer, answer.phase, 10_050, is_new=False)
                    for second in {each.id: each for each in under(spots, button, answer)}.values():
                        is_verb = second in rows_of(answer)[-1]
                        if second.enabled and second.id.verb not in HARMLESS and not same(button, second, is_verb):
                            for later in AFTER:
                                meant = copy(touches).touch(second.id, 10_000 + later, moment=MOMENT)
                                assert not meant, (button.label, second.label, later)
                    await drawn(screens, table, seat)  # its places again
                    screens.withdraw(showing(table, seat, Manner("en")))
                    presses += 1
    assert presses


def same(one: Button, other: Button, is_verb: bool) -> bool:
    """Return whether the second press says what the first did, which a player may mean twice; a choice in one turn."""
    is_now = is_verb or one.id.turn == other.id.turn
    return is_now and one.id.verb == other.id.verb != Verb.UNDO and (one.label, one.style) == (other.label, other.style)


# The judge of presses alone

PRESSED = {"Pass round": Verb.LATER, "Nudge": Verb.ACT, "Pass": Verb.ACT}


def made(*labels: str, phase: str = "", enabled: bool = True, turn: int = 1) -> PrivateScreen:
    """Return a panel of a row of choices with these labels."""
    row = tuple(Button(label, CustomId(Verb.ACT, "K", turn, label), enabled=enabled) for label in labels)
    last = (Button("Refresh", CustomId(Verb.REFRESH, "K")),)
    return PrivateScreen((row, last), phase=phase)


def press(screen: PrivateScreen, label: str) -> Button:
    return next(button for button in pressable(rows_of(screen)) if button.label == label)


def test_another_button_that_stood_there_a_moment_ago_keeps_the_place() -> None:
    touches, old, new = Touches(), made("a", "b"), made("c", "b", turn=2)
    touches.show(old, "", 0, is_new=True)
    touches.show(new, "", 10_000, is_new=False)
    assert not touches.touch(press(new, "c").id, 10_000 + MOMENT - 1, moment=MOMENT)
    assert touches.touch(press(new, "b").id, 10_100, moment=MOMENT), "the same as before"
    assert touches.touch(press(new, "c").id, 10_000 + MOMENT + 1, moment=MOMENT)
    assert touches.touch(press(old, "a").id, 20_000, moment=0), "the protection is off"


def test_a_place_keeps_its_meaning_for_three_seconds_after_a_press() -> None:
    touches, old, new = Touches(), made("a"), made("c", turn=2)
    touches.show(old, "", 0, is_new=True)
    assert touches.touch(press(old, "a").id, 10_000, moment=MOMENT)
    touches.show(new, "", 10_001, is_new=False)
    assert not touches.touch(press(new, "c").id, 10_000 + REMEMBERED - 1, moment=MOMENT)
    assert touches.touch(press(new, "c").id, 10_000 + REMEMBERED, moment=MOMENT)


def test_a_choice_pressed_again_in_the_next_turn_is_a_second_tap_and_a_verb_is_not() -> None:
    """A two leads, wins, and leads again: the rank's button says the same, and plays another card."""
    touches, old, new = Touches(), made("2"), made("2", turn=2)
    touches.show(old, "", 0, is_new=True)
    assert touches.touch(press(old, "2").id, 10_000, moment=MOMENT)
    touches.show(new, "", 10_001, is_new=False)
    assert not touches.touch(press(new, "2").id, 10_000 + REMEMBERED - 1, moment=MOMENT)
    assert touches.touch(press(new, "2").id, 10_000 + REMEMBERED, moment=MOMENT)
    verb = [PrivateScreen(((Button("No", CustomId(Verb.ACT, "K", turn, "no")),),)) for turn in (1, 2)]
    touches.show(verb[0], "", 20_000, is_new=True)
    assert touches.touch(press(verb[0], "No").id, 30_000, moment=MOMENT)
    touches.show(verb[1], "", 30_001, is_new=False)
    assert touches.touch(press(verb[1], "No").id, 31_000, moment=MOMENT)


def test_a_move_means_the_same_when_it_is_ordered_and_when_it_is_played() -> None:
    """Whoever orders a draw a moment too late need not wait to draw."""
    order = Button("Draw", CustomId(Verb.LATER, "K", 1, "0-0"), BLUE)
    draw, other = (Button(label, CustomId(Verb.ACT, "K", 1, "0"), GREEN) for label in ("Draw", "Pass"))
    for now, is_meant in ((draw, True), (other, False)):
        touches = Touches()
        touches.show(PrivateScreen(((order,),)), "", 0, is_new=True)
        assert touches.touch(order.id, 10_000, moment=MOMENT)
        touches.show(PrivateScreen(((now,),)), "", 10_100, is_new=False)
        assert touches.touch(now.id, 10_200, moment=MOMENT) is is_meant


def test_an_order_that_is_on_its_way_when_the_turn_comes_counts_once() -> None:
    order, other, draw = (Button(label, CustomId(verb, "K", 1, label)) for label, verb in PRESSED.items())
    ahead, before, now = (PrivateScreen(((each,),)) for each in (order, other, draw))
    for is_hit_by, is_meant in ((None, True), (other, False)):
        touches = Touches()
        touches.show(before, "", 0, is_new=True)
        if is_hit_by is not None:
            assert touches.touch(is_hit_by.id, 9_900, moment=MOMENT)
        touches.show(ahead, "", 9_950)
        touches.show(now, "", 10_000)
        assert touches.touch(order.id, 10_050, moment=MOMENT) is is_meant
        assert not touches.touch(order.id, 10_300, moment=MOMENT), "a second tap"


def test_a_choice_of_a_new_phase_waits_and_one_of_a_new_message_does_not() -> None:
    touches, closed, new = Touches(), made("a", phase="bid", enabled=False), made("a", phase="play")
    touches.show(closed, "bid", 0, is_new=True)
    touches.show(new, "play", 10_000, is_new=False)
    assert not touches.touch(press(new, "a").id, 10_000 + MOMENT - 1, moment=MOMENT)
    assert touches.touch(press(new, "a").id, 10_000 + MOMENT, moment=MOMENT)
    touches.show(made("b", phase="bid"), "bid", 20_000, is_new=True)
    assert touches.touch(press(made("b", phase="bid"), "b").id, 20_001, moment=MOMENT)


def test_a_second_tap_on_a_panel_that_nobody_knew_plays_nothing() -> None:
    """The process before has drawn it, or it is so old that nobody remembers it: the first tap redraws it."""
    old, new = made("a"), made("b", turn=2)
    for known in (None, made("b", "c", turn=2)):
        touches = Touches()
        if known is not None:
            touches.show(known, "", 0, is_new=True)
        assert touches.touch(press(old, "a").id, 10_000, moment=MOMENT)
        touches.show(new, "", 10_100)
        assert not touches.touch(press(new, "b").id, 10_100 + MOMENT - 1, moment=MOMENT)
        assert touches.touch(press(new, "b").id, 20_000, moment=MOMENT)
        touches.show(made("b", turn=3), "", 30_000)
        assert touches.touch(press(made("b", turn=3), "b").id, 30_001, moment=MOMENT), "what was pressed is known"


def test_an_old_button_pressed_again_is_no_news_and_one_never_seen_is_for_the_game_to_judge() -> None:
    touches, old, new = Touches(), made("a"), made("a", turn=2)
    touches.show(old, "", 0, is_new=True)
    assert touches.touch(press(old, "a").id, 10_000, moment=MOMENT)
    touches.show(new, "", 10_001, is_new=False)
    assert not touches.touch(press(old, "a").id, 10_100, moment=MOMENT)
    assert touches.touch(press(made("z"), "z").id, 10_100, moment=MOMENT)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_bot_and_the_tests_agree_on_pixels(locale: Locale, studio: Studio) -> None:
    """Each measures for itself; where they differed by a row, a press would be judged at another place."""
    screens = as_large_as_agreed(MORE_SHOWN["daifugo"].screens, studio)
    screen = await drawn(screens, hosted(Table("daifugo", 4), 3), Seat.A, locale)
    for client, size in zip(CLIENTS, (1, 0), strict=True):
        _, boxes = client.boxes(screen)
        spots = {spot.button.id: spot.boxes[size] for spot in Layout.of(screen).spots()}
        for button, left, _, top, _ in boxes:
            assert button is not None
            assert abs(spots[button.id].left - left) < 12
            assert abs(spots[button.id].top - top) < 12


def verbs_of(**controls: Button) -> list[str]:
    """Return the labels of a row of verbs."""
    (verbs,) = frame(Controls(**controls), Button("⋯", CustomId(Verb.MORE, "K")))
    assert isinstance(verbs, tuple)
    return [button.label for button in verbs]


def test_what_gives_away_is_the_third_verb_where_a_phone_has_room_for_it() -> None:
    one, another, out, long = (
        Button(label, CustomId(Verb.ACT, "K", 1, label)) for label in ("In", "If", "Out", "o" * 20)
    )
    assert verbs_of(main=one, gives=out) == ["In", NOTHING, "Out", "⋯"]
    assert verbs_of(main=one, second=another, gives=out) == ["In", "If", "Out", "⋯"]
    assert verbs_of(main=one, gives=long) == ["In", "o" * 20, "⋯"]
    assert verbs_of(main=one) == ["In", "⋯"]


@pytest.mark.parametrize("locale", LOCALES)
async def test_out_of_guts_has_the_third_place_on_every_turn_and_between(locale: Locale, studio: Studio) -> None:
    at = Table("guts", 4)
    screens = as_large_as_agreed(MORE_SHOWN[at.name].screens, studio)
    for plies in range(min(24, len(random_game(at, 0).plies))):
        table = hosted(at, plies)
        for seat in sorted(table.in_person if table.position.to_act else ()):
            *_, verbs = rows_of(await drawn(screens, table, seat, locale))
            assert isinstance(verbs, tuple)
            assert verbs[2].label == say(locale, "guts-out")


async def test_a_panel_fits_with_an_order_that_is_kept(at: Table, studio: Studio) -> None:
    screens = as_large_as_agreed(MORE_SHOWN[at.name].screens, studio)
    for plies in range(2, min(30, len(random_game(at, 0).plies)), 4):
        table = hosted(at, plies)
        for seat in sorted(table.in_person if table.position.outcome is None else ()):
            for move, locale in product(table.view(seat).waiting_moves()[:2], LOCALES):
                kept = Situation(orders=(Order(When.TURN, (move,)),))
                fits(await panel(table, seat, screens, Manner(locale, emoji=SMALL_CARDS), situation=kept))


async def test_no_row_of_tools_wraps_on_a_phone(at: Table, studio: Studio) -> None:
    screens = as_large_as_agreed(MORE_SHOWN[at.name].screens, studio)
    for locale in LOCALES:
        for row in rows_of(await drawn(screens, hosted(at, 2), Seat.A, locale, is_open=True)):
            widths = [PHONE.wide(each) for each in (row if isinstance(row, tuple) else ())]
            assert sum(each + 8 for each in widths) - 8 <= PHONE.width
