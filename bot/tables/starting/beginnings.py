"""The beginnings of games: a challenge is accepted, or someone sits down with a robot."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.games.protocol import Seat
from bot.robots.levels import levels_of
from bot.robots.protocol import Level
from bot.store import PanelRow, Row, TableMessageRow
from bot.tables.errors import Declined, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.lobbies.limits import Limits, judged_by_notes
from bot.tables.lobbies.offers import Offer, Offers
from bot.tables.lobbies.opening import check_seats, opening
from bot.tables.playing.dealing import Dealing
from bot.tables.settings.servers import ServerBook
from bot.tables.starting.offer_watch import OfferWatch
from bot.tables.state.people import Player, robot_name
from bot.tables.state.table import Table
from bot.tables.state.terms import Terms
from bot.tables.telling.ports import News

log = logging.getLogger(__name__)

NO_TURN = -1  # of a panel that has shown none


@dataclass(frozen=True, slots=True)
class Promise:
    """A practice game that may begin: its seed is stored, and its commitment can be posted."""

    key: str  # becomes that of the table
    commitment: str
    robots: tuple[Player, ...]
    terms: Terms
    guild_id: int | None


class Beginnings(OnGround):
    """An opener of tables, which notifies their players and has the first decks dealt."""

    def __init__(
        self,
        ground: Ground,
        servers: ServerBook,
        offers: Offers,
        offer_watch: OfferWatch,
        dealing: Dealing,
        *,
        limits: Limits,
        draw_key: Callable[[], str],
        tell: Callable[[News], None],
    ) -> None:
        """`draw_key` makes the key of a practice game.

        `tell` is called with each table that is not dealt at once; it must not raise.
        """
        super().__init__(ground)
        self._servers = servers
        self._offers = offers
        self._offer_watch = offer_watch
        self._dealing = dealing
        self._limits = limits
        self._draw_key = draw_key
        self._tell = tell

    # Challenges

    async def accept(self, offer: Offer, player: Player, *, cut: str, is_sure: bool = False) -> Table:
        """Take the offered seat, as `Offers.accept` has it. Raises Declined."""
        closed = await self._offers.accept(offer, player, cut=cut, is_sure=is_sure)
        self._offer_watch.forget(offer.id)
        if closed is not None:
            self._offer_watch.show_answer(closed)
        return await self.opened(offer.id)

    async def rematch(
        self, player: Player, opponent: Player, *, terms: Terms, guild_id: int, channel_id: int, cut: str
    ) -> Offer | Table:
        """Ask for the same game again: a challenge to post, or the table when `opponent` has already asked.

        Raises Declined (DUPLICATE_AGAIN, ASKED, NOBODY, and as `accept`), and LimitReached.
        """
        if terms.is_duplicate:
            raise Declined(Reason.DUPLICATE_AGAIN)
        offer = await self._offers.rematch(player, opponent, terms=terms, guild_id=guild_id, channel_id=channel_id)
        if offer.challenger.id == player.id:
            return offer
        table = await self.accept(offer, player, cut=cut)
        self._offer_watch.show_answer(offer.id)
        return table

    # Practice

    @judged_by_notes
    async def promise(self, player: Player, *, level: Level, terms: Terms, seats: int, guild_id: int | None) -> Promise:
        """Make and store the seed of a practice game, before anything that can cut its decks is known.

        Raises Declined (NOT_PLAYED, NO_LEVEL), and LimitReached.
        """
        server, terms = await self._servers.playing(guild_id, terms.game.name), terms.renewed()
        check_seats(terms, seats)
        if level not in levels_of(terms.game):
            raise Declined(Reason.NO_LEVEL)
        numbers = range(1, seats)
        rows = [await self._store.robot(level, each, name=robot_name(level, each)) for each in numbers]
        seed = self._seeds.make(self._draw_key())
        await self._store.commit(seed, *await self._limits.practice(player, seed.table))
        terms = replace(terms, stake=0, unit=server.unit)
        return Promise(seed.table, seed.commitment, tuple(map(Player.of, rows)), terms, guild_id)

    async def practice(
        self, promise: Promise, player: Player, *, channel_id: int, cut: str, message_id: int | None = None
    ) -> Table:
        """Seat `player` against the robots of `promise`, without stakes.

        `cut` is the default cut: something unknown before the promise was posted. `message_id`: the message that shows
        the table from now on, or in a direct message the panel, if there is one already. Raises Declined (NOBODY) for
        someone who has been forgotten.
        """
        rows = opening(
            promise.key,
            promise.terms,
            (player, *promise.robots),
            guild_id=promise.guild_id,
            channel_id=channel_id,
            cut=cut,
            now=self._clock.now(),
            window=(await self._servers.of(promise.guild_id)).window,
        )
        shown: list[Row] = []
        if message_id is not None and promise.guild_id is not None:
            shown = [TableMessageRow(promise.key, channel_id, message_id, self._clock.now())]
        elif message_id is not None:
            shown = [PanelRow(promise.key, int(Seat.A), channel_id, message_id, NO_TURN)]
        async with self._offers.seating.together():
            await self._offers.check_known(player)
            await self._store.commit(*rows, *shown)
        return await self.opened(promise.key)

    async def opened(self, key: str) -> Table:
        """Return the table `key`, which was just stored. Notify its players, and await its first deck."""
        table = await self._memory.table(key)
        log.info("table %s ply %d: opened", table.id, table.ply)
        if self._dealing.is_immediate:
            await self._dealing.deal_if_due(key)
            return await self._memory.table(key)
        self._tell(News(table, None, table.recent))
        return table
