"""The messages of the bot, once everything is well, compared with what it would draw now.

Left out is a table with a suggestion: whose time is over, and what was agreed to before a kill, its next edit shows. So
is one where somebody was nudged: a line that mentions them stays for as long.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Final

from bot.exploring.duties import last_written
from bot.exploring.whole.contests import shown_wrong as contests_shown_wrong
from bot.exploring.whole.endings import ended_wrong
from bot.exploring.whole.fitting import CALLED, fits
from bot.exploring.whole.house import House
from bot.exploring.whole.invitations import invited_wrong
from bot.exploring.whole.private import outdated, uncalled
from bot.exploring.whole.sights import Sights, ids_of, is_there, to_be_seen
from bot.exploring.whole.sketches import Sketches
from bot.playground.entities import Message
from bot.playground.seen import see
from bot.store import Store
from bot.tables import Table, Tables, nudge_note
from bot.tables.state.log_rows import after, step_of
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.time import MINUTE
from cogs.ids import Verb
from cogs.names import mention
from cogs.screens.registry import SHOWN
from cogs.screens.screen import PublicScreen
from cogs.stage import DiscordStage

PATIENCE: Final = 60.0  # s for the judge's own questions
FOREVER: Final = 10**15  # ms


def shown_wrong(house: House, sights: Sights) -> list[str]:
    """Return what is wrong with the messages of all running tables."""
    client = house.bot.client
    asked = house.bot.process.start(_compared(house, sights, client.stage, client.hosting[0]), "judge")
    house.pass_time(round(PATIENCE * 1000))
    return asked.result() if asked.done() else ["nobody says what would be shown"]


async def _compared(house: House, sights: Sights, stage: DiscordStage, tables: Tables) -> list[str]:
    faults: list[str] = []
    assert house.bot.store is not None  # noqa: S101
    leftovers = {each.message_id for each in await tables.messages.leftovers()}
    for row in await house.bot.store.due_tables(FOREVER):
        table = await tables.memory.table(row.table)
        is_elsewhere = table.terms.is_elsewhere  # where only a press lets the bot change anything
        if table.is_over or (table.guild_id is not None and not is_elsewhere and await stage.is_gone(table)):
            continue
        faults += [*await uncalled(sights, tables, table), *outdated(house, table, leftovers)]
        if table.guild_id is None or is_elsewhere:
            continue
        shown = await tables.messages.public(table.id)
        if shown is None:
            faults.append(f"a table was never shown: {table.id} ply {table.ply}")
        elif _suggests(house, shown.message_id) or await _was_suggested(house.bot.store, table):
            house.wall.reach("a suggestion is open, or has lapsed")
        elif await _was_nudged(house.bot.store, table):
            continue  # the line that mentions somebody stands there until the next edit
        elif (deletion := await tables.messages.deletion(shown)) is not None:
            if deletion.hidden_until < house.clock.now() - MINUTE:  # always, if somebody has deleted it only once
                faults.append(f"a table is not shown again: {table.id} ply {table.ply}")
        else:
            states = await _since_news(house, tables, table)
            faults += _of(house, table, [await stage.public_screen(each) for each in states], shown.message_id)
            faults += _called_in_vain(house, states, shown.message_id)
    faults += [fault async for fault in contests_shown_wrong(house, stage)]
    faults += [fault async for fault in ended_wrong(house)]
    faults += [fault async for fault in invited_wrong(house)]
    return [*faults, *[fault async for fault in _offered(house, house.bot.store, tables)]]


def _suggests(house: House, message_id: int) -> bool:
    """Return whether a message asks for an answer to a suggestion."""
    message = to_be_seen(house.discord.world, message_id)
    return message is not None and any(each.verb == Verb.PROPOSED for each in ids_of(see(house.discord.world, message)))


async def _was_suggested(store: Store, table: Table) -> bool:
    """Return whether something was suggested since the last row of a table's log, open or not."""
    made = await store.table_proposals(table.id)
    return bool(made) and made[-1].at >= await last_written(store, table)


async def _was_nudged(store: Store, table: Table) -> bool:
    """Return whether somebody has nudged others since the last row of a table's log."""
    written = await last_written(store, table)
    notes = [await store.note(nudge_note(table.id, seat)) for seat in sorted(table.in_person)]
    return any(int(note) >= written for note in notes if note is not None)


async def _offered(house: House, store: Store, tables: Tables) -> AsyncIterator[str]:
    """Yield challenges and seats that messages offer, though nobody can take them anymore.

    A process that ended between a message and the note of it leaves a message that nobody knows, and so can't change.
    """
    world = house.discord.world
    public = [each for place in house.channels for each in place.messages.values() if not each.hidden]
    for message in (each for each in public if not each.deleted and each.author_id == house.discord.bot.id):
        for said in ids_of(see(world, message)):
            if said.verb not in {Verb.ACCEPT, Verb.SIT} or await tables.lobbies.message_of(said.key) is None:
                continue
            if said.verb == Verb.ACCEPT:
                is_apart = (await tables.offers.find(said.key)).terms.is_elsewhere  # only a press changes it
                if await store.answer(said.key) is not None and not is_apart:
                    yield f"a challenge that is over is offered: {said.key}"
                continue
            lobby = await tables.lobbies.book.find(said.key)
            if lobby.is_over and not lobby.terms.is_elsewhere:
                yield f"a seat in a lobby that is over is offered: {said.key}"


async def _since_news(house: House, tables: Tables, table: Table) -> list[Table]:
    """Return all states of a table since the last row of its log that everyone must see, the newest first."""
    screens = SHOWN[table.terms.game.name].screens(Sketches(house.fonts))
    now, rows, seed = await tables.logs.read(table.id)
    found = [now]
    for row in rows:
        step = step_of(now, row, seed)
        now = after(now, row, step)
        is_news = row.text not in NON_MOVES and (not step.events or any(map(screens.is_news, step.events)))
        found = [now] if is_news else [now, *found]
    return found


def _of(house: House, table: Table, expected: Sequence[PublicScreen], message_id: int) -> Iterator[str]:
    """Yield what is wrong with the public message of a table; it may be any of those expected."""
    world = house.discord.world
    message = world.messages.get(message_id)
    if message is None or message.deleted:
        yield f"the message of a table is lost: {table.id} ply {table.ply}"
        return
    if not any(fits(house.discord.world, message, each) for each in expected):
        yield f"an old state is shown: {table.id} ply {table.ply}"
    everywhere = [each for each in world.messages.values() if is_there(world, each)]
    others = [each.id for each in everywhere if _shows(house, each, table)]
    if table.terms.game.has_hands and others != [message_id]:
        yield f"a table is shown {len(others)} times: {table.id} ply {table.ply}"


def _called_in_vain(house: House, states: Sequence[Table], message_id: int) -> Iterator[str]:
    """Yield who is called by the message of a table, though nobody has waited for them since the last news."""
    message = to_be_seen(house.discord.world, message_id)
    lines = [] if message is None else CALLED.findall(see(house.discord.world, message).text)
    table, asked = states[0], {seat for each in states for seat in each.position.to_act}
    for seat, player in enumerate(table.players):
        if seat not in asked and any(mention(player) in each for each in lines):
            yield f"somebody is called whose turn it is not: {table.id} ply {table.ply} seat {seat}"


def _shows(house: House, message: Message, table: Table) -> bool:
    """Return whether a message is the public one of a table: it offers its hands, or the next deal."""
    if message.hidden or message.deleted or message.author_id != house.discord.bot.id:
        return False
    ids = [each for each in ids_of(see(house.discord.world, message)) if each.key == table.id]
    return any(each.verb == Verb.HAND and not each.word for each in ids)
