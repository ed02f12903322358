"""The page on privacy and the database agree about a deletion."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.standing.standing import Standing
from bot.store import LeftoverRow, ListingRow, OrderRow, PanelRow, PreferenceRow
from bot.tables import agree
from tests.games.positions import MILLE
from tests.standing.conftest import house  # noqa: F401
from tests.tables.house import CHANNEL, GUILD, House

ERASED = {"preferences", "panels", "leftovers", "orders"}  # as the page says: rows of these go
CHANGED = {"players", "listings", "seats"}  # and these say less than before
ENDED = {"offer_answers", "table_ends", "announcements", "tables", "settlements", "transfers", "log", "notes"}
SECRETS = ("Xanthippe", "990099", "880088", "America/Toronto")


def cells(path: Path) -> dict[str, set[tuple[object, ...]]]:
    """Return every row of every table."""
    with closing(sqlite3.connect(path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: set(connection.execute(f'SELECT * FROM "{name}"')) for name in names}


async def test_who_deletes_their_data_is_a_number_without_a_name(house: House, tmp_path: Path) -> None:  # noqa: F811
    ann, bob, _ = house.people
    dot = await house.tables.people.meet(990_099, name="Xanthippe", locale="fr")
    await house.tables.people.set_dm_channel(dot, 880_088)
    await house.store.commit(
        PreferenceRow(dot.id, "quiet", "22:00-08:00 America/Toronto"), ListingRow(dot.id, everywhere=True)
    )
    terms = agree(MILLE, 100, {})
    offer = await house.tables.offers.make(dot, bob, terms=terms, guild_id=GUILD, channel_id=CHANNEL)
    table = await house.tables.beginnings.accept(offer, bob, cut="777")
    seat = table.seat_of(dot)
    await house.store.commit(PanelRow(table.id, seat, 880_088, 5, 1), LeftoverRow(table.id, 4, 880_088, seat))
    await house.store.commit(OrderRow(table.id, seat, 1, "window", "draw", 880_088))
    await house.tables.offers.make(dot, ann, terms=terms, guild_id=GUILD, channel_id=CHANNEL)
    lobby = await house.tables.lobbies.open(dot, terms=terms, seats=2, guild_id=GUILD, channel_id=CHANNEL, press_id=1)
    path = tmp_path / "chapeau.db"
    before = cells(path)
    assert all(secret in str(before) for secret in SECRETS)
    await Standing(house.store, house.tables, house.clock).forget(dot)
    after = cells(path)
    gone = {name for name in before if before[name] - after[name]}
    assert gone - ENDED == ERASED | CHANGED
    for name in before:
        if name not in ERASED | CHANGED | {"tables", "notes"}:
            assert before[name] <= after[name], "it stays, as the page says"
    assert (await house.tables.lobbies.book.find(lobby.id)).is_over
    everything = str(after)
    assert [secret for secret in SECRETS if secret in everything] == []
    for file in tmp_path.glob("chapeau.db*"):
        assert b"Xanthippe" not in file.read_bytes(), file.name
