"""Queries about reviews. Each names the indexes that answer it; a test checks the plan."""

from sqlalchemy import select

from bot.store.questions.reader import Reader
from bot.store.rows.review_rows import ReviewRow
from bot.store.schema.review_schema import reviews


class ReviewQueries(Reader):
    """Queries about reviews. They only read."""

    async def review(self, table: str, seat: int) -> ReviewRow | None:
        """Return the review of a seat of a table; None if there is none."""
        # primary key
        return await self._one(select(reviews).where(reviews.c.table == table, reviews.c.seat == seat), ReviewRow)
