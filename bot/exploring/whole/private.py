"""The private panels of people, once everything has been well for hours: nobody waits unheard, and none is outdated.

| must be true | otherwise |
|---|---|
| a person whose turn it is was called to it: by a panel that offers it, or by a mention | nobody called them |
| a direct message offers the moves of the last turn to which its reader was called, or none | an old panel |
| one direct message at most offers the moves of this turn | a panel is there more than once |
| a hidden reply offers no moves once Discord no longer lets the bot change it | an old panel |

Where something may be claimed off turn, only panels in use follow: such games are left out of the first two.
A hidden reply of a process that is gone stays as it is: nothing can change it. So does one from a time of trouble,
and a direct message that a process has sent just before it was killed, if its reader went on in a hidden reply.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from bot.exploring.hours import Span
from bot.exploring.incarnation import EPOCH
from bot.exploring.whole.house import House
from bot.exploring.whole.sights import Sights, ids_of, is_move, is_there
from bot.games.protocol import Seat
from bot.playground.entities import Message
from bot.playground.seen import see
from bot.tables import Notice, Table, Tables
from bot.tables.state.asking import called_at
from bot.tables.state.log_rows import after, step_of
from bot.tables.time import MINUTE, SECOND
from cogs.ids import CustomId, Verb

NOTED: Final = 20 * SECOND  # ms after which it is noted where a direct message is, however far Discord is
CHANGEABLE: Final = 16 * MINUTE  # ms in which a hidden reply is put away


async def uncalled(sights: Sights, tables: Tables, table: Table) -> list[str]:
    """Return who is awaited at a running table, and was never called to that turn."""
    game = table.terms.game
    is_apart = table.terms.is_elsewhere  # `distant` judges it
    if is_apart or table.is_practice or table.is_paused or game.has_windows or not game.has_hands:
        return []
    faults = list[str]()
    for seat in sorted(called_at(table.position) & table.in_person):
        player = table.players[seat]
        if player.discord_id is None or (await tables.preferences.of(player)).notice is Notice.SILENCE:
            continue
        place = table.id, player.discord_id
        has_seen = sights.shown.get(place, -1) >= table.called[seat]
        if not has_seen and sights.mentioned.get(place, 0.0) * SECOND < await _called_since(tables, table, seat):
            faults.append(f"nobody called somebody to a turn: {table.id} ply {table.ply} seat {seat}")
    return faults


async def _called_since(tables: Tables, table: Table, seat: Seat) -> int:
    """Return when the present turn of a seat began, in Unix milliseconds."""
    now, rows, seed = await tables.logs.read(table.id)
    since = now.started_at
    for row in rows:
        before, now = now, after(now, row, step_of(now, row, seed))
        if before.called[seat] != now.called[seat]:
            since = row.at
    return since


def outdated(house: House, table: Table, leftovers: Collection[int]) -> Iterator[str]:
    """Yield private messages that offer moves of a turn at a running table which is long over.

    `leftovers`: messages that are still to be deleted, once there is room for that.
    """
    where, fresh = f"{table.id} ply {table.ply}", Counter[Seat]()
    for seat in sorted(table.in_person):
        user, turn = table.players[seat].discord_id, table.called[seat]
        both = {user, house.discord.bot.id}
        for message in list(house.discord.world.messages.values()):
            moves = [each for each in moves_of(house, message) if each.key == table.id]
            if not moves or message.dismissed or not is_there(house.discord.world, message):
                continue
            if message.only_for == user and could_be_changed(house, message, table):
                yield f"an old panel offers moves: {where} seat {seat}, a hidden reply"
            elif message.only_for is None and both == {*house.discord.world.channels[message.channel_id].recipients}:
                is_known = message.id not in leftovers and not may_be_unknown(house, message, table)
                fresh[seat] += is_known and any(each.turn == table.position.turn(seat) for each in moves)
                is_old = any(each.turn is not None and each.turn < turn for each in moves)
                if is_old and is_known and not table.terms.game.has_windows:
                    yield f"an old panel offers moves: {where} seat {seat} turn {turn}, a direct message"
    yield from (f"a panel is there {often} times: {where} seat {seat}" for seat, often in fresh.items() if often > 1)


def moves_of(house: House, message: Message) -> list[CustomId]:
    """Return the moves of a turn that a message offers."""
    found = ids_of(see(house.discord.world, message))
    return [each for each in found if is_move(each) and each.verb != Verb.ANYWAY and each.turn is not None]


def may_be_unknown(house: House, message: Message, table: Table) -> bool:
    """Return whether nobody has looked for a message that a process sent so late that it could not note where it is.

    It is looked for when the next panel is sent, but not by who goes on in a hidden reply.
    """
    at, world = round(message.created * SECOND), house.discord.world
    user = next(each for each in world.channels[message.channel_id].recipients if each != world.bot.id)
    later = [each for each in world.messages.values() if each.only_for == user and each.id > message.id]
    has_gone_on = any(said.key == table.id for reply in later for said in ids_of(see(world, reply)))
    return has_gone_on and any(each.since - NOTED <= at <= each.until for each in house.absences)


def could_be_changed(house: House, message: Message, table: Table) -> bool:
    """Return whether the bot that runs now could have put a hidden reply away: it is as old, and all was well.

    Where nobody has a hand, it is a copy of the table, which only presses change.
    """
    if not table.terms.game.has_hands:
        return False
    at = round((message.now.edited or message.created) * SECOND)
    changeable = Span(at, at + CHANGEABLE)
    has_died = any(each.until >= at for each in house.absences)
    is_disturbed = any(each.since <= changeable.until and each.until >= changeable.since for each in house.troubles)
    return not has_died and not is_disturbed and EPOCH <= at < house.now - CHANGEABLE
