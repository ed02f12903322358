"""The rows of tournaments, read and written: terms, acts, tables that begin, and a pot that is divided."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.protocol import SEATS, Game
from bot.games.shuffle import seat_order, table_seed
from bot.hosted import Games
from bot.store import PotRow, PotTransferRow, TournamentActRow, TournamentRow
from bot.tables.keys import KEY_LENGTH, KEY_SIGNS
from bot.tables.state.pace import BY_THE_WEEK, PACES
from bot.tables.state.terms import Terms, known_game, stored_options
from bot.tournament.course import Act, Called, Course, Kind, Pace, Plan, course_of
from bot.tournament.pot import Division, nets, payments
from bot.tournament.rounds import Shape

CLOCKS = {Pace.EVENING: replace(PACES["10m"], may_claim=True), Pace.WEEKLY: BY_THE_WEEK}  # of the tables


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A host's choices for a tournament, besides the rules of its game."""

    seats: int  # at each table
    rounds: int
    pace: Pace
    entry: int = 0  # minor units; each who signs up owes it
    division: Division = Division.THREE


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament at some moment."""

    row: TournamentRow
    game: Game
    commitment: str  # to the secret from which the seeds of all tables follow
    course: Course

    @property
    def running(self) -> Mapping[str, int]:
        """The tables that play, as far as the course says: their numbers, by their keys."""
        current, number = self.course.current, len(self.course.rounds)
        return {
            table_key(self.row.id, number, table): table
            for table, called in enumerate(() if current is None else current.tables, start=1)
            if called.begun_with is not None and called.result is None
        }

    @property
    def terms(self) -> Terms:
        """The terms of its tables, which are contests without stakes of their own."""
        pace = CLOCKS[self.course.plan.pace]
        options = stored_options(self.game, json.loads(self.row.options))
        return Terms(self.game, options, 0, pace, self.row.unit, is_contest=True)


def tournament_of(
    row: TournamentRow, acts: Iterable[TournamentActRow], commitment: str, games: Games
) -> Tournament:  # fmt: skip
    """Return a tournament after these acts. Raises Declined (NEWER), and ValueError, KeyError or TypeError."""
    game = known_game(games, row.game)
    return Tournament(row, game, commitment, course_of(plan_of(row, game, commitment), map(act_of, acts)))


def plan_of(row: TournamentRow, game: Game, commitment: str) -> Plan:
    """Return the terms of a tournament. Raises ValueError."""
    shape = Shape(tuple(len(side) for side in game.sides(row.seats)))
    smaller = () if shape.has_partners else (each for each in game.seats if each < row.seats)
    return Plan(
        host=row.host,
        shape=shape,
        playable=frozenset({row.seats, *smaller}),
        rounds=row.rounds,
        pace=Pace(row.pace),
        entry=row.entry,
        division=Division(row.division),
        created_at=row.created_at,
        luck=int(commitment[:12], 16),
    )


def act_of(row: TournamentActRow) -> Act:
    """Return the act that a row says. Raises ValueError for a kind that there is not."""
    return Act(row.number, row.at, Kind(row.kind), row.player, row.press_id, row.text)


def row_of(key: str, act: Act) -> TournamentActRow:
    """Return the row of an act."""
    return TournamentActRow(key, act.number, act.at, str(act.kind), act.player, act.press, str(act.text))


def table_key(key: str, number: int, table: int) -> str:
    """Return the key of a table of a tournament: always the same, so that none can be begun twice. Both are from 1."""
    digest = int.from_bytes(hashlib.sha256(f"{key}/{number}/{table}".encode()).digest())
    signs = []
    for _ in range(KEY_LENGTH):
        digest, sign = divmod(digest, len(KEY_SIGNS))
        signs.append(KEY_SIGNS[sign])
    return "".join(signs)


def seed_of(secret: bytes, number: int, table: int) -> bytes:
    """Return the seed of a table, which follows from the secret of its tournament."""
    return table_seed(secret, number=number, table=table)


def order_of(table: Called, game: Game, seed: bytes) -> tuple[int, ...]:
    """Return who gets which seat: drawn from the seed and the cut. Partners get the seats of their side."""
    people = table.begun_with or ()
    drawn = [people[each] for each in seat_order(seed, game=game.name, seats=len(people), cut=table.cut)]
    if len(people) < len(table.people):
        return tuple(drawn)
    placed: dict[int, int] = {}
    rank = {each: drawn.index(each) for each in people}
    sides = sorted(table.sides, key=lambda side: min(rank[each] for each in side))
    for seats, side in zip(game.sides(len(people)), sides, strict=True):
        placed |= zip(seats, sorted(side, key=lambda each: rank[each]), strict=True)
    return tuple(placed[seat] for seat in SEATS[: len(people)])


def pot_of(row: TournamentRow, course: Course, at: int) -> Sequence[PotRow | PotTransferRow]:
    """Return the rows of the pot of a tournament that is over; none without an entry."""
    if not row.entry:
        return ()
    won = nets(row.entry, course.entrants, course.lines, course.plan.division)
    paid = (PotTransferRow(row.id, *each) for each in payments(won))
    return (PotRow(row.id, row.guild_id, row.unit, at), *paid)
