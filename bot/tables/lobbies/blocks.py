"""Blocks between people, and who may challenge whom.

Nobody can tell whether a block or the challenged player's settings refused a challenge. One query always reads
everything that could refuse it, and all refusals look the same.
"""

from collections.abc import Iterable

from bot.store import Between, Store
from bot.tables.errors import Declined, Reason
from bot.tables.lobbies.lobby import Apart
from bot.tables.settings.preferences import Challenges
from bot.tables.state.people import Player


class BlockBook:
    """A reader of blocks and of who may be challenged."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def see_challenge(self, player: Player, others: Iterable[Player]) -> None:
        """Raise Declined (OWN_BLOCK, CLOSED) unless `player` may challenge all of these people, or invite them."""
        found = [(each, await self._store.between(player.id, each.id)) for each in others]
        for each, between in found:
            if between.blocks:
                raise Declined(Reason.OWN_BLOCK, player=each.name)
        for each, between in found:
            if not _may_challenge(between):
                raise Declined(Reason.CLOSED, player=each.name)

    async def see_not_blocked(self, player: Player, other: Player) -> None:
        """Raise Declined (OWN_BLOCK) if `player` blocks someone they answer."""
        if (await self._store.between(player.id, other.id)).blocks:
            raise Declined(Reason.OWN_BLOCK, player=other.name)

    async def reachable(self, player: Player, others: Iterable[Player]) -> list[Player]:
        """Return the people among `others` whom `player` may invite."""
        found = [(each, await self._store.between(player.id, each.id)) for each in others]
        return [each for each, between in found if not between.blocks and _may_challenge(between)]

    async def apart_of(self, player: Player, *, is_sure: bool = False) -> Apart:
        """Return who does not sit down with `player`; `is_sure`: they accept people they block themselves."""
        blocked, blockers = await self._store.blocked_by(player.id), await self._store.blockers_of(player.id)
        return Apart(frozenset() if is_sure else blocked, blockers)


def _may_challenge(between: Between) -> bool:
    match Challenges(between.who or Challenges.ANYBODY):
        case Challenges.ANYBODY:
            is_open = True
        case Challenges.KNOWN:
            is_open = between.has_played
        case Challenges.NOBODY:
            is_open = False
    return is_open and not between.is_blocked
