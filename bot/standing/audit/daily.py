"""A check of daily deals: each sitting is played again from its log, and its day was opened when it was over."""

import hmac
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.daily.calendar import day_at, ends
from bot.daily.days import PREFIX, game_seed
from bot.daily.sitting import Sitting, as_log, options_of, score_of, sitting_of, start, terms_of
from bot.games.protocol import Refused
from bot.robots.protocol import Level
from bot.standing.audit.clocks import LEEWAY, SKEW
from bot.standing.audit.sentences import UNCHECKED, missing, wrong
from bot.standing.audit.verdicts import Ground
from bot.store import ENDED, DailyMoveRow, DailyOpenedRow, DailyResultRow, DailySittingRow, PlayerRow, SeedRow
from bot.store.copies.kinds import named
from bot.store.copies.snapshot import Snapshot
from bot.tables import BadSeedKey, Declined, Player
from bot.tables.keys import KEY_LENGTH, KEY_SIGNS


@dataclass(frozen=True, slots=True)
class _Stored:
    """All that is stored of daily deals."""

    people: Mapping[int, Player]
    robots: Sequence[Player]
    seeds: Mapping[str, SeedRow] = field(repr=False)
    opened: Mapping[str, DailyOpenedRow]
    moves: Mapping[str, Sequence[DailyMoveRow]] = field(repr=False)
    results: Mapping[str, DailyResultRow]


def is_day_key(key: str) -> bool:
    """Return whether a seed has the key of a day."""
    try:
        ends(key.removeprefix(PREFIX))
    except ValueError:
        return False
    return key.startswith(PREFIX)


def daily_faults(snapshot: Snapshot, *, ground: Ground) -> Iterator[str]:
    """Yield what is wrong with days, sittings and results."""
    stored = _read(snapshot)
    for opened in stored.opened.values():
        if opened.day not in stored.seeds:
            yield wrong(opened, "day", f"is {opened.day}, which has no seed")
        elif not ends(opened.day) - LEEWAY <= opened.at <= ground.now + SKEW:
            yield wrong(opened, "at", f"is {opened.at}, when that day was not over or that is still to come")
    for row in snapshot.rows(DailySittingRow):
        try:
            yield from _sitting(row, stored, ground)
        except Exception as error:  # of any kind: a fault of one sitting hides no other
            yield f"{named(row)}: cannot be checked ({type(error).__name__})"


def _read(snapshot: Snapshot) -> _Stored:
    people = snapshot.rows(PlayerRow)
    robots = sorted((each for each in people if each.robot == Level.REGULAR), key=lambda each: each.robot_number or 0)
    moves: dict[str, list[DailyMoveRow]] = defaultdict(list)
    for each in snapshot.rows(DailyMoveRow):
        moves[each.sitting].append(each)
    return _Stored(
        {each.id: Player.of(each) for each in people},
        [Player.of(each) for each in robots],
        {each.table.removeprefix(PREFIX): each for each in snapshot.rows(SeedRow) if is_day_key(each.table)},
        {each.day: each for each in snapshot.rows(DailyOpenedRow)},
        moves,
        {each.sitting: each for each in snapshot.rows(DailyResultRow)},
    )


def _sitting(row: DailySittingRow, stored: _Stored, ground: Ground) -> Iterator[str]:
    if len(row.id) != KEY_LENGTH or not set(row.id) <= set(KEY_SIGNS):
        yield wrong(row, "id", "is no key that the bot makes")
    if day_at(row.at) != row.day:
        yield wrong(row, "at", f"is {row.at}, which is not on day {row.day}")
    opened, seed = stored.opened.get(row.day), stored.seeds.get(row.day)
    if row.digest is None and opened is None:
        yield missing(DailyOpenedRow(row.day, row.at), "though the digest of a sitting is gone")
    elif row.digest is not None and opened is not None:
        yield wrong(row, "digest", "is there, though its day was opened")
    person = stored.people.get(row.player)
    if person is not None and person.robot is not None:
        yield wrong(row, "player", f"is {row.player}, a robot")
    if seed is None or person is None:
        yield wrong(row, "day", f"is {row.day}, which has no seed, {UNCHECKED}")
        return
    try:
        terms_of(ground.games, row.game)
    except KeyError:
        yield wrong(row, "game", f"is {row.game}, which has no daily deal")
        return
    try:
        secret = ground.vault.unseal(seed.seed)
    except BadSeedKey:
        if opened is not None:
            yield wrong(seed, "seed", "is sealed, though its day was opened")
        return
    if row.digest is not None and person.discord_id is not None:
        expected = hmac.digest(secret, f"who/{person.discord_id}/{row.game}".encode(), "sha256").hex()
        if row.digest != expected:
            yield wrong(row, "digest", "does not follow from the person, the game and the day")
    yield from _played(row, person, game_seed(secret, row.day, row.game), stored, ground)


def _played(row: DailySittingRow, person: Player, seed: bytes, stored: _Stored, ground: Ground) -> Iterator[str]:
    """Yield what is wrong with how a sitting was played, and with its result."""
    drawn, moves = options_of(ground.games, row.game, seed), stored.moves.get(row.id, ())
    if row.rules != drawn.rules:
        yield wrong(row, "rules", f"is {row.rules}, the day's are {drawn.rules}")
    elif any(json.loads(row.options).get(name, value) != value for name, value in drawn.texts().items()):
        yield wrong(row, "options", "are not those of the day")
    if not moves:
        yield missing(DailyMoveRow(row.id, 1, None, "", row.at), "though the sitting was begun")
        return
    if faults := [*_order(row, moves, ground.now)]:
        yield from faults
        return
    try:
        before = start(ground.games, row, person, stored.robots, options=row.options, seed=seed)
        sitting = sitting_of(row, terms_of(ground.games, row.game), before, as_log(moves), seed)
    except (Declined, Refused, ValueError, LookupError) as error:
        kind = type(error).__name__
        yield f"daily_moves with sitting_id {row.id}: cannot be played, by their seat or text ({kind})"
        return
    yield from _end(sitting, moves, is_over=row.day in stored.opened or person.is_former)
    yield from _result(sitting, moves[-1].at, stored.results.get(row.id), ground)


def _order(row: DailySittingRow, moves: Sequence[DailyMoveRow], now: int) -> Iterator[str]:
    """Yield moves that are out of order; of their plies the first one alone."""
    at = row.at
    for count, each in enumerate(moves, 1):
        if each.ply != count:
            yield wrong(each, "ply", f"does not follow {count - 1}")
            return
        if not at - SKEW <= each.at <= now + SKEW:
            yield wrong(each, "at", f"is {each.at}, before what came before it or still to come")
        at = each.at


def _end(sitting: Sitting, moves: Sequence[DailyMoveRow], *, is_over: bool) -> Iterator[str]:
    """Yield what is wrong with how a sitting was cut off; `is_over`: its day is, or its person was forgotten."""
    if [each.ply for each in moves if each.text == ENDED] not in ([], [len(moves)]):
        yield wrong(moves[-1], "text", "comes after the end")
    if sitting.is_cut_off and not is_over:
        yield wrong(moves[-1], "text", "ends the sitting, though its day is not over")
    if is_over and not (sitting.is_cut_off or sitting.is_done):
        yield missing(DailyMoveRow(sitting.row.id, len(moves) + 1, None, ENDED, 0), "though the sitting is over")


def _result(sitting: Sitting, at: int, result: DailyResultRow | None, ground: Ground) -> Iterator[str]:
    """Yield what is wrong with the result of a sitting, the last row of whose log is of a moment `at`."""
    if result is None and sitting.is_done:
        yield missing(DailyResultRow(sitting.row.id, 0, at), "though the log ends the game")
    elif result is not None and not sitting.is_done:
        yield f"{named(result)}: follows from no log"
    elif result is not None:
        score = score_of(ground.games, sitting.terms, sitting.table)
        if result.score != score:
            yield wrong(result, "score", f"is {result.score}, the log says {score}")
        if result.at != at:
            yield wrong(result, "at", f"is {result.at}, the log says {at}")
