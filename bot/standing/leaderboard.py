"""The leaderboard: who leads, page by page, with the place of whoever asks."""

from dataclasses import dataclass

from bot.standing.errors import Objection, Why
from bot.standing.periods import Period
from bot.standing.ratings import PROVISIONAL
from bot.store import EVERYWHERE, UNLISTED, Figure, Listed, ListingRow, Store, TallyRow
from bot.tables import DAY, DEFAULT_GAME, Clock, Player

PAGE = 6  # places; the asking player's own may stand beside them
INACTIVE_DAYS = 90  # whoever has not played for so long leaves the board of all time
FIGURES: tuple[Figure, ...] = ("rating", "net", "wins", "naturals", "chapeaux")


@dataclass(frozen=True, slots=True)
class Place:
    """One player on the board; players who are level share a place."""

    place: int
    player: Player
    tally: TallyRow


@dataclass(frozen=True, slots=True)
class Leaders:
    """A page of a leaderboard."""

    by: Figure
    period: Period
    guild_id: int | None  # None: everywhere
    key: int  # of the period
    number: int  # of the page, from 0
    pages: int
    places: tuple[Place, ...]
    own: Place | None  # of whoever asks, wherever it is; None for somebody not on the board
    rated: int  # games of whoever asks that were rated here, of all time
    units: tuple[str, ...] = ()  # net stakes: those the server ever had, when there are several


class Leaderboard:
    """Who leads in a server, or among those of all servers who wish to be seen."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

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
        """A page as `player` sees it; one that does not exist is the nearest that does.

        Raises Objection (NET_IS_LOCAL): units differ between servers, so that sums over all of them mean nothing.
        """
        if by == "net" and guild_id is None:
            raise Objection(Why.NET_IS_LOCAL)
        now = self._clock.now()
        listed = Listed(
            game=game,
            scope=EVERYWHERE if guild_id is None else guild_id,
            period=period.key(now),
            by=by,
            since=now - INACTIVE_DAYS * DAY if period is Period.ALL else 0,
            games=PROVISIONAL if by == "rating" else 1,
        )
        pages = max(1, -(-await self._store.count_listed(listed) // PAGE))
        number = min(max(number, 0), pages - 1)
        tallies = await self._store.best(listed, skip=number * PAGE, limit=PAGE)
        own = await self._store.tally(listed.game, listed.scope, listed.period, player.id)
        is_on_board = own is not None and await self._is_on(listed, own, player)
        wanted = {tally.player for tally in tallies} | {player.id}
        people = {each: Player.of(row) for each, row in (await self._store.players(wanted)).items()}
        places = await self._placed(listed, tallies, people, skipped=number * PAGE)
        own_place = next((place for place in places if place.player.id == player.id), None)
        if own_place is None and own is not None and is_on_board:
            own_place = await self._own(listed, own, people)
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
            units=await self._units(listed),
        )

    async def is_seen_everywhere(self, player: Player) -> bool:
        """Whether `player` stands on the board of all servers."""
        return await self._store.is_listed_everywhere(player.id)

    async def be_seen_everywhere(self, player: Player, *, wish: bool) -> None:
        """Stand on the board of all servers, or leave it."""
        await self._store.commit(ListingRow(player.id, wish))

    async def _placed(
        self, listed: Listed, tallies: list[TallyRow], people: dict[int, Player], *, skipped: int
    ) -> tuple[Place, ...]:
        figures = [figure_of(tally, listed.by) for tally in tallies]
        places: list[int] = []
        for at, figure in enumerate(figures):
            if at and figure == figures[at - 1]:
                places.append(places[-1])
            elif at or not skipped:
                places.append(skipped + at + 1)
            else:
                places.append(1 + await self._store.count_listed(listed, above=figure))
        return tuple(Place(place, people[tally.player], tally) for place, tally in zip(places, tallies, strict=True))

    async def _own(self, listed: Listed, own: TallyRow, people: dict[int, Player]) -> Place:
        above = await self._store.count_listed(listed, above=figure_of(own, listed.by))
        return Place(above + 1, people[own.player], own)

    async def _is_on(self, listed: Listed, own: TallyRow, player: Player) -> bool:
        if own.last_at < listed.since or own.rated < listed.games:
            return False
        if (await self._store.preferences(player.id)).get("leaderboards") == UNLISTED:
            return False
        return listed.scope != EVERYWHERE or await self._store.is_listed_everywhere(player.id)

    async def _units(self, listed: Listed) -> tuple[str, ...]:
        units = await self._store.units_of(listed.scope) if listed.by == "net" else []
        return tuple(sorted(units)) if len(units) > 1 else ()

    async def _rated(self, listed: Listed, player: Player) -> int:
        found = await self._store.ratings((listed.game, listed.scope), [player.id])
        return found[0].games if found else 0


def figure_of(tally: TallyRow, by: Figure) -> int:
    """What a board is ordered by."""
    match by:
        case "rating":
            return tally.rating
        case "net":
            return tally.net
        case "wins":
            return tally.wins
        case "naturals":
            return tally.naturals
        case "chapeaux":
            return tally.chapeaux
