"""The messages of challenges and lobbies, once everything has been well for hours: each says what became of it.

| must be true | otherwise |
|---|---|
| the message of a challenge that is over says how it ended | an old state |
| the message of a lobby says who sits there, or how it ended | an old state |
| while other terms are open, the message of the first challenge offers no more | it does not say so |

A challenge on other terms takes the message of the one before over. Left out are messages that people deleted, and what
somebody took part in who was forgotten since. So is what is not known to be posted: a process ended before it could
note where, and what was asked for while the bot was not in that server: only presses change it.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Final

from bot.exploring.copied import copy_of
from bot.exploring.whole.fitting import fits
from bot.exploring.whole.house import House
from bot.exploring.whole.sights import ids_of, to_be_seen
from bot.playground.seen import see
from bot.store import LobbyRow, OfferAnswerRow, OfferRow
from bot.tables import Lobby, Offer, Player
from bot.tables.time import MINUTE
from cogs.ids import Verb
from cogs.screens.lobby import lobby_screen
from cogs.screens.screen import PublicScreen

SHOWN: Final = 2 * MINUTE  # ms in which other terms are shown


async def invited_wrong(house: House) -> AsyncIterator[str]:
    """Yield the challenges and lobbies whose message shows another state than theirs."""
    (tables, _), stage = house.bot.parts, house.bot.client.stage
    with copy_of(house.bot.path) as snapshot:
        answered = {row.offer for row in snapshot.rows(OfferAnswerRow)}
        rows = sorted(snapshot.rows(OfferRow), key=lambda row: (row.id not in answered, row.created_at))
        newest = {row.message_id: row.id for row in rows}
        offers = [row.id for row in rows if row.id in answered and newest[row.message_id] == row.id]
        lobbies = [row.id for row in snapshot.rows(LobbyRow)]
    for key in offers:
        offer = await tables.offers.find(key)
        people = [each for each in (offer.challenger, offer.challenged) if each is not None]
        closed = await stage.closed_offer(offer)
        if _may_be_judged(house, people, offer) and not _is_shown(house, offer.message_id, closed):
            yield f"an old state is shown: challenge {key} is over"
    for key in lobbies:
        lobby = await tables.lobbies.book.find(key)
        people = [each.player for each in lobby.sitters]
        screen = lobby_screen(lobby, now=house.now, locale=await stage.locale(lobby.guild_id))
        if _may_be_judged(house, people, lobby) and not _is_shown(house, lobby.message_id, screen):
            yield f"an old state is shown: lobby {key} after {lobby.number} acts"


def uncountered(house: House) -> Iterator[str]:
    """Yield the open challenges whose message does not say that other terms were proposed, though all is well."""
    with copy_of(house.bot.path) as snapshot:
        answered = {row.offer for row in snapshot.rows(OfferAnswerRow)}
        rows = {row.id: row for row in snapshot.rows(OfferRow) if row.id not in answered}
    for row in rows.values():
        first = rows.get(row.counters or "")
        if first is None or first.guild_id not in house.here() or not house.is_late(row.created_at, SHOWN):
            continue
        house.wall.reach("other terms shown")
        message = to_be_seen(house.discord.world, first.message_id)
        if message is not None and any(each.verb == Verb.TERMS for each in ids_of(see(house.discord.world, message))):
            yield f"other terms are not shown: challenge {first.id}, answered by {row.id}"


def _may_be_judged(house: House, people: Sequence[Player], asked: Offer | Lobby) -> bool:
    is_shown = to_be_seen(house.discord.world, asked.message_id) is not None and asked.guild_id in house.here()
    is_known = is_shown and not asked.terms.is_elsewhere
    return is_known and all(each.robot is not None or each.discord_id is not None for each in people)


def _is_shown(house: House, message_id: int | None, expected: PublicScreen) -> bool:
    world = house.discord.world
    return fits(world, world.messages[message_id or 0], expected)
