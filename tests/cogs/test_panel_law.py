"""The law of a panel's rows (see `frame`): a second press on the same place gives nothing away, soon or late.

It is checked over random games, the largest hands, and every press that stays in the turn. No careful button is in the
row of the former main button, counted from the first row or from the last.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games.mille.kinds import KINDS, kind_of
from bot.games.mille.moves import Discard
from bot.games.protocol import Move, Seat
from bot.tables import Table
from bot.tables.state.undo import Undoable
from bot.text import LOCALES, Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.frame import BRIEF, MOST, Controls, frame
from cogs.screens.game import Manner
from cogs.screens.mille.acts import Act
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import Button, Menu, PrivateScreen, Row
from cogs.screens.table import panel, showing
from cogs.screens.undo import undo_buttons
from tests.cogs.desk import KEY, SMALL_CARDS, WORST_NAMES, acting, great_hand, random_positions, sent, start, table_at
from tests.cogs.law import CLIENTS, careful, keeps_the_law, rows_of
from tests.games.positions import idle_until_last_card, play
from tests.left_out import first

MOST_COMPONENTS, MOST_CHARACTERS = 40, 4_000  # of a message, limits of Discord's


def rows(screens: MilleScreens, table: Table, locale: Locale = "en") -> list[Row]:
    """Return the rows of the panel of the player to move, as `panel` puts them together."""
    seat = acting(table.position)
    refresh = Button(say(locale, "table-refresh"), CustomId(Verb.REFRESH, table.id))
    tools = (*undo_buttons(table, seat, locale=locale), refresh)
    return frame(screens.controls(showing(table, seat, Manner(locale, emoji=SMALL_CARDS))), tools)


async def drawn(screens: MilleScreens, table: Table, locale: Locale) -> PrivateScreen:
    return await panel(table, acting(table.position), screens, Manner(locale, emoji=SMALL_CARDS))


def led_to(table: Table, moves: tuple[Move, ...]) -> Table | None:
    """Return the table after these moves; None when the turn is over."""
    seat, position, standing = acting(table.position), table.position, list(table.undoable)
    for move in moves:
        standing.append(Undoable(seat, move, position))
        step = position.play(seat, move)
        position = step.position
        if step.reveals:
            standing.clear()
    return replace(table, position=position, undoable=tuple(standing)) if position.to_act == {seat} else None


def hold(screens: MilleScreens, table: Table, *, depth: int, locale: Locale = "en") -> int:
    """Press each main button, at every panel that follows too, and check the law; return the number of presses."""
    before = rows(screens, table, locale)
    assert not careful(before[0])
    presses = 0
    for button in [each for each in before[0] if isinstance(each, Button) and each.enabled]:
        if button.id.verb in {Verb.REFRESH, Verb.RULE, Verb.UNDO}:
            continue
        shown = showing(table, acting(table.position), Manner(locale))
        after = led_to(table, screens.choose(shown, button.id, []))
        presses += 1
        if after is not None:
            following = rows(screens, after, locale)
            assert keeps_the_law(before, 0, following), button.label
            assert all(client.is_safe(before, button, following) for client in CLIENTS), button.label
            if depth:
                presses += hold(screens, after, depth=depth - 1, locale=locale)
        screens.withdraw(shown)
        screens.choose(shown, replace(button.id, verb=Act.BACK, word=""), [])
    return presses


def drafts(screens: MilleScreens, table: Table) -> Iterator[None]:
    """Open the draft of each rank, and of all."""
    shown = showing(table, acting(table.position), Manner("en"))
    for menu in screens.controls(shown).menus:
        values = [choice.value for choice in menu.choices]
        for chosen in ([value] for value in values):
            screens.choose(shown, menu.id, chosen)
            yield
        screens.choose(shown, menu.id, values)
        yield


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", first(1, range(4)))
def test_law_in_random_games(screens: MilleScreens, seed: int, locale: Locale) -> None:
    presses = 0
    for position in random_positions(seed, 3):
        presses += hold(screens, table_at(position), depth=2, locale=locale)
    assert presses > 20


@pytest.mark.parametrize("pile", first(2, [5, 73, 40, 62], why="all sizes"))
def test_law_with_a_great_hand(screens: MilleScreens, pile: int) -> None:
    assert hold(screens, table_at(great_hand(pile)), depth=1)


@pytest.mark.parametrize("pile", first(2, [5, 73, 40], why="all sizes"))
def test_law_from_a_draft_on(screens: MilleScreens, pile: int) -> None:
    """*Lay* and *Back* of a draft lead to a panel with no more rows than it."""
    table = table_at(great_hand(pile))
    for _ in drafts(screens, table):
        before = rows(screens, table)
        shown = showing(table, acting(table.position), Manner("en"))
        controls = screens.controls(shown)
        moves = [
            screens.choose(shown, button.id, [])
            for button in controls.mains
            if button.enabled and button.id.verb in {Act.LAY, Act.BACK}
        ]
        for made in moves:
            after = led_to(table, made)
            assert after is None or keeps_the_law(before, 0, rows(screens, after))


@pytest.mark.parametrize("locale", LOCALES)
def test_law_with_many_ways_to_take_the_pile(screens: MilleScreens, locale: Locale) -> None:
    table = table_at(start(a="QS QS QH QD", top="QC"))
    assert hold(screens, table, depth=1, locale=locale) > 4
    begin = rows(screens, table, locale)
    assert all(len(client.lines(begin)) <= BRIEF for client in CLIENTS)


def test_law_when_passing(screens: MilleScreens) -> None:
    position = idle_until_last_card(start(a="99", b="99"))
    ended = play(position, f"{acting(position)}: draw")
    table = table_at(play(ended, f"{acting(ended)}: discard 9"))
    assert hold(screens, table, depth=0) == 2
    shown = showing(table, acting(table.position), Manner("en"))
    (ask,) = [button for button in screens.controls(shown).mains if button.id.verb == Act.PASS]
    assert screens.choose(shown, ask.id, []) == ()
    assert [careful(row) for row in rows(screens, table)] == [False, True, False, False]


@pytest.mark.parametrize("seed", first(1, range(4)))
async def test_who_waits_and_who_begins_have_one_row_and_tools_are_safe(screens: MilleScreens, seed: int) -> None:
    for position in random_positions(seed, 25):
        table = table_at(position)
        for seat in (Seat.A, Seat.B):
            found = rows_of(await panel(table, seat, screens, Manner("en")))
            discards = any(careful(row) for row in found)
            assert discards is any(isinstance(move, Discard) for move in position.legal_moves(seat))
            assert len(found) == 1 or discards
            assert not careful(found[-1])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pile", first(2, [5, 73, 40, 62], why="all sizes"))
async def test_every_panel_of_a_great_hand_fits(screens: MilleScreens, pile: int, locale: Locale) -> None:
    position = great_hand(pile)
    seat, table = acting(position), table_at(position, names=WORST_NAMES)
    standing = tuple(Undoable(seat, move, position) for move in list(position.legal_moves(seat))[:2])
    table = replace(table, undoable=standing)
    shown = showing(table, seat, Manner(locale))
    fit(await drawn(screens, table, locale))
    if pile >= 40:
        held = {kind_of(card) for card in shown.view.hand or ()}  # type: ignore[attr-defined]
        assert held == set(KINDS)
    for arrangement in screens.controls(shown).mains:
        if arrangement.enabled and screens.choose(shown, arrangement.id, []) == ():
            assert screens.controls(shown).answer is not None
            fit(await drawn(screens, table, locale))
    for _ in drafts(screens, table):
        fit(await drawn(screens, table, locale))


def fit(screen: PrivateScreen) -> None:
    message = sent(screen)
    message.check()
    assert len(message.parts) <= MOST_COMPONENTS
    assert sum(len(block) for block in screen.blocks if isinstance(block, str)) <= MOST_CHARACTERS
    assert all(len(row) <= MOST for row in rows_of(screen) if isinstance(row, tuple))


# The frame itself


def button(name: str, *, is_careful: bool = False) -> Button:
    return Button(name, CustomId(Verb.REFRESH, KEY, word=name), is_careful=is_careful)


def menu() -> Menu:
    return Menu("menu", CustomId(Act.MELD, KEY), ())


def test_tools_for_which_there_is_no_room_are_left_out_by_weight() -> None:
    mains = tuple(map(button, "ab"))
    tools = list(map(button, "1234"))
    assert frame(Controls(mains), tools) == [(*mains, *tools[:3])]
    middle = Controls(mains, ((button("x", is_careful=True),),), (menu(),), answer=button("y", is_careful=True))
    assert frame(middle, [*tools, button("5")])[-1] == (middle.answer, *tools[:3]), "one line on a phone"
    long = button("a label that does not fit beside another")
    assert frame(replace(middle, answer=None), [tools[0], long, tools[1], long])[-1] == tuple(tools[:2])


def test_a_careful_button_in_a_safe_row_is_a_mistake() -> None:
    threat = button("x", is_careful=True)
    for controls, tools in (
        (Controls((threat,)), [button("1")]),
        (Controls((button("a"),)), [threat]),
        (Controls((), ((threat,),), (menu(),)), [button("1")]),
        (Controls((button("a"),), ((threat,),), (menu(),)), []),
        (Controls((button("a"),), ((threat,),)), [button("1")]),
        (Controls((button("a"),), ((threat,),), below=(threat,)), [button("1")]),
    ):
        with pytest.raises(ValueError, match="careful"):
            frame(controls, tools)
    assert frame(Controls(), []) == []


def test_the_law_itself_can_be_broken() -> None:
    safe, threat = (button("a"),), (button("x", is_careful=True),)
    assert not keeps_the_law([safe], 0, [threat])
    assert not keeps_the_law([safe, safe], 0, [safe, threat, safe]), "counted from the last row"
    assert keeps_the_law([safe], 0, [safe, threat, safe])
    wide = tuple(button(f"{at} of a row that breaks on a phone") for at in range(3))
    phone, desktop = CLIENTS
    assert not phone.is_safe([wide], wide[0], [safe, threat, safe, safe])
    assert phone.is_safe([wide], wide[2], [safe, threat, safe, safe])
    assert desktop.is_safe([wide], wide[2], [safe, threat, safe])
