"""Whether people look back on what was played: history, sums, feats and boards of each game, from logs alone.

| must be true | otherwise |
|---|---|
| someone's history has their finished games, the last counted first, page after page | a history is wrong |
| stats say the wins in a row, the most won and lost, and what the rules counted | stats are wrong |
| games against robots are counted apart | practice is wrong |
| tables that are over are found, the last to end first, and so are those that go on | tables are wrong |
| a feat is kept once, from the first game in which its player achieved it | feats are wrong |
"""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.exploring.figures import Ground
from bot.exploring.past import Moment
from bot.games.counting import SeatCounts
from bot.games.protocol import Seat, Settlement
from bot.hosted import Games
from bot.store import FinishedGameRow, PlayerRow, SeatRow, Store, TableEndRow
from bot.store.copies.snapshot import Snapshot
from bot.tables import Player, Table
from bot.tables.state.absence import DEPUTY

PAGE: Final = 1  # game: two pages need no more than two games


@dataclass(frozen=True)
class Played:
    """A finished game as its log has it."""

    number: int  # in order of counting
    table: Table
    is_rated: bool

    @property
    def is_practice(self) -> bool:
        """Whether a robot sat there from the start."""
        return any(each.robot is not None for each in self.table.players)

    @property
    def settlement(self) -> Settlement:
        """The payments, as the terms have them."""
        return self.table.terms.game.settle(self.table.position, self.table.terms.stake)


@dataclass(frozen=True)
class Own:
    """A finished game as one of its players looks back on it."""

    played: Played
    seat: Seat

    @property
    def game(self) -> str:
        """The name of its kind."""
        return self.played.table.terms.game.name

    @property
    def has_won(self) -> bool:
        """Whether the player has won."""
        outcome = self.played.table.position.outcome
        return outcome is not None and self.seat in outcome.winners

    @property
    def net(self) -> int:
        """The amount that the player has won, in minor units; a loss is below zero."""
        paid = self.played.settlement.transfers
        return sum(((each.payee == self.seat) - (each.payer == self.seat)) * each.amount for each in paid)

    def counts(self, games: Games) -> SeatCounts:
        """Return what the rules count for the player."""
        counting = games.counting(self.game)
        if counting is None:
            return SeatCounts()
        return counting.counts(self.played.table.view(None), self.played.settlement).seats[self.seat]


def played_of(snapshot: Snapshot, pasts: Iterable[Sequence[Moment]]) -> list[Played]:
    """Return the counted games in their order."""
    logs = {past[-1].now.id: past for past in pasts if past}
    found = list[Played]()
    for row in sorted(snapshot.rows(FinishedGameRow), key=lambda row: row.number):
        past = logs[row.table]
        table, outcome = past[-1].now, past[-1].now.position.outcome
        is_for_fun = table.terms.is_duplicate or any(each.robot is not None for each in table.players)
        has_deputy = any(each.row.text == DEPUTY for each in past)
        found.append(Played(row.number, table, bool(outcome and outcome.winners) and not (is_for_fun or has_deputy)))
    return found


async def misremembered(ground: Ground, pasts: Iterable[Sequence[Moment]]) -> list[str]:
    """Return what people read about their games that the logs of all tables contradict."""
    played, faults = played_of(ground.snapshot, pasts), list[str]()
    for row in ground.snapshot.rows(PlayerRow):
        player = Player.of(row)
        seats = ((each, each.table.seat_of(player)) for each in played)
        own = [Own(each, seat) for each, seat in seats if seat is not None]
        if row.robot is None and own:
            faults += [f"{what}: player {row.id}" async for what in _of_player(ground, row.id, own)]
    return faults


async def _of_player(ground: Ground, player: int, own: Sequence[Own]) -> AsyncIterator[str]:
    async for what in _tables(ground, player):
        yield what
    async for what in _history(ground.store, player, own):
        yield what
    achieved = {row.feat: row.table for row in await ground.store.feats(player=player)}
    if achieved != (first := _feats(ground.games, own)):
        yield f"feats are wrong: {achieved}, not {first}"
    for game in sorted({each.game for each in own}):
        of_kind = [each for each in own if each.game == game]
        practiced = [each for each in of_kind if each.played.is_practice]
        counted = len(practiced), sum(each.has_won for each in practiced)
        if (said := await ground.store.practiced(player, game)) != counted:
            yield f"practice is wrong: {said} at {game}, not {counted}"
        rated = [each for each in of_kind if each.played.is_rated]
        totals, sums = await ground.store.totals_of(player, game), Counter[str]()
        expected = (_streak(rated), *(max([0, *(by * each.net for each in rated)]) for by in (1, -1)))
        if (totals.streak, totals.biggest_won, totals.biggest_lost) != expected:
            yield f"stats are wrong: {totals} at {game}, not {expected} (streak, won, lost)"
        for each in rated:
            sums.update(each.counts(ground.games).figures)
        figures = await ground.store.figure_sums_of(player, game)
        if figures != {name: value for name, value in sums.items() if value}:
            yield f"stats are wrong: {figures} at {game}, not {dict(sums)}"


async def _tables(ground: Ground, player: int) -> AsyncIterator[str]:
    """Yield what is wrong with the tables that the store finds for a player: those over, and those that go on."""
    ended = {row.table: row.at for row in ground.snapshot.rows(TableEndRow)}
    sat = {row.table for row in ground.snapshot.rows(SeatRow) if row.player == player}
    over = [each.row.id for each in await ground.store.finished_tables_of(player)]
    if {*over} != sat & ended.keys() or any(ended[one] < ended[other] for one, other in pairwise(over)):
        yield f"finished tables are wrong: {over}, not {sorted(sat & ended.keys())}, the last to end first"
    on = {each.row.id for each in await ground.store.running_tables_of(player)}
    if on != sat - ended.keys():
        yield f"running tables are wrong: {sorted(on)}, not {sorted(sat - ended.keys())}"


async def _history(store: Store, player: int, own: Sequence[Own]) -> AsyncIterator[str]:
    """Yield what is wrong with the list of someone's games, as a whole and by kind."""
    newest, found = [each.played.number for each in reversed(own)], list[int]()
    while page := await store.games_of(player, before=found[-1] if found else None, limit=PAGE):
        found += [each.game.number for each in page]
        if len(found) > len(newest):
            break
    if found != newest:
        yield f"a history is wrong: {found}, not {newest}"
    for is_practice in (True, False):
        kept = [each.played.number for each in reversed(own) if each.played.is_practice == is_practice]
        if [each.game.number for each in await store.games_of(player, practice=is_practice)] != kept:
            yield f"a history is wrong: practice {is_practice}, not {kept}"
    for other in sorted({each.id for one in own for each in one.played.table.players} - {player}):
        met = [each.played.number for each in reversed(own) if any(p.id == other for p in each.played.table.players)]
        if [each.game.number for each in await store.games_of(player, against=other)] != met:
            yield f"a history is wrong: against {other}, not {met}"


def _feats(games: Games, own: Iterable[Own]) -> dict[str, str]:
    """Return the table of each feat's first time."""
    first = dict[str, str]()
    for each in own:
        table = each.played.table
        counting = games.counting(each.game)
        has_left = table.terms.game.has_deputies and each.seat in table.view(None).left
        if counting is None or has_left or not each.played.is_rated:
            continue
        for feat in counting.achieved(table.view(None), each.played.settlement, each.seat):
            first.setdefault(str(feat), table.id)
    return first


def _streak(own: Iterable[Own]) -> int:
    """Return the most wins in a row."""
    longest = length = 0
    for each in own:
        length = length + 1 if each.has_won else 0
        longest = max(longest, length)
    return longest
