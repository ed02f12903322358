"""Who is next: higher ranks first, and within a rank everyone in turn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.robots.queue import Asker, Queue, Rank

ANN, BOB, CAT = (Asker(Rank.PRACTICE, who) for who in ("Ann", "Bob", "Cat"))
CLUB = Asker(Rank.TABLE, "CLUB")
HINT = Asker(Rank.ADVICE, "Ann")

ASKERS = st.builds(Asker, st.sampled_from(Rank), st.sampled_from("ABC"))
Asked = tuple[Asker, int]


def order(*asked: Asker) -> list[Asker]:
    """Return whose turn comes when all of these have asked."""
    queue = Queue[Asker]()
    for asker in asked:
        queue.put(asker, asker)
    return [queue.pop() for _ in asked]


def test_a_table_of_people_is_before_practice_and_practice_before_advice() -> None:
    assert order(HINT, ANN, CLUB) == [CLUB, ANN, HINT]
    assert order(CLUB, HINT, ANN) == [CLUB, ANN, HINT]


def test_one_persons_many_games_let_others_pass() -> None:
    assert order(ANN, ANN, ANN, ANN, BOB, CAT, BOB) == [ANN, BOB, CAT, ANN, BOB, ANN, ANN]


def test_tables_take_turns_too() -> None:
    other = Asker(Rank.TABLE, "TOWN")
    assert order(CLUB, CLUB, CLUB, other) == [CLUB, other, CLUB, CLUB]


def test_who_waits_again_comes_after_all_others() -> None:
    queue = Queue[int]()
    queue.put(ANN, 1)
    queue.put(BOB, 2)
    assert queue.pop() == 1
    queue.put(ANN, 3)
    assert [queue.pop(), queue.pop()] == [2, 3]


def test_what_nobody_waits_for_anymore_is_passed_over() -> None:
    queue = Queue[int]()
    for asker, item in ((ANN, 1), (ANN, 2), (BOB, 3)):
        queue.put(asker, item)
    queue.discard(ANN, 1)
    queue.discard(BOB, 3)
    queue.discard(BOB, 3)
    assert len(queue) == 1
    assert queue.pop() == 2
    with pytest.raises(IndexError):
        queue.pop()


@given(asked=st.lists(ASKERS, max_size=40), lost=st.sets(st.integers(0, 39)))
def test_all_are_served_by_rank_and_turn_each_asker_in_order(asked: list[Asker], lost: set[int]) -> None:
    queue = Queue[Asked]()
    for number, asker in enumerate(asked):
        queue.put(asker, (asker, number))
    for number in lost & {*range(len(asked))}:
        queue.discard(asked[number], (asked[number], number))
    left = [(asker, number) for number, asker in enumerate(asked) if number not in lost]
    assert len(queue) == len(left)
    served = [queue.pop() for _ in left]
    assert sorted(served, key=lambda each: each[1]) == left
    assert [asker.rank for asker, _ in served] == sorted(asker.rank for asker, _ in served)
    for asker in {*asked}:
        own = [number for each, number in served if each == asker]
        assert own == sorted(own)
    for at, (asker, _) in enumerate(served):
        later = [each for each, _ in served[at + 1 :] if each.rank == asker.rank]
        if asker in later:
            between = {*later[: later.index(asker)]}
            assert between == {*later} - {asker}, "nobody is served twice while another one waits"
