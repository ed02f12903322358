"""Blocks: a person wants no challenge, invitation, nudge or reaction from another, anywhere."""

from bot.store import BlockRow, Conflict, OfferAnswerRow, PlayerRow, SharedLock, UnblockedRow
from bot.tables.errors import Declined, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.lobbies.offers import Offers
from bot.tables.starting.offer_watch import OfferWatch
from bot.tables.state.people import Player


class Blocking(OnGround):
    """A store of blocks, by Discord ids. Only the person who blocks knows of them."""

    def __init__(self, ground: Ground, offers: Offers, offer_watch: OfferWatch) -> None:
        super().__init__(ground)
        self._offers = offers
        self._offer_watch = offer_watch

    async def of(self, player: Player) -> list[int]:
        """Return the Discord ids of people `player` blocks, the latest first."""
        return [each.blocked_id for each in await self._store.blocks_of(player.id)]

    async def blockers_of(self, player: Player) -> frozenset[int]:
        """Return the Discord ids of people who block `player`: nothing that `player` does notifies them."""
        known = await self._store.players(await self._store.blockers_of(player.id))
        return frozenset(each.discord_id for each in known.values() if each.discord_id is not None)

    async def apart_of(self, player: Player) -> frozenset[int]:
        """Return the Discord ids of people who block `player`, and of those `player` blocks."""
        return await self.blockers_of(player) | frozenset(await self.of(player))

    async def block(self, player: Player, blocked_id: int) -> None:
        """Block someone. Open challenges of `player` to them are withdrawn, as `player` could do by hand.

        Raises Declined (BLOCK_ONESELF).
        """
        if blocked_id == player.discord_id:
            raise Declined(Reason.BLOCK_ONESELF)
        async with self._offers.seating.alone() as lock:
            await self._offers.check_known(player)
            other = await self._store.find_player(blocked_id)
            while (withdrawn := await self._block(player, blocked_id, other, lock)) is None:
                pass  # one of the challenges was just answered
        for key in withdrawn:
            self._offer_watch.show_answer(key)

    async def _block(
        self, player: Player, blocked_id: int, other: PlayerRow | None, lock: SharedLock
    ) -> list[str] | None:
        """Return the keys of the challenges that were withdrawn; None if nothing was stored."""
        now = self._clock.now()
        asked = [] if other is None else await self._store.open_challenges(player.id, other.id)
        answers = [OfferAnswerRow(each.id, "withdrawn", player.id, now) for each in asked]
        try:
            with self._offers.in_doubt(*(each.id for each in asked)):
                await self._store.commit(BlockRow(player.id, blocked_id, now), *answers, preconditions=[lock])
        except Conflict as clash:
            if clash.kind is not OfferAnswerRow:
                raise
            return None
        return [each.id for each in asked]

    async def unblock(self, player: Player, blocked_id: int) -> None:
        """Unblock someone. Do nothing if they are not blocked."""
        await self._store.commit(UnblockedRow(player.id, blocked_id))
