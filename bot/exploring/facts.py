"""Whether finished games are kept and reported as their logs have them: who came in which place, won, left, and paid.

`check` makes the stored facts of a game once more by the bot's own rules. Here they are read from its log without them.

| must be true | otherwise |
|---|---|
| a finished game is kept with its places, winners, leavers, points, payments, deals and its end | facts are wrong |
| after a first game of all its players, ratings are in the order of places, and surer than before | ratings are wrong |
| stats tell the last games, the oldest first, and what they sum to | stats are wrong |
| all ledgers of somebody say what the ledger of each server says | ledgers are wrong |
| fewer payments change nobody's sum, and there are fewer of them | a netting is wrong |
"""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence

from bot.exploring.figures import Ground
from bot.exploring.looking_back import Own, Played, played_of
from bot.exploring.past import Moment
from bot.exploring.strength import misrated
from bot.games.protocol import SEATS, Settlement
from bot.standing import Rating
from bot.standing.ledgers import ledgers_of
from bot.standing.stats import CHARTED, stats_of
from bot.store import (
    EVERYWHERE,
    FinishedGameRow,
    GameFactsRow,
    PlayerRow,
    ProposalRow,
    ProposedTransferRow,
    RatingRow,
)
from bot.tables import Player


async def mistold(ground: Ground, pasts: Sequence[Sequence[Moment]]) -> list[str]:
    """Return what is kept or reported of finished games otherwise than their logs have it."""
    facts = defaultdict[int, dict[int, GameFactsRow]](dict)
    for row in ground.snapshot.rows(GameFactsRow):
        facts[row.number][row.seat] = row
    ended = {past[-1].now.id: past[-1].row.at for past in pasts if past}
    rows = {row.number: row for row in ground.snapshot.rows(FinishedGameRow)}
    played = played_of(ground.snapshot, pasts)
    faults = list[str]()
    for each in played:
        faults += _of_game(ground, each, rows[each.number], facts[each.number], ended[each.table.id])
    faults += [*_of_ratings(ground, played), *misrated(ground, played)]
    faults += _of_nettings(ground)
    for person in ground.snapshot.rows(PlayerRow):
        if person.robot is None:
            faults += [fault async for fault in _of_player(ground, Player.of(person), played)]
    return faults


def _of_game(
    ground: Ground, played: Played, row: FinishedGameRow, facts: dict[int, GameFactsRow], ended_at: int
) -> Iterator[str]:
    """Yield what is wrong with the facts of a game."""
    table, outcome = played.table, played.table.position.outcome
    assert outcome is not None  # noqa: S101
    settlement = played.settlement if played.is_rated else Settlement()
    counting = ground.games.counting(table.terms.game.name)
    counts = None if counting is None else counting.counts(table.view(None), settlement)
    paid = sum(each.amount for each in settlement.transfers)
    word = table.terms.game.word_of(outcome.ending)
    expected = (table.guild_id, ended_at, word, played.is_rated, 0 if counts is None else counts.deals, paid)
    if (row.guild_id, row.at, row.ending, row.rated, row.deals, row.amount) != expected:
        yield f"facts are wrong: {row}, not {expected}"
    for at, player in enumerate(table.players):
        seat, own = SEATS[at], facts[at]
        better = 0
        place = 0
        for equals in outcome.places:
            place = better + 1 if seat in equals else place
            better += len(equals)
        left = table.position.left.index(seat) + 1 if seat in table.position.left else 0
        net = sum(((e.payee == seat) - (e.payer == seat)) * e.amount for e in settlement.transfers)
        points = 0 if counts is None else counts.seats[at].points
        seen = (own.player, own.won, own.place, own.left, own.points, own.net)
        if seen != (player.id, seat in outcome.winners, place, left, points, net):
            yield f"facts are wrong: {own}, not place {place}, left {left}, points {points}, net {net}: {table.id}"


def _of_ratings(ground: Ground, played: Sequence[Played]) -> Iterator[str]:
    """Yield ratings in another order than the places of the only game that all its players have."""
    ratings = {(row.game, row.player): row for row in ground.snapshot.rows(RatingRow) if row.scope == EVERYWHERE}
    for each in (each for each in played if each.is_rated):
        table, outcome = each.table, each.table.position.outcome
        counting, sides = ground.games.counting(table.terms.game.name), table.terms.game.sides(len(table.players))
        own = [ratings.get((table.terms.game.name, player.id)) for player in table.players]
        is_first = all(row is not None and row.games == 1 for row in own)
        is_plain = counting is not None and counting.is_rated and not table.position.left
        if not is_first or not is_plain or outcome is None or any(len(side) > 1 for side in sides):
            continue
        place = {seat: at for at, equals in enumerate(outcome.places) for seat in equals}
        rated = [(place.get(SEATS[at], len(own)), row) for at, row in enumerate(own) if row is not None]
        if not outcome.places:
            rated = [(SEATS[at] not in outcome.winners, row) for at, row in enumerate(own) if row is not None]
        for at, one in rated:
            if one.sigma >= Rating().sigma:
                yield f"ratings are wrong: that of {one.player} is no surer after a game, {table.id}"
            for other_at, other in rated:
                if (at < other_at and one.mu <= other.mu) or (at == other_at and abs(one.mu - other.mu) > 1):
                    yield f"ratings are wrong: {one.player} and {other.player} after {table.id}"


def _of_nettings(ground: Ground) -> Iterator[str]:
    """Yield nettings that change what somebody has to pay or to get in all."""
    kinds = {row.id: row.kind for row in ground.snapshot.rows(ProposalRow)}
    sums = defaultdict[str, Counter[int]](Counter)
    for each in ground.snapshot.rows(ProposedTransferRow):
        sums[each.proposal][each.payer] -= each.amount
        sums[each.proposal][each.payee] += each.amount
    for key, kind in kinds.items():
        if kind == "net" and any(sums[key].values()):
            yield f"a netting is wrong: {key} changes {dict(sums[key])}"


async def _of_player(ground: Ground, player: Player, played: Sequence[Played]) -> AsyncIterator[str]:
    games = [Own(each, seat) for each in played if (seat := each.table.seat_of(player)) is not None]
    for game in sorted({each.game for each in games if each.played.is_rated}):
        rated = [each for each in games if each.game == game and each.played.is_rated]
        stats = await stats_of(ground.store, ground.games, player, against=None, guild_id=None, game=game)
        if [each.won for each in stats.last] != [each.has_won for each in rated[-CHARTED:]]:
            yield f"stats are wrong: the last games of {player.id} at {game}: {stats.last}"
        sums = Counter[str]()
        for each in rated:
            sums.update(each.counts(ground.games).figures)
        figures = {name: value for names in stats.figures.values() for name, value in names.items()}
        if any(sums[name] != value for name, value in figures.items()):
            yield f"stats are wrong: {figures} of {player.id} at {game}, not {dict(sums)}"
        for other in sorted({seat.id for each in rated for seat in each.played.table.players} - {player.id}):
            met = [each for each in rated if any(seat.id == other for seat in each.played.table.players)]
            against = Player.of((await ground.store.players([other]))[other])
            stats = await stats_of(ground.store, ground.games, player, against=against, guild_id=None, game=game)
            won = [each.has_won for each in met]
            if [each.won for each in stats.last] != won[-CHARTED:] or stats.totals.wins != sum(won):
                yield f"stats are wrong: {player.id} against {other} at {game}: {stats.totals}, {stats.last}, not {won}"
    ledgers = {(each.place, one.other.id, one.unit): one.amount
               for each in await ledgers_of(ground.store, player) for one in each.balances}  # fmt: skip
    owed = ground.owed().get(player.id, {})
    if ledgers != owed:
        yield f"ledgers are wrong: {ledgers} of {player.id}, not {owed}"
