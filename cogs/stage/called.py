"""Whom a table calls: players whose turn it is and who prefer mentions, and those whose call was requested."""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables import Notice, SeatNotice, Table, called_at
from cogs.stage.calls import Call
from cogs.stage.ground import Ground


async def find_calls(ground: Ground, table: Table, wanted: Sequence[Call] = ()) -> list[Call]:
    """Return the calls under the table: the `wanted` ones, and those to asked players who prefer mentions.

    None when the game is over, and none of those `wanted` that are about an earlier turn. Besides the wanted ones,
    only new ones appear.
    """
    if table.is_over or table.terms.is_elsewhere:
        return []
    calls = [held for call in wanted if (held := await _held(ground, table, call)) is not None]
    found = [] if any(len(table.players) == 2 for _ in wanted) else await _turns(ground, table)
    others = {call.seat for call in calls}
    return calls + [each for each in found if each.seat not in others and (each.is_new or not calls)]


async def _held(ground: Ground, table: Table, call: Call) -> Call | None:
    """Return this call if it still holds, and whether it is new."""
    if call.notice.seat not in table.position.to_act or call.notice.turn != table.called[call.notice.seat]:
        return None
    if call.is_repeatable:
        return call
    return replace(call, is_new=not await ground.tables.messages.was_notified(table.id, call.notice))


async def _turns(ground: Ground, table: Table) -> list[Call]:
    """Return the calls to players who are asked now, prefer mentions, and do not look at a panel."""
    calls, panels = [], await ground.tables.messages.panels(table.id)
    for seat in sorted(called_at(table.position) & table.in_person):
        player, notice = table.players[seat], SeatNotice(seat, "turn", table.called[seat])
        preferences = await ground.tables.preferences.of(player)
        if ground.live.is_held(table, seat):
            continue  # the panel that the player uses shows it
        if ground.turn_notice(table, seat, preferences) is Notice.MENTION:
            last = panels.get(seat)
            is_new = last is None or last.turn < notice.turn
            is_silent = preferences.is_quiet(ground.clock.now())
            calls.append(Call(seat, "table-turn", notice, is_new=is_new, is_silent=is_silent))
    return calls
