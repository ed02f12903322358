"""The stats of a player: counts, streak, the biggest settlements, head to head."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.counting import Average, Counting, Summed
from bot.hosted import Games
from bot.standing.errors import Objection, Why
from bot.standing.ratings import Rating
from bot.store import EVERYWHERE, Audience, PlayedGame, Practiced, Store, Totals
from bot.tables import DEFAULT_GAME, Player

CHARTED = 30  # games
NONE = Practiced(0, 0)


@dataclass(frozen=True, slots=True)
class Result:
    """One game as a bar of the chart: the margin in points, whether the player won, and the place among how many."""

    margin: int
    won: bool
    place: int = 1
    seats: int = 2


@dataclass(frozen=True, slots=True)
class Shelved:
    """A feat on a player's shelf: the table and the time (Unix ms) of the first game with it, if there is one."""

    feat: str
    table: str | None = None  # None also for a game that the reader does not see
    at: int = 0  # 0 while there is no such game


@dataclass(frozen=True, slots=True)
class Stats:
    """The stats of a player's rated games of one kind, all or against one opponent. There is at least one."""

    player: Player
    game: str
    against: Player | None
    totals: Totals
    figures: Mapping[str, Mapping[str, int]]  # what the rules counted: by number of the stats, each figure in it
    guild_id: int | None  # of the rating; None for that of all servers
    rating: Rating
    last: tuple[Result, ...]  # the oldest first
    averages: Mapping[Average, float]  # a deal, of those that the game tells and that are known
    practiced: Practiced = NONE  # games against robots, which count for nothing else
    shelf: tuple[Shelved, ...] = ()  # the feats of this game, in its order; none against one opponent
    is_scored: bool = True  # whether `last` has points; of many games only places and payments are kept


async def stats_of(
    store: Store,
    games: Games,
    player: Player,
    *,
    against: Player | None,
    guild_id: int | None,
    game: str = DEFAULT_GAME,
    audience: Audience | None = None,
) -> Stats:
    """Return the stats of `player`, all or against someone. The rating is the server's, or overall for None.

    Only the rating counts games that the `audience` does not see: it is the player's own. None: the player alone reads.

    Raises Objection (SAME, NO_RATED).
    """
    if against is not None and against.id == player.id:
        raise Objection(Why.SAME)
    other = against.id if against else None
    scope = EVERYWHERE if guild_id is None else guild_id
    totals = await store.totals_of(player.id, game, against=other, audience=audience)
    if not totals.games:
        raise Objection(Why.NO_RATED)
    rated = await store.ratings((game, scope), [player.id])
    last = await store.games_of(player.id, game=game, against=other, rated=True, limit=CHARTED, audience=audience)
    figures: Mapping[str, Mapping[str, int]] = {}
    averages: dict[Average, float] = {}
    shelf: tuple[Shelved, ...] = ()
    if (counting := games.counting(game)) is not None:
        sums = await store.figure_sums_of(player.id, game, against=other, audience=audience)
        figures = {stat: {name: sums.get(name, 0) for name in names} for stat, names in counting.stats.items()}
        shelf = () if against is not None else await _shelf(store, player, counting, audience)
        for average in counting.averages:
            known = await _average(store, player, average.of, totals, last, counting)
            averages |= {} if known is None else {average: known}
    return Stats(
        player=player,
        game=game,
        against=against,
        totals=totals,
        figures=figures,
        guild_id=guild_id,
        rating=Rating(rated[0].mu, rated[0].sigma, rated[0].games) if rated else Rating(),
        last=tuple(map(_result, reversed(last))),
        averages=averages,
        practiced=NONE if against else await store.practiced(player.id, game),
        shelf=shelf,
        is_scored=any(each.is_scored for each in last),
    )


async def _shelf(store: Store, player: Player, counting: Counting, audience: Audience | None) -> tuple[Shelved, ...]:
    """Return the feats of a game, with the first game of `player` that had each, if the audience sees it."""
    first = {row.feat: row for row in await store.feats(player=player.id) if row.feat in counting.feats}
    tables = [row.table for row in first.values()]
    hidden = set[str]() if audience is None else {*await store.out_of_sight(tables, audience)}
    return tuple(
        Shelved(feat, None if first[feat].table in hidden else first[feat].table, first[feat].at)
        if feat in first
        else Shelved(feat)
        for feat in map(str, counting.feats)
    )


async def _average(
    store: Store, player: Player, of: Summed, totals: Totals, last: Sequence[PlayedGame], counting: Counting
) -> float | None:
    """Return how much of it a deal has; None if it is not known."""
    if of is Summed.POINTS:
        return totals.points / totals.deals if totals.deals else None
    turns = await store.begun_turns(player.id, [each.game.number for each in last], counting.turn_begins)
    return turns / sum(each.game.deals for each in last) if turns else None


def _result(played: PlayedGame) -> Result:
    own = played.own
    return Result(own.points - played.others, own.won, own.place, played.seats)
