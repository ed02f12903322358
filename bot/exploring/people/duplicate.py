"""Presses in duplicate: people come to a lobby for several tables, and try to learn what they may not know yet."""

from dataclasses import replace

from bot.exploring.people import before
from bot.exploring.people.press import NOTHING, Press
from bot.exploring.twins import finished
from bot.games.protocol import Game
from bot.games.record import Shuffled
from bot.robots.levels import levels_of
from bot.tables import Declined, Reason


async def duplicate(press: Press) -> str:
    """Come closer to a duplicate: to its start, to its lobby, or to a new one; or look at one where others play."""
    me, luck = press.person.id, press.luck
    played = [each for each in press.wall.tables.values() if each.terms.is_duplicate]
    there = [each for each in played if each.guild_id not in press.shut]
    if there and luck.random() < 0.3:
        table = luck.choice(there)
        press.witness.faults += await _known_too_soon(press, table.id)
        return f"{table.id} looks"
    lobbies = [each for each in press.wall.lobbies.values() if each.is_duplicate and not each.is_over]
    for lobby in lobbies:
        if lobby.sitter(me) is None and lobby.free(press.now):
            return f"sit {await before.sit_in(press, lobby)}"
        if lobby.is_host(press.person) and not lobby.free(press.now):
            return f"start {before.shown(press, await press.tables.lobbies.start(lobby.id, press.person))}"
        if lobby.is_host(press.person) and luck.random() < 0.1:
            level = luck.choice(levels_of(lobby.game))
            now = await press.tables.lobbies.add_robot(lobby.id, press.person, level, press_id=press.id)
            return before.shown(press, now, "robot")
    return NOTHING if lobbies else await _open(press)


async def _open(press: Press) -> str:
    """Open a lobby for several tables; now and then on terms that do not allow it."""
    luck = press.luck
    able = [each for each in press.fashion if _people(each) <= 1 + len(press.others)]
    is_wrong = luck.random() < 0.1
    if not (able or is_wrong):
        return NOTHING
    game = luck.choice(press.fashion if is_wrong else able)
    terms = replace(
        before.some_terms(press, game=game),
        stake=luck.choices([0, 1], [9, 1])[0],
        plays_forced=False,
        is_duplicate=True,
    )
    lobby = await press.tables.lobbies.open(
        press.person,
        terms=terms,
        seats=_people(game),
        guild_id=press.guild_id,
        channel_id=press.channel_id,
        press_id=press.id,
    )
    return before.shown(press, lobby, f"{game.name} {terms.clock}")


def _people(game: Game) -> int:
    """Return with how many people a game can be played in duplicate, at least; more than there are if with none."""
    fewest = game.seats[0]
    return fewest * game.twin_tables(fewest) if game.duplicate is not None else 100


async def _known_too_soon(press: Press, key: str) -> list[str]:
    """Return what everyone learns of a deal, or of the seed, that other tables are still to play."""
    tables, faults = press.tables, list[str]()
    table = await tables.memory.table(key)
    deals = {entry.deal for entry in (await tables.logs.record(key)).entries if isinstance(entry, Shuffled)}
    if await tables.logs.finish(table, table.deal) is not None:
        deals.add(table.deal)
    try:
        await tables.logs.deal_events(table)
        deals.add(table.deal)
    except Declined as error:
        if error.reason is not Reason.TWINS:
            raise
    seed = await tables.logs.revealed(table)
    lobby = await tables.lobbies.book.find(await tables.twins.first_of(table))
    twins = [await tables.memory.table(each) for each in await tables.lobbies.book.tables_of(lobby)]  # now or later
    if max(deals, default=0) > min(map(finished, twins)):
        faults.append(f"a deal is told that others still play: {key} ply {table.ply} deal {max(deals)}")
    if seed is not None and not all(each.is_played_out for each in twins):
        faults.append(f"a seed is told by which others still play: {key} ply {table.ply}")
    return faults
