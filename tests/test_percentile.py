"""Times of benches in short."""

import pytest

from bot.percentile import percentile


@pytest.mark.parametrize(("share", "time"), [(0, 1), (0.5, 51), (0.95, 96), (0.99, 100), (1, 100)])
def test_within_which_time_a_share_lay(share: float, time: float) -> None:
    assert percentile(range(1, 101), share) == time
    assert percentile([time], share) == time
