"""A person's games, in a list and as suggestions while a command is typed."""

from dataclasses import replace

from bot.games.protocol import Resign, Seat
from bot.tables import parse_pace
from bot.tables.state.pace import begin
from bot.text import LOCALES
from cogs.finding import table_choices
from cogs.ids import Verb
from cogs.screens.game import Manner
from cogs.screens.lists import game_list
from cogs.screens.mille.acts import Act
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.situation import Situation
from cogs.screens.table import panel
from tests.cogs.desk import sent, table_at
from tests.games.positions import start


def test_a_list_links_to_channels_and_names_direct_messages() -> None:
    """Clients know no channel of a direct message with the bot, and would write `#unknown`."""
    table = table_at(start())
    ann = table.players[0]
    for locale, place in zip(LOCALES, ("direct message", "message privé"), strict=True):
        assert "<#50>" in sent(game_list([table], ann, locale=locale)).text
        text = sent(game_list([replace(table, guild_id=None)], ann, locale=locale)).text
        assert place in text
        assert "<#" not in text


async def test_a_deleted_channel_is_not_named(screens: MilleScreens) -> None:
    table = table_at(start())
    for deleted, is_named in ((set(), True), ({50}, False)):
        listed = game_list([table], table.players[0], locale="en", deleted=deleted)
        opened = await panel(table, Seat.A, screens, Manner("en"), situation=Situation(deleted=deleted), is_open=True)
        assert [("<#50>" in sent(each).text) for each in (listed, opened)] == [is_named] * 2
    assert "deleted" in sent(listed).text


async def test_a_panel_elsewhere_says_where_the_settlement_is(screens: MilleScreens) -> None:
    """A hidden panel can be in any channel, also when that of its game was deleted."""
    table = table_at(start().play(Seat.A, Resign()).position)
    for deleted, said in ((set(), "posted where you played"), ({50}, "comes by direct message")):
        over = await panel(table, Seat.A, screens, Manner("en"), situation=Situation(deleted=deleted))
        assert said in sent(over).text


def test_suggestions_show_a_name_as_it_is_and_find_it() -> None:
    """They are plain text: a sign before each `_` would be seen, and would hide the name from the typist."""
    table = table_at(start(), names=("Ann", "a_b_c"))
    ann = table.players[0]
    (choice,) = table_choices([table], ann, "A_B", locale="en")
    assert "a_b_c" in choice.name
    assert choice.value == table.id
    assert table_choices([table], ann, "Ann", locale="en") == []


async def test_list_and_panel_tell_what_keeps_a_game_from_going_on(screens: MilleScreens) -> None:
    begun = begin(parse_pace("10m"), (None, None), at=0)
    table = replace(table_at(start()), countdown=begun)
    (seat,) = table.position.to_act
    running = replace(table, countdown=begun.move_on(0, [seat]), terms=replace(table.terms, pace=parse_pace("10m")))
    paused, played = replace(running, countdown=running.countdown.stop(1)), replace(table, deputies=frozenset({seat}))
    for now, late, listed, shown in (
        (running, False, "your turn · ", "your time runs out <t:4200:R>"),
        (running, True, "your turn, and you’re out of time", "**You’re out of time.**"),
        (paused, False, "paused", "**Paused.**"),
        (played, False, "a robot is playing for you", "A robot is playing for you"),
    ):
        mine = sent(game_list([now], now.players[seat], locale="en", late={now.id: [seat]} if late else {})).text
        assert listed in mine
        opened = sent(await panel(now, seat, screens, Manner("en"), situation=Situation(late=[seat] * late)))
        assert shown in opened.text
        assert bool(opened.find(Act.DRAW)) is (now is not played), "a robot's turn is nobody else's"
        assert ("Your turn" in opened.text) is (now is not played)


def test_a_list_says_what_a_table_of_a_duplicate_waits_for() -> None:
    """It waits for nobody who sits at it."""
    table = replace(table_at(start().play(Seat.A, Resign()).position), known=start())
    assert table.awaits_twins
    for locale, waits in zip(LOCALES, ("waiting for the other tables", "on attend les autres tables"), strict=True):
        assert waits in sent(game_list([table], table.players[1], locale=locale)).text


async def test_who_waits_for_somebody_late_chooses_in_list_and_panel(screens: MilleScreens) -> None:
    table = table_at(start())
    (late,) = table.position.to_act
    waits = Seat(1 - late)
    assert "your call" in sent(game_list([table], table.players[waits], locale="en", late={table.id: [late]})).text
    opened = sent(await panel(table, waits, screens, Manner("en"), situation=Situation(late=[late])))
    assert "is out of time.** Keep waiting, or decide" in opened.text
    assert opened.find(Verb.LATE)
    assert not sent(await panel(table, waits, screens, Manner("en"))).find(Verb.LATE)
