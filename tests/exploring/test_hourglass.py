"""Quiet hours, added up in the simplest way: the hourglass and the clocks of the bot agree, and not if one is wrong."""

from datetime import time

import pytest

from bot.exploring.hourglass import SLICE, loud
from bot.exploring.incarnation import EPOCH
from bot.tables.state.quiet import QuietHours
from bot.tables.time import DAY, HOUR, MINUTE

OVER_NIGHT = QuietHours(time(22), time(7), "America/Toronto")
AT_NOON = QuietHours(time(12), time(14, 30), "Europe/Paris")


@pytest.mark.parametrize("quiet", [OVER_NIGHT, AT_NOON], ids=str)
@pytest.mark.parametrize("since", [0, 3 * HOUR, 7 * HOUR + 20 * MINUTE, 60 * DAY])
@pytest.mark.parametrize("length", [MINUTE, SLICE, 9 * HOUR, 3 * DAY])
def test_both_add_up_to_the_same(quiet: QuietHours, since: int, length: int) -> None:
    begin = EPOCH + since
    assert loud(quiet, begin, begin + length) == quiet.loud(begin, begin + length)
    assert loud(quiet, begin, quiet.after(begin, length)) == length
