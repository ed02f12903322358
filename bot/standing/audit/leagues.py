"""Leagues: whether everyone joins and leaves by turns, and whether the champions follow from the games."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bot.hosted import Games
from bot.standing.audit.sentences import differences, wrong
from bot.standing.league import league
from bot.standing.leagues import options_reader
from bot.standing.periods import season_from, season_until
from bot.store import (
    ChampionRow,
    FinishedGameRow,
    GameFactsRow,
    LeagueActRow,
    LeagueGame,
    LeagueSeasonRow,
    TableRow,
)
from bot.store.copies.snapshot import Snapshot


def league_faults(snapshot: Snapshot, games: Games) -> Iterator[str]:
    """Yield what is wrong with the leagues of all servers."""
    acts, seasons, named = snapshot.rows(LeagueActRow), snapshot.rows(LeagueSeasonRow), snapshot.rows(ChampionRow)
    yield from _out_of_number(acts)
    over = {(each.guild_id, each.season) for each in seasons}
    for champion in named:
        if (champion.guild_id, champion.season) not in over:
            yield wrong(champion, "season", f"is {champion.season}, of which league_seasons has no row")
    if not seasons:
        return
    finished = snapshot.rows(FinishedGameRow)
    tables = {row.id: row for row in snapshot.rows(TableRow)}
    facts = snapshot.rows(GameFactsRow)
    wanted: list[ChampionRow] = []
    for each in seasons:
        try:
            since, until = season_from(each.season), season_until(each.season)
        except ValueError:
            yield wrong(each, "season", "is no season")
            continue
        if each.at < until:
            yield wrong(each, "at", f"is {each.at}, before the season was over")
        if each.last > len(finished):
            yield wrong(each, "last", f"is {each.last}, but {len(finished)} games are finished")
        rows = [row for row in finished if row.guild_id == each.guild_id and row.rated and since <= row.at < until]
        played = [_game(row, tables[row.table]) for row in rows if row.number <= each.last and row.table in tables]
        known = [act for act in acts if act.guild_id == each.guild_id and act.at <= each.at]
        found = league(known, played, facts, games, options_reader(games))
        wanted += [ChampionRow(each.guild_id, each.season, player) for player in found.first]
    judged = [each for each in named if (each.guild_id, each.season) in over]
    yield from differences(judged, wanted, says="the games say", stray="follows from no game")


def _out_of_number(acts: Sequence[LeagueActRow]) -> Iterator[str]:
    """Yield acts that do not follow the one before: each player joins first, and leaves next."""
    before: dict[tuple[int, int], int] = defaultdict(int)
    for act in acts:
        key = act.guild_id, act.player
        if act.number != before[key] + 1:
            yield wrong(act, "number", f"is {act.number}, after {before[key]}")
        before[key] = act.number


def _game(row: FinishedGameRow, table: TableRow) -> LeagueGame:
    return LeagueGame(
        number=row.number,
        table=row.table,
        game=row.game,
        rules=table.rules,
        options=table.options,
        begun_at=table.created_at,
        at=row.at,
        ending=row.ending,
        deals=row.deals,
        unit=row.unit,
    )
