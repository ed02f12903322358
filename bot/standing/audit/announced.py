"""A check that announcements follow from the logs, and were posted in their order and in time."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from bot.standing.audit.cases import Case
from bot.standing.audit.clocks import LEEWAY, SKEW
from bot.standing.audit.sentences import differences, wrong
from bot.store import AnnouncementRow
from bot.store.copies.kinds import PostedRow
from bot.tables.state.consequences import SETTLE
from bot.tables.telling.announcer import NEVER
from bot.tables.time import HOUR
from bot.values.snowflake import TIME_BITS, made_at

TRIED_WITHIN = 2 * HOUR  # from the last attempt to the next, as long as the bot runs


def announced_faults(case: Case, follows: Sequence[AnnouncementRow], now: int, *, finished: int) -> Iterator[str]:
    """Yield what differs between the announcements of a table and its log. Former versions had further kinds.

    `finished` is the number of the last finished deal. A settlement names it if the deal ended in one unit with the
    game, be it by another row of the log, and the log doesn't say which rows were stored together.
    """
    expected = {each.id for each in follows}
    stored = [each.words for each in case.announcements if each.id in expected or each.kind == SETTLE]
    names_deal = {each.id for each in stored if each.body == str(finished)}
    follows = [replace(each, body=str(finished)) if each.id in names_deal else each for each in follows]
    # A game that was moved was announced where it was being played then.
    yield from differences(stored, follows, without=() if case.place is None else ("channel_id",))
    plies = [each.ply for each in case.announcements if each.ply is not None]
    for before, each in zip(plies, case.announcements[1:], strict=False):
        if each.ply is not None and each.ply < before:
            yield wrong(each, "number", f"is {each.number}, out of the order of the log")
    for each in case.announcements:
        yield from _posted(each, now)


def _posted(row: PostedRow, now: int) -> Iterator[str]:
    if not row.id.startswith(f"{row.table}-"):
        yield wrong(row, "table", f"is {row.table}, though its id begins with that of another")
    if row.tried_at is not None and row.tried_at < row.created_at - LEEWAY:
        yield wrong(row, "tried_at", f"is {row.tried_at}, before it was made")
    if row.tried_at is None and row.message_id not in (None, NEVER):
        yield wrong(row, "tried_at", "is missing, though it was posted")
    if row.posted_at is not None and row.posted_at < max(row.created_at, row.tried_at or 0) - LEEWAY:
        yield wrong(row, "posted_at", f"is {row.posted_at}, before it was tried")
    if max(row.tried_at or 0, row.posted_at or 0) > now + SKEW:
        yield wrong(row, "posted_at", f"is {row.posted_at}, and tried_at {row.tried_at}: that is still to come")


def posting_faults(
    rows: Sequence[PostedRow], *, alive: int, up_since: Callable[[int], int], is_sealed: Callable[[str], bool]
) -> Iterator[str]:
    """Yield contradictions in how announcements were posted: each in its order, each by a separate message.

    `alive` (ms): when the bot last ran. `up_since` returns how long it has run since a moment (ms); `is_sealed` whether
    a table cannot be read for want of a key, so that nothing of it is posted.
    """
    yield from _messages([each for each in rows if each.message_id not in (None, NEVER)])
    channels: defaultdict[int, list[PostedRow]] = defaultdict(list)
    for row in rows:
        if row.kind == SETTLE:
            channels[row.channel_id].append(row)
    for some in channels.values():
        later: PostedRow | None = None
        for row in reversed(some):
            if later is not None:
                yield from _order(row, later, is_sealed)
            later = row
        first = next((each for each in some if each.posted_at is None and not is_sealed(each.table or "")), None)
        if first is not None:
            since = max(first.created_at, first.tried_at or 0)
            if since < alive and up_since(since) > TRIED_WITHIN:
                words = f"is missing, and it was not tried again, though the bot ran until {alive} (notes: {{}})"
                yield wrong(first, "posted_at", words.format("alive"))


def _order(row: PostedRow, later: PostedRow, is_sealed: Callable[[str], bool]) -> Iterator[str]:
    """Yield faults of order: in a channel nothing is tried while something made earlier waits."""
    if later.tried_at is None or later.tried_at < row.created_at + SKEW:
        return
    if row.posted_at is None:
        if not is_sealed(row.table or ""):
            yield wrong(row, "posted_at", f"is missing, though {later.id} was tried there after it")
    elif later.posted_at is not None and row.posted_at > later.posted_at + SKEW:
        yield wrong(row, "posted_at", f"is {row.posted_at}, after that of {later.id}, which was made later")


def _messages(rows: Sequence[PostedRow]) -> Iterator[str]:
    """Yield whether each was posted by another message, made when it was posted.

    An id shows when Discord made it. It is held to that where those of its neighbors show the right time: where they do
    not, ids were made by something else, or a clock was wrong.
    """
    first: dict[int | None, str] = {}
    for row in rows:
        if (row.message_id or 0) >> TIME_BITS and first.setdefault(row.message_id, row.id) != row.id:
            yield wrong(row, "message_id", f"is {row.message_id}, that of {first[row.message_id]}")
    are_right = [_is_in_time(row) for row in rows]
    for at, row in enumerate(rows):
        around = are_right[max(0, at - 1) : at] + are_right[at + 1 : at + 2]
        if not are_right[at] and around and all(around):
            words = f"is {row.message_id}, made at {made_at(row.message_id or 0)}, when it was not posted"
            yield wrong(row, "message_id", f"{words} (created_at, posted_at)")


def _is_in_time(row: PostedRow) -> bool:
    return row.created_at - SKEW <= made_at(row.message_id or 0) <= (row.posted_at or 0) + SKEW
