"""The leaderboard, page by page, and a player's place on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.games.counting import Counting
from bot.standing.errors import Objection, Why
from bot.standing.periods import Period
from bot.standing.ratings import PROVISIONAL
from bot.store import BOARDS, EVERYWHERE, Listed, ListingRow, Ranked, Store, TallyRow
from bot.tables import DAY, DEFAULT_GAME, Clock, Player
from bot.tables.settings.servers import ServerBook

PAGE = 10  # players
INACTIVE_DAYS = 90  # without a game; then a player leaves the board of all time


def boards_of(counting: Counting | None) -> tuple[str, ...]:
    """Return the leaderboards of a game: those of all games, and its own. A game of chance has none by rating."""
    if counting is None:
        return BOARDS
    return (*(each for each in BOARDS if counting.is_rated or each != "rating"), *counting.boards)


@dataclass(frozen=True, slots=True)
class Board:
    """A choice of leaderboard."""

    by: str  # one of `boards_of` its game
    period: Period
    guild_id: int | None  # None for all servers
    game: str = DEFAULT_GAME
    unit: str | None = None  # of net stakes; None: what the server has chosen, also if the bot has left it


@dataclass(frozen=True, slots=True)
class Place:
    """One player on a board. Players with the same figure share a place."""

    place: int | None  # None for a provisional rating, which has none
    player: Player
    tally: TallyRow
    figure: int  # decides the place; net stakes are in minor units of the server's unit
    own: Mapping[str, int] = field(default_factory=dict)  # what they have on each of the game's own boards

    @property
    def is_provisional(self) -> bool:
        """Whether the player has too few games for the rating to be settled."""
        return self.tally.rated < PROVISIONAL


@dataclass(frozen=True, slots=True)
class Leaders:
    """A page of a leaderboard. On one by rating, provisional ratings follow those that have a place."""

    board: Board
    key: int  # of the period
    number: int  # of the page, from 0
    pages: int
    places: tuple[Place, ...]
    units: tuple[str, ...] = ()  # of a board by net stakes: former units of the server, not counted


class Absence(StrEnum):
    """A reason why a player is not on a board."""

    UNSEEN = "unseen"  # the board of all servers holds only those who joined it
    INACTIVE = "inactive"
    NO_GAME = "no-game"


@dataclass(frozen=True, slots=True)
class OwnPlace:
    """A player's place on a board, or the reason for having none."""

    place: Place | Absence
    players: int  # how many have a place there


class Leaderboard:
    """The leaderboard of a server, or of the players of all servers who wish to be seen."""

    def __init__(self, store: Store, clock: Clock, servers: ServerBook) -> None:
        self._store = store
        self._clock = clock
        self._servers = servers  # to know each server's present unit

    async def page(self, board: Board, number: int = 0) -> Leaders:
        """Return a page of a board; for a number past the end, the last page.

        Net stakes are those in the server's present unit.
        Raises Objection (NET_IS_LOCAL): units differ between servers, so that sums over all of them mean nothing.
        """
        listed = await self._listed(board)
        unplaced = _unplaced(listed)
        count = await self._store.count_listed(listed)
        others = 0 if unplaced is None else await self._store.count_listed(unplaced)
        pages = max(1, -(-(count + others) // PAGE))
        number = min(max(number, 0), pages - 1)
        best = await self._store.best(listed, skip=number * PAGE, limit=PAGE)
        places = await self._placed(listed, best, skipped=number * PAGE)
        if unplaced is not None and (room := PAGE - len(best)):
            more = await self._store.best(unplaced, skip=max(0, number * PAGE - count), limit=room)
            places += await self._people(listed, more, [None] * len(more))
        units = await self._former_units(listed)
        return Leaders(board, listed.period, number, pages, places, units)

    async def own_place(self, board: Board, player: Player) -> OwnPlace:
        """Return the place of `player` on a board, or why there is none. Raises as `page`."""
        listed = await self._listed(board)
        players = await self._store.count_listed(listed)
        if ranked := await self._store.ranked(listed, player.id):
            above = await self._store.count_listed(listed, above=ranked.figure)
            return OwnPlace(Place(above + 1, player, ranked.tally, ranked.figure), players)
        unplaced = _unplaced(listed)
        if unplaced is not None and (ranked := await self._store.ranked(unplaced, player.id)):
            return OwnPlace(Place(None, player, ranked.tally, ranked.figure), players)
        return OwnPlace(await self._absence(listed, player), players)

    async def games(self, games: Sequence[str], guild_id: int | None) -> list[str]:
        """Return which of these games count in a server, or in all servers (None), the last one played first."""
        return await self._store.last_played(games, EVERYWHERE if guild_id is None else guild_id)

    async def is_seen_everywhere(self, player: Player) -> bool:
        """Return whether `player` wishes to be on the board of all servers."""
        return await self._store.is_listed_everywhere(player.id)

    async def be_seen_everywhere(self, player: Player, *, wish: bool) -> None:
        """Put `player` on the board of all servers, or take them off it."""
        await self._store.commit(ListingRow(player.id, wish))

    async def _listed(self, board: Board) -> Listed:
        """Return who has a place on a board. Raises Objection (NET_IS_LOCAL)."""
        if board.by == "net" and board.guild_id is None:
            raise Objection(Why.NET_IS_LOCAL)
        now = self._clock.now()
        return Listed(
            game=board.game,
            scope=EVERYWHERE if board.guild_id is None else board.guild_id,
            period=board.period.key(now),
            by=board.by,
            since=now - INACTIVE_DAYS * DAY if board.period is Period.ALL else 0,
            games=PROVISIONAL if board.by == "rating" else 0,  # a partner of who left is not rated, and has won
            unit=board.unit or (await self._servers.of(board.guild_id)).unit,
        )

    async def _placed(self, listed: Listed, best: list[Ranked], *, skipped: int) -> tuple[Place, ...]:
        """Return the places of one page. Its first player may tie with the page before, so the store is asked."""
        places: list[int] = []
        for at, ranked in enumerate(best):
            if at and ranked.figure == best[at - 1].figure:
                places.append(places[-1])
            elif at or not skipped:
                places.append(skipped + at + 1)
            else:
                places.append(1 + await self._store.count_listed(listed, above=ranked.figure))
        return await self._people(listed, best, places)

    async def _people(self, listed: Listed, best: list[Ranked], places: Sequence[int | None]) -> tuple[Place, ...]:
        """Return these ranks as places, with the people they belong to and their results on the game's own boards."""
        ids = [ranked.tally.player for ranked in best]
        people = await self._store.players(set(ids))
        own: dict[int, dict[str, int]] = {player: {} for player in ids}
        for row in await self._store.tally_figures(listed, ids):
            own[row.player][row.board] = row.value
        return tuple(
            Place(place, Player.of(people[ranked.tally.player]), ranked.tally, ranked.figure, own[ranked.tally.player])
            for place, ranked in zip(places, best, strict=True)
        )

    async def _absence(self, listed: Listed, player: Player) -> Absence:
        """Return why someone who may be named on boards is not on this one."""
        if listed.scope == EVERYWHERE and not await self._store.is_listed_everywhere(player.id):
            return Absence.UNSEEN
        at_any_time = replace(listed, since=0, games=min(1, listed.games))
        return Absence.NO_GAME if await self._store.ranked(at_any_time, player.id) is None else Absence.INACTIVE

    async def _former_units(self, listed: Listed) -> tuple[str, ...]:
        units = await self._store.units_of(listed.scope) if listed.by == "net" else []
        return tuple(sorted(unit for unit in units if unit != listed.unit))


def _unplaced(listed: Listed) -> Listed | None:
    """Return the people without a place on a board: by rating, those with few games. None for other boards."""
    return replace(listed, games=1, fewer_than=PROVISIONAL) if listed.by == "rating" else None
