"""The shards that a process serves, as an operator writes it, and the shards of servers."""

import pytest

from bot.values.shards import Shards, parse_shards, shard_of


@pytest.mark.parametrize(
    ("text", "served", "count", "written"),
    [
        ("0-3/8", {0, 1, 2, 3}, 8, "0-3/8"),
        (" 5 / 8 ", {5}, 8, "5/8"),
        ("6,0-1/8", {0, 1, 6}, 8, "0-1,6/8"),
        ("0/1", {0}, 1, "0/1"),
        ("0,1,2,3/4", {0, 1, 2, 3}, 4, "0-3/4"),
    ],
)
def test_shards_are_read_as_they_are_written(text: str, served: set[int], count: int, written: str) -> None:
    shards = parse_shards(text)
    assert shards == Shards(frozenset(served), count)
    assert str(shards) == written
    assert shards.is_all == (len(served) == count)


@pytest.mark.parametrize(
    "text", ["", "0", "/", "0/", "/4", "4/4", "3-1/4", "-1/4", "0-/4", "a/4", "0/0", "0/20000", "0-99999999/4", "٣/4"]
)
def test_no_shards_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_shards(text)


def test_a_server_is_in_the_shard_that_discord_says() -> None:
    assert shard_of(None, 8) == 0
    assert [shard_of((5 << 22) + 77, count) for count in (1, 2, 4, 8)] == [0, 1, 1, 5]
