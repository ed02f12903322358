"""What stories reach: nearly all reasons of refusal, notices and ways back."""

from pathlib import Path

import pytest

from bot.exploring.explore import AFTERWARDS, tell
from bot.exploring.reaching import ELSEWHERE, TO_REACH, missed, share
from bot.registry import GAMES
from bot.standing import Why
from bot.tables import Reason
from bot.tables.time import SECOND
from tests.exploring.reaching import Reaching
from tests.exploring.reaching_before import BEFORE
from tests.exploring.reaching_games import IN_GAMES
from tests.left_out import first

SEEDS = 50
REACHING = (*IN_GAMES, *BEFORE)


def test_what_no_story_reaches_is_named_with_why_and_little() -> None:
    reasons = {*(f"declined {each}" for each in Reason), *(f"objection {each}" for each in Why)}
    assert set(ELSEWHERE) <= reasons
    assert all(ELSEWHERE.values())
    assert not TO_REACH & set(ELSEWHERE)
    assert missed(TO_REACH) == []
    assert share(TO_REACH) == 1


def test_each_thing_has_a_plot_that_reaches_it() -> None:
    reached = set[str]().union(*(each.reached for each in REACHING))
    assert reached <= TO_REACH
    assert missed(reached) == []


@pytest.mark.parametrize("reaching", first(1, REACHING, why="seeds"), ids=lambda each: each.name)
def test_a_plot_reaches_what_it_is_for(
    empty_database: Path, monkeypatch: pytest.MonkeyPatch, reaching: Reaching
) -> None:
    """Within a few seeds, mostly. A story ends once all is reached, and is not judged: `.ci/run` has whole ones."""
    reaching.set_up(monkeypatch)
    left, afterwards = {*reaching.reached}, AFTERWARDS if reaching.is_told_on else (SECOND,)
    for seed in range(1, SEEDS + 1):
        story, games = reaching.plot.story_of(seed), reaching.plot.games(GAMES)
        left -= {*tell(story, games, empty_database, afterwards=afterwards, sought=left).reached}
        if not left:
            return
    pytest.fail(f"never: {sorted(left)}")
