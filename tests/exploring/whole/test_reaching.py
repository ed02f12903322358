"""What whole stories reach: games where the bot is not, daily deals over a change of days, seasons that end."""

from itertools import chain

import pytest

from bot.exploring.reaching import WHOLE_TO_REACH, missed
from bot.registry import GAMES
from tests.exploring.conftest import Tell, read_story
from tests.exploring.plots import Plot
from tests.exploring.shown import KEPT
from tests.exploring.whole.planted_apart import DAYS, ENDS_AFAR, REVIVED, SEASONS

SEEDS = 50
CHAMPIONS = "announces-each-season-twice.txt"
REACHING = (
    (REVIVED, {"elsewhere: begun", "elsewhere: revived"}),
    (ENDS_AFAR, {"elsewhere: settled"}),
    (DAYS, {f"daily: {each}" for each in ("done", "shared", "shared the next day", "a day opened", "days in a row")}),
    (SEASONS, {f"league: {each}" for each in ("joined", "a season over", "announced")}),
)


def test_each_thing_has_a_plot_that_reaches_it() -> None:
    assert missed(set[str]().union(*(reached for _, reached in REACHING)), WHOLE_TO_REACH) == []


@pytest.mark.long("seeds")
@pytest.mark.parametrize(("plot", "reached"), REACHING, ids=["revived", "ends", "days", "seasons"])
def test_a_plot_reaches_what_it_is_for(telling: Tell, plot: Plot, reached: set[str]) -> None:
    """Within a few seeds, mostly; all is well in each of them."""
    left = {*reached}
    kept = [read_story(KEPT / CHAMPIONS)] if plot is SEASONS else []  # a season with champions takes many games
    for story in chain(kept, map(plot.story_of, range(1, SEEDS + 1))):
        result = telling(story, plot.games(GAMES))
        assert result.faults == ()
        left -= {*result.reached}
        if not left:
            return
    pytest.fail(f"never: {sorted(left)}")
