"""When presses were made, as two clocks say that need not agree."""

from datetime import UTC, datetime

from cogs.stage.promptness import ANSWERABLE, KEPT, Promptness

AHEAD = 40_000  # ms by which this machine's clock is before Discord's


def made(at: int) -> datetime:
    """Return what Discord says of a press, at so many Unix milliseconds of its clock."""
    return datetime.fromtimestamp(at / 1000, UTC)


def test_a_press_was_made_as_much_earlier_as_it_is_later_than_the_promptest() -> None:
    promptness = Promptness()
    assert promptness.made_at(made(1_000), 1_000 + AHEAD + 200) == 1_000 + AHEAD + 200, "nothing to compare it with"
    assert promptness.made_at(made(2_000), 2_000 + AHEAD + 50) == 2_000 + AHEAD + 50, "the promptest yet"
    assert promptness.made_at(made(3_000), 3_000 + AHEAD + 2_050) == 3_000 + AHEAD + 50, "two seconds late"
    assert promptness.made_at(made(4_000), 4_000 + AHEAD + 60) == 4_000 + AHEAD + 50


def test_a_clock_that_is_set_makes_no_press_late() -> None:
    promptness = Promptness()
    promptness.made_at(made(0), 0)
    later = ANSWERABLE + 1
    assert promptness.made_at(made(1_000), 1_000 + later) == 1_000 + later, "nobody could answer so late a press"
    assert promptness.made_at(made(2_000), 2_000 + later + 10) == 2_000 + later
    assert promptness.made_at(made(3_000), 3_000) == 3_000, "set back"


def test_clocks_that_drift_apart_are_compared_by_presses_of_late() -> None:
    promptness = Promptness()
    for at in range(2 * KEPT):
        assert promptness.made_at(made(1_000 * at), 1_001 * at) >= 1_001 * at - KEPT
