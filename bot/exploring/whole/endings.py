"""Finished games, once everything has been well for hours: everyone can read how each ended, and nothing looks alive.

| must be true | otherwise |
|---|---|
| its settlement is where it was posted, in the words of its log and of standing | a settlement is wrong, or nowhere |
| the message of the table shows the end | an old state |
| no message offers moves | an old panel |
| no message in a channel still asks its people about it | an old question |
| what newer messages have replaced is deleted | an old message |

Left out are messages that people deleted, games of somebody who was forgotten since, and hidden replies that nothing
can change anymore. The bot must have been in the server all the time, or it may have had to tell the players instead.
"""

from collections.abc import AsyncIterator
from typing import Final

from bot.exploring.copied import copy_of
from bot.exploring.whole.fitting import fits
from bot.exploring.whole.house import House
from bot.exploring.whole.private import could_be_changed, may_be_unknown, moves_of
from bot.exploring.whole.sights import ids_of, is_there, to_be_seen
from bot.exploring.whole.sketches import Sketches
from bot.playground.entities import Message
from bot.playground.refusal import Reason
from bot.playground.seen import see
from bot.store import TableEndRow
from bot.store.copies.kinds import PostedRow
from bot.tables import SETTLE, Table
from cogs.ids import Verb
from cogs.locale_and_style import public_style
from cogs.screens.endings import game_over
from cogs.screens.game import Manner
from cogs.screens.registry import SHOWN
from cogs.screens.screen import PublicScreen

ASKING: Final = frozenset({Verb.AGREE, Verb.REFUSE, Verb.PAUSE, Verb.WAIT, Verb.DEPUTY, Verb.UNPAID, Verb.CLAIM})


async def ended_wrong(house: House) -> AsyncIterator[str]:
    """Yield what is wrong with the messages about games that are over."""
    with copy_of(house.bot.path) as snapshot:
        ended = sorted(row.table for row in snapshot.rows(TableEndRow))
        settled = [row for row in snapshot.rows(PostedRow) if row.kind == SETTLE and row.posted_at is not None]
    (tables, _), stage, alive = house.bot.parts, house.bot.client.stage, _alive(house)
    left = await tables.messages.leftovers()
    leftovers, asking = {each.message_id for each in left}, _asking(house)
    for old in left:
        message = to_be_seen(house.discord.world, old.message_id)
        if message is not None and (old.seat is None or old.table in ended):
            yield f"an old message is not deleted: {old.table} seat {old.seat}"
    for key in ended:
        table = await tables.memory.table(key)
        if table.terms.is_elsewhere or any(each.robot is None and each.discord_id is None for each in table.players):
            continue
        for message in alive.get(key, ()):
            if message.id not in leftovers and _is_known(house, message, table):
                yield f"an old panel offers moves: {key} is over"
        if key in asking:
            yield f"an old question is asked: {key} is over"
        if table.guild_id is not None and not await stage.is_gone(table):
            for row in (each for each in settled if each.table == key):
                async for fault in _settled_wrong(house, table, row):
                    yield fault
            if await _is_shown_running(house, table):
                yield f"an old state is shown: {key} is over"


def _alive(house: House) -> dict[str | None, list[Message]]:
    """Return the messages that offer moves, by table."""
    found: dict[str | None, list[Message]] = {}
    for message in list(house.discord.world.messages.values()):
        if is_there(house.discord.world, message) and not message.dismissed:
            for key in {each.key for each in moves_of(house, message)}:
                found.setdefault(key, []).append(message)
    return found


def _asking(house: House) -> set[str]:
    """Return the tables about which messages in channels ask people."""
    world = house.discord.world
    channels = {place.id for place in world.channels.values() if not place.recipients}
    there = [each for each in world.messages.values() if each.channel_id in channels and is_there(world, each)]
    public = [each for each in there if each.only_for is None and each.author_id == world.bot.id]
    return {said.key for each in public for said in ids_of(see(world, each)) if said.verb in ASKING}


def _is_known(house: House, message: Message, table: Table) -> bool:
    """Return whether the bot knows this message, and could still change it."""
    if message.only_for is not None:
        return could_be_changed(house, message, table)
    is_direct = bool(house.discord.world.channels[message.channel_id].recipients)
    return not is_direct or not may_be_unknown(house, message, table)


async def _settled_wrong(house: House, table: Table, row: PostedRow) -> AsyncIterator[str]:
    world = house.discord.world
    message = world.messages.get(row.message_id or 0)
    if message is None:
        has_been_away = any(each.startswith("trouble server") for each in house.wall.reached)
        if row.channel_id in world.channels and not has_been_away:
            yield f"a settlement is nowhere: {row.id}"
    elif is_there(world, message) and not fits(world, message, await _settlement(house, table, row)):
        yield f"a settlement is wrong: {row.id}"


async def _settlement(house: House, table: Table, row: PostedRow) -> PublicScreen:
    (tables, standing), stage = house.bot.parts, house.bot.client.stage
    server = await tables.servers.of(table.guild_id)
    return await game_over(
        table,
        SHOWN[table.terms.game.name].screens(Sketches(house.fonts)),
        Manner(await stage.locale(table.guild_id), public_style(server), stage.emoji.for_all),
        mark=row.id.removeprefix(f"{table.id}-"),
        seed=await tables.logs.revealed(table),
        finish=await tables.logs.finish(table, table.deal),
        firsts=await standing.feats(table),
        match=await tables.twins.match(table),
    )


async def _is_shown_running(house: House, table: Table) -> bool:
    """Return whether the message of a table that is over does not show its end."""
    (tables, _), world = house.bot.parts, house.discord.world
    shown = await tables.messages.public(table.id)
    message = None if shown is None else to_be_seen(world, shown.message_id)
    if shown is None or message is None or await tables.messages.deletion(shown) is not None:
        return False
    if any(
        refusal.code == Reason.MISSING_ACCESS.code and f"/{message.id}" in exchange.path
        for exchange, refusal in house.discord.refusals
    ):  # the bot was not in the server just then
        return False
    return not fits(world, message, await house.bot.client.stage.public_screen(table))
