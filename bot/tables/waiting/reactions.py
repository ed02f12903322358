"""Reactions: a quick word between the people at a table. In memory only: neither logs nor records know of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from cachetools import FIFOCache

from bot.games.protocol import Seat
from bot.store import Call, Store
from bot.tables.errors import Declined, Reason
from bot.tables.settings.preferences import Preferences
from bot.tables.settings.servers import ServerBook
from bot.tables.state.people import Player
from bot.tables.state.table import Table
from bot.tables.telling.home import Home

KEPT = 1_000  # tables; the one longest without a reaction is forgotten first
NONE: Mapping[Seat, "Reaction"] = MappingProxyType({})


class Reaction(StrEnum):
    """A word that someone may say with one press."""

    WOW = "wow"
    OUCH = "ouch"
    LAUGH = "laugh"
    CLAP = "clap"
    SHAKE = "shake"
    MOMENT = "moment"


@dataclass(frozen=True, slots=True)
class Seen:
    """Reactions as one person sees them: those at the table, and whether they may react, now or at all."""

    made: Mapping[Seat, Reaction] = field(default_factory=lambda: NONE)
    is_offered: bool = False
    is_spent: bool = False  # they have reacted in this turn


@dataclass(frozen=True, slots=True)
class _Made:
    """A reaction, and the moment at the table when it was made."""

    reaction: Reaction
    called: tuple[int, ...]
    to_act: frozenset[Seat]
    deal: int

    def is_shown(self, table: Table) -> bool:
        """Return whether to show it still: until the player then to move is to move again, or the next deal is on."""
        if not self.to_act:
            return table.deal == self.deal or table.is_dealt
        return all(table.called[seat] == self.called[seat] for seat in self.to_act)

    def is_of_turn(self, table: Table) -> bool:
        """Return whether it was made in the present turn."""
        return (self.called, self.to_act) == (table.called, table.position.to_act)


class Reactions:
    """A keeper of each person's last reaction at a table for about a round; one per turn and person."""

    def __init__(self, home: Home, servers: ServerBook, store: Store, *, kept: int = KEPT) -> None:
        """`kept`: tables; the one where nobody reacted for longest is forgotten first."""
        self._home = home
        self._servers = servers
        self._store = store
        self._made: FIFOCache[str, dict[Seat, _Made]] = FIFOCache(kept)

    async def react(self, table: Table, player: Player, preferences: Preferences, reaction: str) -> None:
        """Let `player` react. Raises Declined (NOT_SEATED, STALE, NO_REACTIONS, REACTED)."""
        if reaction not in Reaction.__members__.values():
            raise Declined(Reason.STALE)
        seat = table.own_seat(player)
        seen = await self.seen_by(table, seat, preferences)
        if not seen.is_offered:
            raise Declined(Reason.NO_REACTIONS)
        if seen.is_spent:
            raise Declined(Reason.REACTED)
        self._make(table, seat, Reaction(reaction))
        self._home.call(Call("reaction", table.id, int(seat), reaction))

    def heard(self, table: Table, seat: Seat, reaction: str) -> None:
        """Note that `seat` has reacted in another process."""
        if reaction in Reaction.__members__.values():
            self._make(table, seat, Reaction(reaction))

    def _make(self, table: Table, seat: Seat, reaction: Reaction) -> None:
        made = {each: old for each, old in self._made.get(table.id, {}).items() if old.is_shown(table)}
        made[seat] = _Made(reaction, table.called, table.position.to_act, table.deal)
        self._made[table.id] = made

    async def at(self, table: Table) -> Mapping[Seat, Reaction]:
        """Return the reactions that everyone sees at `table`: none if the server does not want them."""
        made = self._standing(table)
        if made and not (await self._servers.of(table.guild_id)).reactions:
            return NONE
        return made

    async def seen_by(self, table: Table, seat: Seat, preferences: Preferences) -> Seen:
        """Return the reactions that the player at `seat` sees, except from people they block, and may make."""
        if not preferences.reacts or not _may_react(table, seat):
            return Seen()
        if not (await self._servers.of(table.guild_id)).reactions:
            return Seen()
        own = self._made.get(table.id, {}).get(seat)
        made = self._standing(table)
        if made.keys() - {seat}:
            blocked = await self._store.blocked_by(table.players[seat].id)
            made = {each: reaction for each, reaction in made.items() if table.players[each].id not in blocked}
        return Seen(made, is_offered=True, is_spent=own is not None and own.is_of_turn(table))

    def _standing(self, table: Table) -> Mapping[Seat, Reaction]:
        if table.is_over:
            return NONE
        made = self._made.get(table.id, {}).items()
        return {seat: each.reaction for seat, each in sorted(made) if each.is_shown(table)}


def _may_react(table: Table, seat: Seat) -> bool:
    """Return whether there is someone to react to, and the game leaves it open now."""
    if table.is_over or not table.is_waited_for(seat):
        return False
    return table.terms.game.reacts_in_deals(len(table.players)) or table.awaits_deck is not None
