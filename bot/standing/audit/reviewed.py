"""A check that reviews are of people in games that are over, and name decisions of those people."""

from collections.abc import Iterator

from bot.coach.edition import edition
from bot.coach.keeping import read_review
from bot.standing.audit.cases import Case
from bot.standing.audit.clocks import LEEWAY, SKEW
from bot.standing.audit.sentences import wrong
from bot.store import ReviewRow
from bot.tables import Table


def review_faults(case: Case, table: Table, now: int) -> Iterator[str]:
    """Yield what is wrong with the reviews of a game; `now` (ms) is later than any event there."""
    for row in case.reviews:
        if not 0 <= row.seat < len(table.players):
            yield wrong(row, "seat", "is no seat of the table")
        elif (player := case.people.get(table.players[row.seat].id)) is not None and player.discord_id is None:
            yield wrong(row, "seat", "is that of a robot, or of a person who was forgotten")
        if case.end is None:
            yield wrong(row, "table", "is that of a game that goes on")
        elif not case.end.at - LEEWAY <= row.at <= now + SKEW:
            yield wrong(row, "at", f"is {row.at}, when the game was not over or that is still to come")
        if row.edition == edition():  # another one may write otherwise
            yield from _content(row, case)


def _content(row: ReviewRow, case: Case) -> Iterator[str]:
    try:
        review = read_review(row.review)
    except ValueError:
        yield wrong(row, "review", "cannot be read")
        return
    own = {each.ply for each in case.log if each.seat == row.seat}
    for mistake in review.dearest:
        if mistake.ply not in own:
            yield wrong(row, "review", f"names ply {mistake.ply}, which is no move of that seat")
