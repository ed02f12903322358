"""Feats stored with the wrong game are corrected, and stay under the law that nobody deletes them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Conflict, FeatRow, Store, TableRow
from bot.store.copies.firsts import put_right
from bot.values.database import Database


async def test_each_feat_is_stored_with_its_first_game_and_none_is_taken_away(store: Store, kept_in: Database) -> None:
    ann, bob = [(await store.player(number, name=f"P{number}", locale="en")).id for number in (1, 2)]
    for key in ("T1", "T2"):
        await store.commit(TableRow(key, "mille", "classic", "{}", 0, 5, 50, "1", 1))
    kept, late = FeatRow(bob, "skunk", "T2", 2), FeatRow(ann, "skunk", "T2", 2)
    await store.commit(kept, late, FeatRow(bob, "natural", "T1", 1))
    first, new = FeatRow(ann, "skunk", "T1", 1), FeatRow(ann, "natural", "T1", 1)
    assert await put_right(kept_in, [kept, first, new]) == 2
    assert await store.feats(player=ann) == [new, first]
    assert len(await store.feats(player=bob)) == 2, "of one nothing was said"
    assert await put_right(kept_in, [kept, first, new]) == 0
    with pytest.raises(Conflict):
        await store.commit(late)
    if isinstance(kept_in, Path):
        with (
            closing(sqlite3.connect(kept_in)) as connection,
            pytest.raises(sqlite3.IntegrityError, match="append-only"),
        ):
            connection.execute("DELETE FROM feats")
