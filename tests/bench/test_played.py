"""The bench draws what play needs: the same pictures every time, of both seats and of everyone."""

import re

import pytest

from bot.bench import pictures, played
from bot.bench.hosts import HERE
from render import Studio, bench


@pytest.mark.long("benches")
def test_games_at_once_are_drawn_in_order(studio: Studio) -> None:
    first, again = ([draw(studio) for draw in played.drawings("mille", 36)] for _ in range(2))
    assert first == again
    assert {picture.filename for picture in first} == {"panel.png", "table.png"}
    assert len({picture.png for picture in first}) > 18


@pytest.mark.long("benches")
def test_it_is_told_where_the_time_goes_and_what_was_drawn_anew() -> None:
    line = bench.played(played.drawings("mille", 24))
    shares = [int(share) for share in re.findall(r"(?:layout|paint|encode) (\d+)%", line)]
    assert len(shares) == 3
    assert 98 <= sum(shares) <= 102
    assert re.search(r"drawn anew for a picture: \w+ \d", line)


@pytest.mark.long("benches")
def test_each_round_beside_another_checkout_is_told_and_then_their_ratio_and_memory() -> None:
    rounds = 1
    lines = list(pictures.compare(HERE, pictures=6, rounds=rounds))
    assert [line.partition(":")[0] for line in lines[:rounds]] == [
        f"played games, round {number}" for number in range(1, rounds + 1)
    ]
    assert re.fullmatch(r"of .*: [\d.]+ of the processor, [\d.]+ for the first, 1.00 of the bytes", lines[-3])
    assert lines[-1].endswith(" MB in memory after 6 pictures")
