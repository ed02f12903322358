"""Somebody's games, in a list and as suggestions while a command is typed."""

from dataclasses import replace

from bot.games.protocol import Seat
from bot.text import LOCALES
from cogs.finding import table_choices
from cogs.screens.lists import game_list
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.table import panel
from tests.cogs.desk import sent, table_at
from tests.games.positions import start


def test_a_list_links_to_channels_and_names_direct_messages() -> None:
    """Clients know no channel of a direct message with the bot, and would write `#unknown`."""
    table = table_at(start())
    ann = table.players[0]
    for locale, place in zip(LOCALES, ("direct message", "message privé"), strict=True):
        assert "<#50>" in sent(game_list([table], ann, locale=locale)).text
        told = sent(game_list([replace(table, guild_id=None)], ann, locale=locale)).text
        assert place in told
        assert "<#" not in told


async def test_a_deleted_channel_is_not_named(screens: MilleScreens) -> None:
    table = table_at(start())
    for deleted, is_named in ((set(), True), ({50}, False)):
        listed = game_list([table], table.players[0], locale="en", deleted=deleted)
        opened = await panel(table, Seat.A, screens, locale="en", deleted=deleted)
        assert [("<#50>" in sent(each).text) for each in (listed, opened)] == [is_named] * 2
    assert "deleted" in sent(listed).text


def test_suggestions_show_a_name_as_it_is_and_find_it() -> None:
    """They are plain text: a sign put before each `_` would be seen, and would hide the name from who types it."""
    table = table_at(start(), names=("Ann", "a_b_c"))
    ann = table.players[0]
    (choice,) = table_choices([table], ann, "A_B", locale="en")
    assert "a_b_c" in choice.name
    assert choice.value == table.id
    assert table_choices([table], ann, "Ann", locale="en") == []
