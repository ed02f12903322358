"""Presses around the league of a server: joining, leaving, and what names the champions of a season that is over."""

from bot.exploring.people.own import JOINED, joined_in
from bot.exploring.people.press import Press
from bot.tables import Player


async def league(press: Press) -> str:
    """Join the league of a server, leave it, or let its champions be named."""
    leagues, guild = press.standing.leagues, press.guild_id
    if await leagues.is_due(guild):
        hiding = await _hiding(press)
        found = await leagues.name(guild, _present)
        if found is not None:
            if proud := {each.id for each in found.players} & hiding & await _hiding(press):
                press.witness.faults.append(
                    f"champions are wrong: {sorted(proud)} hide, season {found.season} of {guild}"
                )
            named = tuple(sorted(each.id for each in found.players))
            press.witness.champions.append((guild, found.season, named))
        return f"{guild} {'names nobody' if found is None else f'names {len(found.players)} of {found.season}'}"
    is_in = press.luck.random() < 0.8
    if is_in and not (await press.tables.preferences.of(press.person)).is_listed:
        return "hides"
    with press.choosing_own(joined_in(guild), JOINED if is_in else ""):
        await (leagues.join if is_in else leagues.leave)(guild, press.person)
    return f"{guild} {'in' if is_in else 'out'}"


async def _hiding(press: Press) -> set[int]:
    """Return the numbers of the people whom no board may name."""
    return {*await press.standing.leagues.hidden_among([press.person, *press.others])}


async def _present(_player: Player) -> bool:
    """Return True: nobody leaves a server here."""
    return True
