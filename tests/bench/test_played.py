"""The bench draws what play needs: the same pictures every time, of both seats and of everybody."""

import re

from bot.bench import played
from render import Studio, bench


def test_games_at_once_are_drawn_in_order(studio: Studio) -> None:
    first, again = ([draw(studio) for draw in played.drawings(36)] for _ in range(2))
    assert first == again
    assert {picture.filename for picture in first} == {"panel.png", "table.png"}
    assert len({picture.png for picture in first}) > 18


def test_it_is_told_where_the_time_goes_and_what_was_drawn_anew() -> None:
    line = bench.played(played.drawings(24))
    shares = [int(share) for share in re.findall(r"(?:layout|paint|encode) (\d+)%", line)]
    assert len(shares) == 3
    assert 98 <= sum(shares) <= 102
    assert re.search(r"drawn anew for a picture: \w+ \d", line)
