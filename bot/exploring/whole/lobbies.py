"""Whether the hidden panels of lobbies follow them, as long as the press that opened each lets it be changed.

| must be true | otherwise |
|---|---|
| the newest panel that somebody has open says who sits there, and offers what its reader can do now | an old panel |
| nobody has one of a lobby that is over, or where they neither sit nor are invited | the same |

Left out are lobbies where the bot is not, times in which anything was wrong, and seats that are no longer held: nothing
but time has passed there.
"""

from collections.abc import Iterator
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.whole.fitting import ends_in
from bot.exploring.whole.house import House
from bot.exploring.whole.offered import offered
from bot.exploring.whole.sights import ids_of, is_there
from bot.hosted import Games
from bot.playground.entities import Message
from bot.playground.seen import see
from bot.store import Store
from bot.tables import Lobby, Player
from bot.tables.lobbies.lobby_acts import after, lobby_of
from bot.tables.time import MINUTE, SECOND
from cogs.ids import Verb
from cogs.screens.lobby_panel import lobby_panel

FOLLOWED: Final = 10 * SECOND  # ms in which a panel shows what has changed
CHANGEABLE: Final = 13 * MINUTE  # ms in which it can be changed, with some to spare


def unfollowed(house: House, alone: Alone, store: Store) -> Iterator[str]:
    """Yield the hidden panels of lobbies that show another state than theirs."""
    for (key, user), message in _panels(house).items():
        created = round(message.created * SECOND)
        if house.now - created > CHANGEABLE or _was_disturbed(house, created):
            continue
        found = alone.run(_lobby(store, house.games, key))
        if found is None or found[0].named is None or found[0].terms.is_elsewhere:
            continue
        lobby, changed_at = found
        if house.now - changed_at < FOLLOWED or any(each.until <= house.now for each in lobby.invitations):
            continue
        house.wall.reach("a panel of a lobby")
        there = [*(each.player for each in lobby.people), *(each.player for each in lobby.invitations)]
        player = next((each for each in there if each.discord_id == user), None)
        if lobby.is_over or player is None:
            yield f"an old panel of a lobby: {key} is over, or its reader is not there"
        elif not _is_shown(house, message, lobby, player):
            yield f"an old panel of a lobby: {key} act {lobby.number}"


def _was_disturbed(house: House, since: int) -> bool:
    """Return whether anything has been wrong since a moment (Unix ms)."""
    return any(each.until >= since for each in (*house.troubles, *house.absences))


def _is_shown(house: House, message: Message, lobby: Lobby, player: Player) -> bool:
    world = house.discord.world
    is_french = world.users[message.only_for or 0].locale.startswith("fr")
    return ends_in(world, message, lobby_panel(lobby, player, now=house.now, locale="fr" if is_french else "en"))


def _panels(house: House) -> dict[tuple[str, int], Message]:
    """Return the newest hidden message about a lobby that each person sees, if it is a panel, by lobby and person.

    One that was about it counts too, such as a panel by which its reader has left: it was newer than the others.
    """
    world, newest = house.discord.world, dict[tuple[str, int], tuple[Message, bool]]()
    for message in world.messages.values():
        if message.only_for is None or message.dismissed or not is_there(world, message):
            continue
        ids = [*ids_of(see(world, message))]
        for key in {each.id.key for version in message.versions for each in offered(version.components)}:
            is_panel = any(each.verb == Verb.STAND and each.key == key for each in ids)
            newest[key, message.only_for] = message, is_panel
    return {place: message for place, (message, is_panel) in newest.items() if is_panel}


async def _lobby(store: Store, games: Games, key: str) -> tuple[Lobby, int] | None:
    """Return a lobby as its acts have it, and when the last one was (Unix ms); None if there is no such lobby."""
    row, acts = await store.lobby(key), await store.lobby_acts([key])
    if row is None or not acts:
        return None
    people = await store.players({act.player for act in acts if act.player is not None})
    lobby = lobby_of(row, games[row.game].game, "")
    for act in acts:
        lobby = after(lobby, act, {number: Player.of(each) for number, each in people.items()})
    return lobby, acts[-1].at
