"""Presses at the daily deal: sitting down, playing on, and trying to see what nobody may see before midnight."""

from collections.abc import AsyncIterator

from bot.daily import OWN, Sitting
from bot.exploring.people.press import NOTHING, Press
from bot.tables import Declined, Reason

STEPS = (1, 1, 3, 12)  # moves in a row


async def daily(press: Press) -> str:
    """Sit down at a deal of the day, or go on where one sits."""
    dailies, luck = press.standing.dailies, press.luck
    games = [each.name for each in press.fashion if each.name in dailies.games]
    if not games:
        return NOTHING
    if luck.random() < 0.1:
        press.witness.faults += [fault async for fault in _seen_too_soon(press)]
        return "looks"
    sitting = await dailies.begin(press.person, luck.choice(games), guild_id=press.guild_id)
    who = press.person.discord_id, sitting.row.day, sitting.row.game
    if press.witness.sittings.setdefault(who, sitting.row.id) != sitting.row.id:
        press.witness.faults.append(f"somebody sat down twice: {sitting.row.id}, and {press.witness.sittings[who]}")
    for _ in range(luck.choice(STEPS)):
        if sitting.is_done or sitting.is_cut_off:
            break
        _note(press, sitting)
        sitting = await _step(press, sitting)
    _note(press, sitting)
    return f"{sitting.row.game} {sitting.row.id} ply {sitting.table.ply}{' done' * sitting.is_done}"


async def _step(press: Press, sitting: Sitting) -> Sitting:
    """Ask for the next deal, or play any move."""
    dailies, table, key = press.standing.dailies, sitting.table, sitting.row.id
    if table.awaits_deck is not None:
        return await dailies.go_on(key, press.person, deal=table.deal)
    move = press.some_move(table, OWN)
    if move is None:
        press.witness.faults.append(f"a daily deal waits for nobody: {key} ply {table.ply}")
        return sitting
    return await dailies.play(key, press.person, [move], turn=table.position.turn(OWN))


def _note(press: Press, sitting: Sitting) -> None:
    """Note how far a sitting has come, as the bot has shown it."""
    known = press.witness.shown_plies
    known[sitting.row.id] = max(known.get(sitting.row.id, 0), sitting.table.ply)


async def _seen_too_soon(press: Press) -> AsyncIterator[str]:
    """Yield what somebody is shown of sittings that they may not see: others', and all before their day is open."""
    dailies = press.standing.dailies
    for (person, day, _), key in [*press.witness.sittings.items()][-4:]:
        if person != press.person.discord_id:
            try:
                await dailies.find(key, press.person)
                yield f"somebody sees the daily deal of another: {key}"
            except Declined as error:
                if error.reason is not Reason.NO_TABLE:
                    raise
        try:
            await dailies.record(key, name="Somebody")
        except Declined as error:
            if error.reason is not Reason.DAILY_CLOSED:
                raise
        else:
            if day >= dailies.days.today and not press.wall.reached["clock set"]:
                yield f"a daily deal is told before midnight: {key}"
