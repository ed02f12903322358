"""What someone chose for themselves, by its names, and a look at what the bot goes by."""

from collections.abc import Iterator
from typing import Final

from bot.exploring.people.chosen import by_setting, possible
from bot.exploring.people.press import Press
from bot.store import WHO
from bot.tables.settings.preferences import QUIET

BLOCKED: Final = "blocked"
JOINED: Final = "joined"  # the league of a server
EVERYWHERE: Final = "everywhere"  # on the board of all servers
LISTED: Final = "leaderboards"
DEFAULTS: Final = {WHO: "anybody", LISTED: "yes"}  # of what was never chosen


def blocked(discord_id: int) -> str:
    """Return the name of the choice whether somebody blocks this person; its values are `BLOCKED`, or nothing."""
    return f"{BLOCKED} {discord_id}"


def joined_in(guild_id: int) -> str:
    """Return the name of the choice whether somebody has joined the league of a server: `JOINED`, or nothing."""
    return f"league {guild_id}"


async def read_own(press: Press) -> None:
    """Note which of this person's choices the bot does not go by; of several processes one may be behind."""
    if press.wall.is_shared:
        return
    since = press.time
    read = await press.tables.preferences.of(press.person)
    found = {
        QUIET: "" if read.quiet is None else str(read.quiet),
        WHO: read.challenges.value,
        LISTED: "yes" if read.is_listed else "no",
    }
    if press.person.id not in press.witness.leaving:
        press.witness.faults += _older(press, found, since)


def _older(press: Press, found: dict[str, str], since: int) -> Iterator[str]:
    made = by_setting(press.witness.own)
    for key, value in found.items():
        values = possible(made.get((press.person.id, key), ()), since, press.time)
        if value not in {str(each) or DEFAULTS.get(key, "") for each in values}:
            yield f"the bot goes by an older choice: {key} of player {press.person.id}: {value!r}, not {values}"
