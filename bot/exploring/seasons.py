"""Whether leagues are fair: their points added up once more, who is in them, and champions who are named once.

| must be true | otherwise |
|---|---|
| points and games of a season follow from its games and from who had joined when they began | the league is wrong |
| who was forgotten is in no league | somebody forgotten has joined |
| its table has the best first, and names nobody who has left it or does not wish to be named | out of order, or named |
| the champions of a season are named once, and stay those who were named | champions are wrong |
| nobody of them hides from boards as they are named | the same |
"""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.exploring.figures import Ground
from bot.games.protocol import SEATS, Ending
from bot.standing.leagues import Leagues, Standings
from bot.standing.periods import season_of
from bot.store import (
    ChampionRow,
    FinishedGameRow,
    GameFactsRow,
    LeagueActRow,
    LeagueSeasonRow,
    PlayerRow,
    PreferenceRow,
    TableRow,
)

Named = tuple[int, int, tuple[int, ...]]
"""A server, a season, and the players who were named its champions."""


async def misplayed(ground: Ground, named: Sequence[Named]) -> list[str]:
    """Return what is wrong with the leagues. `named`: the champions of whom somebody has heard."""
    faults = [*_forgotten(ground), *_champions(ground, named)]
    season = season_of(ground.clock.now())
    over = {row.guild_id for row in ground.snapshot.rows(LeagueSeasonRow) if row.season >= season}
    leagues = Leagues(ground.store, ground.clock, ground.games)
    for guild in set(ground.guilds) - over:
        table = await leagues.table(guild, season)
        faults += _listed(ground, guild, table)
        found = {row.player: (row.points, row.games) for row in table.league.rows}
        expected = {each: sums for each, sums in _points(ground, guild, season).items() if each in table.league.joined}
        if found != expected:
            faults.append(f"the league of {guild} is wrong: {found}, not {expected} (points, games)")
    return faults


def _listed(ground: Ground, guild: int, table: Standings) -> Iterator[str]:
    """Yield what is wrong with who may be named in a table, and with its order."""
    hidden = {r.player for r in ground.snapshot.rows(PreferenceRow) if (r.key, r.value) == ("leaderboards", "no")}
    shown = table.league.joined | {result.player for each in table.league.games for result in each.results}
    if forbidden := (shown & hidden | (shown - table.league.joined)) - table.unnamed:
        yield f"the league of {guild} names who is not to be named: {sorted(forbidden)}"
    rows = table.league.rows
    worth = [(row.points, row.wins, -row.mean) for row in rows]
    if worth != sorted(worth, reverse=True):
        yield f"the league of {guild} is out of order: {rows}"
    for row, own in zip(rows, worth, strict=True):
        ahead = sum(each > own for each in worth)
        if not ahead < row.place <= len(rows) - sum(each < own for each in worth):
            yield f"a place in the league of {guild} is wrong: {row}, behind {ahead}"


def _forgotten(ground: Ground) -> Iterator[str]:
    gone = {row.id for row in ground.snapshot.rows(PlayerRow) if row.discord_id is None}
    last = {(row.guild_id, row.player): row for row in ground.snapshot.rows(LeagueActRow)}  # in order of numbers
    for guild, player in sorted(key for key, row in last.items() if row.joins and row.player in gone):
        yield f"somebody forgotten has joined the league of {guild}: player {player}"


def _champions(ground: Ground, named: Sequence[Named]) -> Iterator[str]:
    rows = defaultdict[tuple[int, int], set[int]](set)
    for row in ground.snapshot.rows(ChampionRow):
        rows[row.guild_id, row.season].add(row.player)
    for (guild, season), often in Counter(each[:2] for each in named).items():
        if often > 1:
            yield f"champions of season {season} of {guild} were named {often} times"
    for guild, season, players in named:
        if rows[guild, season] != {*players}:
            yield f"champions are wrong: {rows[guild, season]} of season {season} of {guild}, named were {players}"


def _points(ground: Ground, guild: int, season: int) -> Mapping[int, tuple[int, int]]:
    """Return the half points and games of everyone who had joined, from the rows of finished games."""
    snapshot = ground.snapshot
    acts = [row for row in snapshot.rows(LeagueActRow) if row.guild_id == guild]
    begun = {row.id: row for row in snapshot.rows(TableRow)}
    seats = defaultdict[int, list[GameFactsRow]](list)
    for fact in snapshot.rows(GameFactsRow):
        seats[fact.number].append(fact)
    met, points, games = Counter[frozenset[int]](), Counter[int](), Counter[int]()
    for row in sorted(snapshot.rows(FinishedGameRow), key=lambda row: row.number):
        if row.guild_id != guild or not row.rated or season_of(row.at) != season:
            continue
        table, sat = begun[row.table], sorted(seats[row.number], key=lambda fact: fact.seat)
        members = {each.player for each in sat if _is_in(acts, each.player, table.created_at)}
        pairs = _pairs(sat, members, ground.games[row.game].game.sides(len(sat)))
        if not pairs or not _counts(ground, row, table, sat):
            continue
        people = frozenset(player for player, _, _ in pairs)
        met[people] += 1
        weight = 2 if met[people] <= 3 else 1 if met[people] <= 6 else 0
        if weight:
            games.update(people)
            for player, _, won in pairs:
                points[player] += weight * won
    return {player: (points[player], often) for player, often in games.items()}


def _is_in(acts: Sequence[LeagueActRow], player: int, at: int) -> bool:
    return sum(act.player == player and act.at <= at for act in acts) % 2 == 1


def _pairs(
    sat: Sequence[GameFactsRow], members: Collection[int], sides: Sequence[Sequence[int]]
) -> list[tuple[int, int, int]]:
    """Return the points (2, 1 or 0) of each member against each other member of another side."""
    rank = [fact.place or 2 - fact.won for fact in sat]
    side = [next(at for at, every in enumerate(sides) if SEATS[seat] in every) for seat in range(len(sat))]
    return [
        (one.player, other.player, 1 + (rank[a] < rank[b]) - (rank[a] > rank[b]))
        for a, one in enumerate(sat)
        for b, other in enumerate(sat)
        if side[a] != side[b] and {one.player, other.player} <= {*members}
    ]


def _counts(ground: Ground, row: FinishedGameRow, table: TableRow, sat: Sequence[GameFactsRow]) -> bool:
    """Return whether a game was played for long enough, if someone has ended it by leaving."""
    if row.ending not in {Ending.RESIGNED.value, Ending.TIMEOUT.value}:
        return True
    options = ground.games[row.game].game.stored_options(json.loads(table.options))
    return options.is_third_played(seats=len(sat), deals=row.deals, points=[fact.points for fact in sat])
