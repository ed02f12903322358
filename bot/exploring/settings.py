"""Whether what the managers of a server chose is what holds there, from then on and no sooner.

| must be true | otherwise |
|---|---|
| each setting is stored as it was chosen last, and no other one has changed | a setting is lost, or nobody chose it |
| who has chosen one is shown what holds now | an answer names an older setting |
| a game begins with the unit and the window of its server, and only where it may be played | a game begins wrong |
| what a game began with holds to its end, and in its settlement | a game has other terms than it began with |

Of two choices at once either may hold, and so may one that nobody heard an answer to.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.exploring.past import UNIT, Moment
from bot.exploring.people.chosen import by_setting, possible
from bot.exploring.people.press import Chosen
from bot.hosted import Games
from bot.store import LobbyRow, OfferRow, SettlementRow, Store, TableRow, TwinRow
from bot.store.copies.snapshot import Snapshot
from bot.tables import Setting, Table, Terms
from bot.tables.settings.servers import ServerBook, ServerSettings
from bot.tables.state.pace import parse_clock
from bot.tables.time import MINUTE, SECOND

SLACK: Final = MINUTE  # ms between a look at the settings, and the row that follows from them


async def misset(store: Store, games: Games, guilds: Iterable[int], chosen: Iterable[Chosen], now: int) -> list[str]:
    """Return which settings of these servers are stored otherwise than they were chosen by `now` (Unix ms)."""
    found, faults = by_setting(chosen), list[str]()
    for guild in guilds:
        stored = await store.server_settings(guild)
        read = await ServerBook(games, store, unit=UNIT).of(guild)
        for key in sorted({*Setting, *stored, *(key for place, key in found if place == guild)}):
            values = possible(found.get((guild, key), ()), now, now)
            if not any(_is(value, stored.get(key, ""), read) for value in values):
                faults.append(
                    f"a setting is not what was chosen: {key} of {guild}: {stored.get(key)!r}, not {_said(values)}"
                )
    return faults


def _said(values: Iterable[str | Terms]) -> list[str]:
    return [each if isinstance(each, str) else _words(each) for each in values]


def _words(terms: Terms) -> str:
    return f"{terms.game.name} {terms.stake} {terms.unit} {terms.clock} {terms.options.changes()}"


def _is(value: str | Terms, stored: str, read: ServerSettings) -> bool:
    """Return whether a setting is stored as it was chosen; usual terms are read."""
    if isinstance(value, str):
        return stored == value
    return read.terms(value.game) == expected_terms(value, read)


def expected_terms(chosen: Terms, now: ServerSettings) -> Terms:
    """Return the usual terms of a game, once someone has chosen these."""
    return Terms(
        chosen.game,
        chosen.options,
        min(chosen.stake, now.largest_stake),
        chosen.pace,
        now.unit,
        chosen.plays_forced,
    )


def begun_wrong(snapshot: Snapshot, chosen: Iterable[Chosen]) -> Iterator[str]:
    """Yield games that began otherwise than the settings of their servers were."""
    found = by_setting(chosen)
    requests: list[OfferRow | LobbyRow] = [*snapshot.rows(OfferRow), *snapshot.rows(LobbyRow)]
    requested = {row.id: row.created_at for row in requests}
    requested |= {row.table: requested[row.lobby] for row in snapshot.rows(TwinRow)}
    for row in snapshot.rows(TableRow):
        if row.guild_id is None:
            continue
        at = row.created_at
        windows = possible(found.get((row.guild_id, Setting.WINDOW), ()), at - SLACK, at)
        if row.window not in {int(str(value)) * SECOND if value else None for value in windows}:
            yield f"a game begins with a window of {row.window} ms, not any of {windows}: {row.id}"
        if parse_clock(row.clock).is_contest:
            continue  # on the terms of its tournament, which goes on as it was opened
        units = possible(found.get((row.guild_id, Setting.UNIT), ()), requested.get(row.id, at) - SLACK, at)
        if (row.unit or UNIT) not in {value or UNIT for value in units}:
            yield f"a game begins with the unit {row.unit}, not any of {units}: {row.id}"
        games = possible(found.get((row.guild_id, Setting.GAMES), ()), at - SLACK, at)
        if not any(not value or row.game in str(value).split() for value in games):
            yield f"a game begins that may not be played there: {row.id}, {row.game}, not any of {games}"


def changed_later(snapshot: Snapshot, shown: Mapping[str, Table], pasts: Iterable[Sequence[Moment]]) -> Iterator[str]:
    """Yield games whose terms are not those that people saw there, nor those that were paid by."""
    units = {row.table: row.unit for row in snapshot.rows(SettlementRow)}
    for table in (past[-1].now for past in pasts if past):
        seen = shown.get(table.id)
        if seen is not None and (seen.terms, seen.window) != (table.terms, table.window):
            now, then = (f"{_words(each.terms)}, window {each.window}" for each in (table, seen))
            yield f"a game has other terms than were shown: {table.id}: {now}, not {then}"
        if (unit := units.get(table.id, table.terms.unit)) != table.terms.unit:
            yield f"a game was settled in {unit}, and began with {table.terms.unit}: {table.id}"
