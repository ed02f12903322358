"""The pages behind `/about`: they fit Discord, and the one on privacy covers every column there is."""

import pytest

from bot.store.schema import (
    block_schema,
    daily_schema,
    league_schema,
    lobby_schema,
    review_schema,
    schema,
    standing_schema,
    tournament_schema,
    twin_schema,
)
from bot.text import LOCALES, Locale, say
from cogs.about import about_screen
from cogs.ids import Verb
from cogs.screens.kept import KEPT, Kept
from cogs.screens.pages import Page, page_screen
from tests.cogs.desk import sent

SCHEMAS = (
    schema,
    block_schema,
    daily_schema,
    league_schema,
    lobby_schema,
    review_schema,
    standing_schema,
    tournament_schema,
    twin_schema,
)


def test_every_column_of_the_database_is_on_the_page_on_privacy() -> None:
    """A column's author says in `kept.py` what it holds about people, and in the catalog if no line covers it."""
    stored = {f"{table.name}.{column.name}" for table in schema.metadata.tables.values() for column in table.columns}
    columns = [f"{table}.{each}" for tables in KEPT.values() for table in tables for each in tables[table].split()]
    assert sorted(columns) == sorted(stored)
    assert {each.metadata for each in SCHEMAS} == {schema.metadata}


def test_what_is_about_nobody_names_no_player() -> None:
    tables = schema.metadata.tables
    named = {key.column.table.name for table in KEPT[Kept.NOBODY] for key in tables[table].foreign_keys}
    assert "players" not in named


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("page", Page)
def test_a_page_fits_and_leads_to_the_others(page: Page, locale: Locale) -> None:
    message = sent(page_screen(page, locale=locale))
    message.check()
    buttons = page_screen(page, locale=locale).blocks[-1]
    assert isinstance(buttons, tuple)
    assert [(each.id.word, each.enabled) for each in buttons] == [(each.value, each is not page) for each in Page]
    assert buttons == about_screen([], None, locale=locale).blocks[-1] or any(not each.enabled for each in buttons)
    assert {each.id.verb for each in buttons} == {Verb.PAGE}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_on_privacy_has_a_line_for_all_that_is_kept(locale: Locale) -> None:
    words = page_screen(Page.PRIVACY, locale=locale).blocks[0]
    assert isinstance(words, str)
    assert [each for each in Kept if each is not Kept.NOBODY and say(locale, f"kept-{each}") not in words] == []
