"""A check of the whole: values, ids, people, settings, and announcements in their order."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from bot.robots.protocol import Level
from bot.standing.audit.announced import posting_faults
from bot.standing.audit.chosen import alive_of, chosen_faults, noted_faults
from bot.standing.audit.clocks import LATEST, SKEW
from bot.standing.audit.daily import daily_faults, is_day_key
from bot.standing.audit.sentences import wrong
from bot.standing.audit.totals import out_of_number
from bot.standing.audit.twins import twin_sets
from bot.standing.audit.verdicts import Ground
from bot.store import NoteRow, PlayerRow, SeedRow
from bot.store.copies.kinds import PostedRow
from bot.store.copies.numbers import NUMBERS, Numbers
from bot.store.copies.snapshot import Snapshot
from bot.tables import BadSeedKey
from bot.tables.keys import KEY_LENGTH, KEY_SIGNS
from bot.tables.waiting.away import GAPS, read_gaps
from bot.values.snowflake import first_id_at

Find = Callable[[Snapshot], Iterator[str]]


def whole_faults(ground: Ground, *, has_gaps: bool) -> Mapping[str, Find]:
    """Return the checks of the whole database, by the name that a sentence gives them if they fail.

    `has_gaps`: a server numbers announcements, and skips numbers.
    """
    return {
        "values": _values,
        "ids": partial(_ids, now=ground.now),
        "seeds": _seeds,
        "foreign keys": _links,
        "players": partial(_people, now=ground.now),
        "settings": partial(chosen_faults, games=ground.games),
        "notes": partial(noted_faults, now=ground.now),
        "announcements": partial(_numbers, has_gaps=has_gaps),
        "daily deals": partial(daily_faults, ground=ground),
        "posting": partial(_posting, ground=ground),
    }


def _ids(snapshot: Snapshot, *, now: int) -> Iterator[str]:
    """Yield faults of Discord ids, which show when they were made."""
    for row, column, found in snapshot.impossible_ids(first_id_at(now + LATEST)):
        yield f"{row}: {column} is {found}, which Discord has given to nothing"


def _values(snapshot: Snapshot) -> Iterator[str]:
    """Yield whether every value is of the kind of its column, as the bot would have stored it."""
    for row, column in snapshot.mistyped():
        yield f"{row}: {column} holds no value of its kind"


def _seeds(snapshot: Snapshot) -> Iterator[str]:
    """Yield seeds shared by two games: each is made by chance, except in duplicate."""
    for key in snapshot.lone_seeds():
        if not is_day_key(key) and (len(key) != KEY_LENGTH or not set(key) <= set(KEY_SIGNS)):
            yield f"seeds with table_id {key}: belongs to nothing, and the bot makes no such key for practice"
    twins = [{row.table for row in some} for some in twin_sets(snapshot)]
    for some in snapshot.same_seeds():
        if set(some) in twins:
            continue
        yield f"seeds with table_id {', '.join(some)}: commitment is the same, so that one game is a copy of another"


def _links(snapshot: Snapshot) -> Iterator[str]:
    for row, column, other in snapshot.dangling():
        yield f"{row}: {column} points at no row of {other}"


def _people(snapshot: Snapshot, *, now: int) -> Iterator[str]:
    """Yield whether everyone is a person, a robot, or forgotten."""
    levels = {each.value for each in Level}
    people = snapshot.rows(PlayerRow)
    numbered = Counter(each.robot for each in people if each.robot_number is not None)
    for each in people:
        if (each.robot is None) != (each.robot_number is None):
            yield wrong(each, "robot_number", f"is {each.robot_number}, though robot is {each.robot}")
        elif each.robot_number is not None and not 1 <= each.robot_number <= numbered[each.robot]:
            yield wrong(each, "robot_number", f"is {each.robot_number}, of {numbered[each.robot]} of that level")
        if each.created_at > now + LATEST:
            yield wrong(each, "created_at", f"is {each.created_at}, which is still to come")
        if each.robot is not None and each.robot not in levels:
            yield wrong(each, "robot", "is no level of robots")
        if each.robot is not None and each.discord_id is not None:
            yield wrong(each, "robot", "is set, though discord_id makes it a person")
        if each.robot is not None and each.dm_channel_id is not None:
            yield wrong(each, "dm_channel_id", "is set, though nobody can write to a robot")
        if each.robot is None and each.discord_id is None and (each.locale or each.dm_channel_id is not None):
            yield wrong(each, "discord_id", "is missing, though it was not forgotten (locale, dm_channel_id)")


def _moved(snapshot: Snapshot) -> Numbers:
    """Return which numbers announcements had when they were moved from a server."""
    try:
        return next((Numbers.read(each.value) for each in snapshot.rows(NoteRow, "key", [NUMBERS])), Numbers())
    except ValueError:  # then every gap is reported
        return Numbers()


def _numbers(snapshot: Snapshot, *, has_gaps: bool) -> Iterator[str]:
    """Yield faults of announcement numbers: as none is deleted, they have no gaps and are in order of creation.

    A server gives no number twice, but leaves some out when it crashes or takes a transaction back. What it had left
    out before it was moved to a file is noted there.
    """
    rows, latest = snapshot.rows(PostedRow), 0
    if not has_gaps:
        yield from out_of_number(rows, _moved(snapshot))
    for row in rows:
        if row.created_at < latest - SKEW:
            yield wrong(row, "number", f"is {row.number}, after that of one which was made later")
        latest = max(latest, row.created_at)
        if row.table is None:
            yield wrong(row, "table", "is missing, so that it announces nothing")


def _posting(snapshot: Snapshot, *, ground: Ground) -> Iterator[str]:
    """Yield how announcements were posted."""
    rows, alive = snapshot.rows(PostedRow), alive_of(snapshot)
    noted = next(iter(snapshot.rows(NoteRow, "key", [GAPS])), None)
    gaps = [] if noted is None else read_gaps(noted.value)
    sealed = set()
    for seed in snapshot.rows(SeedRow, "table", [each.table or "" for each in rows if each.posted_at is None]):
        try:
            ground.vault.unseal(seed.seed)
        except BadSeedKey:
            sealed.add(seed.table)

    def up_since(moment: int) -> int:
        if noted is None:  # nothing shows when the bot was not there
            return 0
        away = sum(max(0, min(gap.until, alive) - max(gap.since, moment)) for gap in gaps)
        return alive - moment - away

    yield from posting_faults(rows, alive=alive, up_since=up_since, is_sealed=sealed.__contains__)
