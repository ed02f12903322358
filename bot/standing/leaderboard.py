"""The leaderboard, page by page, with the place of the player who asks."""

from dataclasses import dataclass

from bot.standing.errors import Objection, Why
from bot.standing.periods import Period
from bot.standing.ratings import PROVISIONAL
from bot.store import EVERYWHERE, Figure, Listed, ListingRow, Ranked, Store, TallyRow
from bot.tables import DAY, DEFAULT_GAME, Clock, Player
from bot.tables.servers import ServerBook

PAGE = 6  # places; the row of the player who asks may be added
INACTIVE_DAYS = 90  # without a game; then a player leaves the board of all time
FIGURES: tuple[Figure, ...] = ("rating", "net", "wins", "naturals", "chapeaux")


@dataclass(frozen=True, slots=True)
class Place:
    """One player on the board. Players with the same figure share a place."""

    place: int
    player: Player
    tally: TallyRow
    figure: int  # decides the place; net stakes are in minor units of the server's unit


@dataclass(frozen=True, slots=True)
class Leaders:
    """A page of a leaderboard."""

    by: Figure
    period: Period
    guild_id: int | None  # None for all servers
    key: int  # of the period
    number: int  # of the page, from 0
    pages: int
    places: tuple[Place, ...]
    own: Place | None  # of the player who asks, on whatever page; None if not on the board
    rated: int  # rated games of the player who asks, in this scope, of all time
    units: tuple[str, ...] = ()  # of a board by net stakes: former units of the server, not counted


class Leaderboard:
    """Who leads in a server, or among the players of all servers who wish to be seen."""

    def __init__(self, store: Store, clock: Clock, servers: ServerBook) -> None:
        self._store = store
        self._clock = clock
        self._servers = servers  # to know each server's present unit

    async def page(
        self,
        player: Player,
        *,
        by: Figure,
        period: Period,
        guild_id: int | None,
        number: int = 0,
        game: str = DEFAULT_GAME,
    ) -> Leaders:
        """A page as `player` sees it; for a number past the end, the last page.

        Net stakes are those in the server's present unit.
        Raises Objection (NET_IS_LOCAL): units differ between servers, so that sums over all of them mean nothing.
        """
        if by == "net" and guild_id is None:
            raise Objection(Why.NET_IS_LOCAL)
        now = self._clock.now()
        unit = (await self._servers.of(guild_id)).unit
        listed = Listed(
            game=game,
            scope=EVERYWHERE if guild_id is None else guild_id,
            period=period.key(now),
            by=by,
            since=now - INACTIVE_DAYS * DAY if period is Period.ALL else 0,
            games=PROVISIONAL if by == "rating" else 1,
            unit=unit,
        )
        pages = max(1, -(-await self._store.count_listed(listed) // PAGE))
        number = min(max(number, 0), pages - 1)
        best = await self._store.best(listed, skip=number * PAGE, limit=PAGE)
        own = await self._store.ranked(listed, player.id)
        wanted = {ranked.tally.player for ranked in best} | {player.id}
        people = {each: Player.of(row) for each, row in (await self._store.players(wanted)).items()}
        places = await self._placed(listed, best, people, skipped=number * PAGE)
        own_place = next((place for place in places if place.player.id == player.id), None)
        if own_place is None and own is not None:
            above = await self._store.count_listed(listed, above=own.figure)
            own_place = Place(above + 1, people[player.id], own.tally, own.figure)
        return Leaders(
            by=by,
            period=period,
            guild_id=guild_id,
            key=listed.period,
            number=number,
            pages=pages,
            places=places,
            own=own_place,
            rated=await self._rated(listed, player),
            units=await self._former_units(listed),
        )

    async def is_seen_everywhere(self, player: Player) -> bool:
        """Whether `player` wishes to stand on the board of all servers."""
        return await self._store.is_listed_everywhere(player.id)

    async def be_seen_everywhere(self, player: Player, *, wish: bool) -> None:
        """Put `player` on the board of all servers, or take them off it."""
        await self._store.commit(ListingRow(player.id, wish))

    async def _placed(
        self, listed: Listed, best: list[Ranked], people: dict[int, Player], *, skipped: int
    ) -> tuple[Place, ...]:
        """The places of one page. Its first player may share a place with the page before, so the store is asked."""
        places: list[int] = []
        for at, ranked in enumerate(best):
            if at and ranked.figure == best[at - 1].figure:
                places.append(places[-1])
            elif at or not skipped:
                places.append(skipped + at + 1)
            else:
                places.append(1 + await self._store.count_listed(listed, above=ranked.figure))
        return tuple(
            Place(place, people[ranked.tally.player], ranked.tally, ranked.figure)
            for place, ranked in zip(places, best, strict=True)
        )

    async def _former_units(self, listed: Listed) -> tuple[str, ...]:
        units = await self._store.units_of(listed.scope) if listed.by == "net" else []
        return tuple(sorted(unit for unit in units if unit != listed.unit))

    async def _rated(self, listed: Listed, player: Player) -> int:
        found = await self._store.ratings((listed.game, listed.scope), [player.id])
        return found[0].games if found else 0
