"""Whether standing says what was played: results, leaderboards and debts are added up once more, from logs alone.

`check` compares the stored figures with those that the bot's own rules of counting make of each log. Here those rules
are judged too, and all that reads what is stored.
"""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, NamedTuple

from bot.exploring.past import UNIT, Moment
from bot.games.counting import Counting, SeatCounts
from bot.hosted import Games
from bot.standing import INACTIVE_DAYS, PROVISIONAL, Board, Leaderboard, Ledger, Period, Place, Rating
from bot.store import (
    EVERYWHERE,
    AgreementRow,
    PlayerRow,
    PotRow,
    PotTransferRow,
    PreferenceRow,
    ProposalRow,
    ProposedTransferRow,
    RatingRow,
    SettlementRow,
    Store,
    TransferRow,
)
from bot.store.copies.snapshot import Snapshot
from bot.tables import DAY, Clock, Player, Table
from bot.tables.settings.servers import ServerBook
from bot.tables.state.absence import DEPUTY

MOST_PAGES: Final = 20


class Result(NamedTuple):
    """A rated game as one player ended it."""

    won: bool
    net: int  # minor units
    unit: str | None  # None if nothing was paid
    is_duel: bool  # of two, one has won
    is_rated: bool  # False for who played on without the partner
    at: int  # Unix milliseconds
    on_boards: Mapping[str, int]  # by board of this kind of game alone


Results = Mapping[int, Sequence[Result]]
"""The results of each player, at one kind of game in one scope."""


@dataclass(frozen=True)
class Ground:
    """The things to judge by: a store to ask as the bot does, and a snapshot of its rows."""

    games: Games
    store: Store
    snapshot: Snapshot
    clock: Clock
    guilds: Sequence[int]

    def owed(self) -> Mapping[int, Mapping[tuple[int, int, str], int]]:
        """Return what each player is owed: by place, other and unit, in minor units; below zero they owe."""
        snapshot = self.snapshot
        entered = {row.proposal for row in snapshot.rows(AgreementRow)}
        places = {row.id: (row.guild_id, row.unit) for row in snapshot.rows(SettlementRow)}
        places |= {row.id: (row.guild_id, row.unit) for row in snapshot.rows(ProposalRow) if row.id in entered}
        places |= {row.tournament: (row.guild_id, row.unit) for row in snapshot.rows(PotRow)}
        transfers = [(row.settlement, row.payer, row.payee, row.amount) for row in snapshot.rows(TransferRow)]
        transfers += [(row.proposal, row.payer, row.payee, row.amount) for row in snapshot.rows(ProposedTransferRow)]
        transfers += [(row.tournament, row.payer, row.payee, row.amount) for row in snapshot.rows(PotTransferRow)]
        found = defaultdict[int, Counter[tuple[int, int, str]]](Counter)
        for key, payer, payee, amount in transfers:
            place, unit = places.get(key, (None, ""))
            if place is not None:
                found[payer][place, payee, unit] -= amount
                found[payee][place, payer, unit] += amount
        return {player: {each: amount for each, amount in own.items() if amount} for player, own in found.items()}


async def miscounted(ground: Ground, pasts: Sequence[Sequence[Moment]]) -> list[str]:
    """Return what standing says otherwise than the logs of all tables."""
    results = defaultdict[tuple[str, int], dict[int, list[Result]]](lambda: defaultdict(list))
    for past in filter(_is_rated, pasts):
        table = past[-1].now
        for player, result in _results(table, past[-1].row.at, ground.games.counting(table.terms.game.name)):
            for scope in {EVERYWHERE, table.guild_id or EVERYWHERE}:
                results[table.terms.game.name, scope][player].append(result)
    faults = list[str]()
    for (game, scope), found in sorted(results.items()):
        faults += [f"{game} in {scope}: {fault}" async for fault in _of_players(ground, game, scope, found)]
        faults += [f"{game} in {scope} {fault}" async for fault in _of_boards(ground, game, scope, found)]
    for guild in ground.guilds:
        faults += [fault async for fault in _of_ledger(ground, guild)]
    return faults


def _is_rated(past: Sequence[Moment]) -> bool:
    """Return whether a game is over that people alone have played at one table, and someone has won."""
    if not past or (outcome := past[-1].now.position.outcome) is None or not outcome.winners:
        return False
    if past[0].before.terms.is_duplicate:
        return False
    has_robots = any(each.robot is not None for each in past[0].now.players)
    return not has_robots and all(each.row.text != DEPUTY for each in past)


def _results(table: Table, at: int, counting: Counting | None) -> Iterator[tuple[int, Result]]:
    outcome = table.position.outcome
    assert outcome is not None  # noqa: S101
    nets, paid = Counter[int](), 0
    settlement = table.terms.game.settle(table.position, table.terms.stake)
    for each in settlement.transfers:
        nets[each.payer] -= each.amount
        nets[each.payee] += each.amount
        paid += each.amount
    is_duel = len(table.players) == 1 + len(outcome.winners) == 2
    left = set(table.position.left)
    deserted = {seat for side in table.terms.game.sides(len(table.players)) if left & {*side} for seat in side} - left
    seats = () if counting is None else counting.counts(table.view(None), settlement).seats
    for seat, player in enumerate(table.players):
        won, unit = any(seat == each for each in outcome.winners), table.terms.unit if paid else None
        own = {} if counting is None else _on_boards(counting, seats[seat])
        yield player.id, Result(won, nets[seat], unit, is_duel, seat not in deserted, at, own)


def _on_boards(counting: Counting, counts: SeatCounts) -> Mapping[str, int]:
    """Return what one game adds to the boards of its kind alone."""
    of_board = {each: [figure for figure in counting.figures if figure.board == each] for each in counting.boards}
    return {each: sum(counts.figures.get(figure.name, 0) for figure in own) for each, own in of_board.items()}


async def _of_players(ground: Ground, game: str, scope: int, results: Results) -> AsyncIterator[str]:
    """Yield what is wrong with the results of single players."""
    ratings = {row.player: row for row in await ground.store.ratings((game, scope), [*results])}
    counting = ground.games.counting(game)
    for player, games in sorted(results.items()):
        wins, row = sum(each.won for each in games), ratings.get(player)
        if row is None or row.games != _rated(games):
            yield f"the rating of {player} counts {row and row.games} games, not {_rated(games)}"
        elif counting is not None and counting.is_rated and all(each.is_duel for each in games):
            is_likely = {len(games): row.mu > Rating().mu, 0: row.mu < Rating().mu}
            if not is_likely.get(wins, True):
                yield f"the rating of {player} is {row.mu} after {wins} wins of {len(games)}"
        totals = await ground.store.totals_of(player, game)
        if scope == EVERYWHERE and (totals.games, totals.wins) != (len(games), wins):
            yield f"the stats of {player} say {totals.wins} wins of {totals.games}, not {wins} of {len(games)}"


def _rated(games: Sequence[Result]) -> int:
    return sum(each.is_rated for each in games)


async def _of_boards(ground: Ground, game: str, scope: int, results: Results) -> AsyncIterator[str]:
    """Yield what is wrong with the leaderboards of one kind of game in one scope."""
    counting = ground.games.counting(game)
    own = () if counting is None else counting.boards
    for by in ("wins", "rating", *["net"] * (scope != EVERYWHERE), *own):
        for period in Period:
            board = Board(by, period, None if scope == EVERYWHERE else scope, game)
            async for fault in _of_board(ground, board, results):
                yield f"by {by} ({period}): {fault}"


async def _of_board(ground: Ground, board: Board, results: Results) -> AsyncIterator[str]:
    """Yield what is wrong with a leaderboard."""
    servers = ServerBook(ground.games, ground.store, unit=UNIT)
    placed, unplaced = await _expected(ground, board, results, unit=(await servers.of(board.guild_id)).unit)
    figures = sorted(placed.values(), reverse=True)
    expected = [(1 + figures.index(figure), player, figure) for player, figure in placed.items()]
    expected += [(0, player, figure) for player, figure in unplaced.items()]
    leaderboard, found = Leaderboard(ground.store, ground.clock, servers), list[tuple[int, int, int]]()
    for number in range(MOST_PAGES):
        page = await leaderboard.page(board, number)
        found += [(each.place or 0, each.player.id, each.figure) for each in page.places]
        if number + 1 >= page.pages:
            break
    if sorted(found) != sorted(expected):
        yield f"the leaderboard has {sorted(found)}, not {sorted(expected)} (place, player, figure)"
    elif [place for place, _, _ in found if place] != sorted(place for place, _, _ in expected if place):
        yield f"the leaderboard is out of order: {found}"
    people = await ground.store.players(placed)
    for place, player, figure in expected:
        if player in placed:
            own = (await leaderboard.own_place(board, Player.of(people[player]))).place
            if not isinstance(own, Place) or (own.place, own.figure) != (place, figure):
                yield f"the own place of {player} is {own}, not {place} with {figure}"


async def _expected(
    ground: Ground, board: Board, results: Results, *, unit: str
) -> tuple[Mapping[int, int], Mapping[int, int]]:
    """Return the figures of those who have a place on a board, and of those who have none yet."""
    game, scope = board.game, board.guild_id or EVERYWHERE
    hidden = {
        row.player for row in ground.snapshot.rows(PreferenceRow) if (row.key, row.value) == ("leaderboards", "no")
    }
    hidden |= {row.id for row in ground.snapshot.rows(PlayerRow) if row.discord_id is None}
    rows = [row for row in ground.snapshot.rows(RatingRow) if (row.game, row.scope) == (game, scope)]
    ratings = {row.player: Rating(row.mu, row.sigma, row.games) for row in rows}
    placed, unplaced = dict[int, int](), dict[int, int]()
    now = ground.clock.now()
    for player, games in results.items():
        is_seen = scope != EVERYWHERE or await ground.store.is_listed_everywhere(player)
        counted = _counted(games, board.period, now)
        if player in hidden or not is_seen or not counted:
            continue
        if board.by == "wins":
            placed[player] = sum(each.won for each in counted)
        elif board.by == "rating":
            if rated := _rated(games):
                (placed if rated >= PROVISIONAL else unplaced)[player] = ratings.get(player, Rating()).shown
        elif board.by == "net":
            if own := [each.net for each in counted if each.unit == unit]:
                placed[player] = sum(own)
        else:
            placed[player] = sum(each.on_boards[board.by] for each in counted)
    return placed, unplaced


def _counted(games: Sequence[Result], period: Period, now: int) -> Sequence[Result]:
    """Return the games that count now: of this month, of these three, or all of someone who has played lately."""
    if period is Period.ALL:
        return games if max(each.at for each in games) >= now - INACTIVE_DAYS * DAY else ()
    months, today = 1 if period is Period.MONTH else 3, datetime.fromtimestamp(now / 1000, UTC)
    found = [(each, datetime.fromtimestamp(each.at / 1000, UTC)) for each in games]
    quarter = today.year, (today.month - 1) // months
    return [each for each, then in found if (then.year, (then.month - 1) // months) == quarter]


async def _of_ledger(ground: Ground, guild: int) -> AsyncIterator[str]:
    """Yield what is wrong with the balances of a server."""
    ledger, owed = Ledger(ground.store, ground.clock), ground.owed()
    for row in ground.snapshot.rows(PlayerRow):
        found = {(each.other.id, each.unit): each.amount for each in await ledger.balances(guild, Player.of(row))}
        own = owed.get(row.id, {})
        expected = {(other, unit): amount for (place, other, unit), amount in own.items() if place == guild}
        if found != expected:
            yield f"the ledger of {guild} says {found} of {row.id}, not {expected}"
