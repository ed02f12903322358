"""What stories reach: nearly all reasons of refusal, notices and ways back."""

from itertools import chain

import pytest

from bot.exploring.reaching import ELSEWHERE, TO_REACH, missed, share
from bot.exploring.story import story_of
from bot.standing import Why
from bot.tables import Reason
from tests.exploring.conftest import Tell

LIKELY = (3006, 2008, 3004, 104, 2003, 106, 102, 1, 3, 2007, 101, 2000, 2001, 109, 112, 3001)  # of --reached, the best
MOST = 200  # seeds


def test_what_no_story_reaches_is_named_with_why_and_little() -> None:
    reasons = {*(f"declined {each}" for each in Reason), *(f"objection {each}" for each in Why)}
    assert set(ELSEWHERE) <= reasons
    assert all(ELSEWHERE.values())
    assert not TO_REACH & set(ELSEWHERE)
    assert missed(TO_REACH) == []
    assert share(TO_REACH) == 1


@pytest.mark.long("seeds")
def test_stories_reach_nearly_everything(telling: Tell) -> None:
    reached = set[str]()
    for seed in chain(LIKELY, range(1, MOST)):
        told = telling(story_of(seed, presses=200))
        assert told.faults == (), seed
        reached |= set(told.reached)
        if share(reached) >= 0.95:
            return
    pytest.fail(f"never: {missed(reached)}")
