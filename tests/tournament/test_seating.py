"""Seating: byes come round, scores sit close, people meet anew, partners change; compared with trying everything."""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise

import pytest

from bot.tournament.rounds import MOST_PEOPLE, Fit, Round, Shape, Sides, byes_of, fit, met_of, partnered_of
from bot.tournament.seating import seating
from tests.left_out import first, together

ALONE = {seats: Shape((1,) * seats) for seats in range(2, 11)}
PARTNERS = Shape((2, 2))

Groups = tuple[tuple[int, ...], ...]


def groups_of(found: Round) -> Groups:
    """Return the people of each table, without sides."""
    return tuple(tuple(each for side in table for each in side) for table in found.tables)


def spread_of(groups: Groups, scores: Mapping[int, int]) -> int:
    return sum(max(scores[each] for each in group) - min(scores[each] for each in group) for group in groups)


def meetings_of(groups: Groups, past: Sequence[Round]) -> int:
    met = met_of(past)
    return sum(met.get(pair, 0) ** 2 for group in groups for pair in combinations(sorted(group), 2))


def played(people: int, shape: Shape, rounds: int, *, most: int, seed: int) -> tuple[dict[int, int], list[Round]]:
    """Return the scores and rounds of a tournament whose tables pay up to `most` points at random."""
    luck, scores, past = random.Random(seed), dict.fromkeys(range(1, people + 1), 0), list[Round]()
    for number in range(rounds):
        past.append(seating(scores, past, shape, luck=number, searches=2))
        scores = {each: score + luck.randint(0, most) for each, score in scores.items()}
    return scores, past


def in_tables(people: Sequence[int], seats: int) -> Iterator[Groups]:
    """Yield every way to divide people among tables."""
    if not people:
        yield ()
        return
    for others in combinations(people[1:], seats - 1):
        rest = [each for each in people[1:] if each not in others]
        for more in in_tables(rest, seats):
            yield ((people[0], *others), *more)


def byes_allowed(people: Sequence[int], byes: Sequence[int], past: Sequence[Round]) -> bool:
    """Return whether nobody sits out twice before all have once."""
    counts = {each: byes_of(past).get(each, 0) for each in people}
    return all(counts[out] <= counts[stays] for out in byes for stays in people if stays not in byes)


def best_of_all(scores: Mapping[int, int], past: Sequence[Round], seats: int) -> tuple[int, int]:
    """Return the least spread, and the fewest meetings that go with it, of all rounds whatsoever."""
    people = sorted(scores)
    return min(
        (spread_of(groups, scores), meetings_of(groups, past))
        for byes in combinations(people, len(people) % seats)
        if byes_allowed(people, byes, past)
        for groups in in_tables([each for each in people if each not in byes], seats)
    )


FIELDS = [(3, 8), (2, 7), (2, 8), (3, 9), (4, 9), (4, 10), (5, 9), (3, 10)]


@pytest.mark.parametrize("most", [0, 1, 9])
@pytest.mark.parametrize("field", first(2, FIELDS, why="all fields"))
def test_small_fields_are_seated_as_well_as_can_be(field: tuple[int, int], most: int) -> None:
    seats, people = field
    scores, past = played(people, ALONE[seats], 3, most=most, seed=people)
    groups = groups_of(seating(scores, past, ALONE[seats], luck=7))
    assert (spread_of(groups, scores), meetings_of(groups, past)) == best_of_all(scores, past, seats)


@pytest.mark.long("a long search")
@pytest.mark.parametrize(("seats", "most"), together([2, 4, 7, 10], [1, 6]))
def test_twenty_four_are_seated_as_well_as_in_a_long_search(seats: int, most: int) -> None:
    scores, past = played(24, ALONE[seats], 6, most=most, seed=seats)
    groups = groups_of(seating(scores, past, ALONE[seats], luck=1))
    better = groups_of(seating(scores, past, ALONE[seats], luck=2, searches=8))
    assert spread_of(groups, scores) == spread_of(better, scores)
    assert meetings_of(groups, past) <= 1.1 * meetings_of(better, past) + 1


@pytest.mark.parametrize("people", [5, 7, 11])
def test_nobody_sits_out_twice_before_all_have_once(people: int) -> None:
    scores, past = played(people, ALONE[4], 6, most=3, seed=people)
    for number, each in enumerate(past):
        assert len(each.byes) == people % 4
        assert byes_allowed(sorted(scores), each.byes, past[:number])
        assert sorted([*each.byes, *(p for group in groups_of(each) for p in group)]) == sorted(scores)


def test_a_late_comer_sits_out_first_and_who_left_is_seated_no_more() -> None:
    scores, past = played(9, ALONE[2], 9, most=2, seed=1)
    late = seating({**scores, 10: 0, 11: 0}, past, ALONE[2], luck=1)
    assert late.byes in {(10,), (11,)}
    del scores[4]
    assert 4 not in {each for group in groups_of(seating(scores, past, ALONE[2], luck=1)) for each in group}


def test_first_all_meet_anew() -> None:
    _, past = played(16, ALONE[4], 3, most=0, seed=1)
    assert max(met_of(past).values()) == 1


@pytest.mark.parametrize("people", [4, 8, 9, 14])
def test_partners_change_each_round(people: int) -> None:
    _, past = played(people, PARTNERS, 5, most=2, seed=people)
    for before, after in pairwise(past):
        assert not partnered_of([before]).keys() & partnered_of([after]).keys()
    assert len(partnered_of(past[:3])) == 3 * 2 * (people // 4)


def test_the_same_rounds_give_the_same_round() -> None:
    scores, past = played(13, PARTNERS, 4, most=3, seed=1)
    assert seating(scores, past, PARTNERS, luck=5) == seating(dict(reversed(scores.items())), past, PARTNERS, luck=5)
    drawn: set[tuple[Sides, ...]] = {
        seating(dict.fromkeys(range(12), 0), [], PARTNERS, luck=n).tables for n in range(5)
    }
    assert len(drawn) == 5


def test_numbers_that_can_be_seated() -> None:
    assert fit(3, ALONE[4]) is None
    assert fit(4, ALONE[4]) == Fit(1, 0)
    assert fit(11, ALONE[4]) == Fit(2, 3)
    assert fit(MOST_PEOPLE, ALONE[3]) == Fit(33, 1)
    assert fit(MOST_PEOPLE + 1, ALONE[4]) is None
    with pytest.raises(ValueError, match="3 cannot be seated"):
        seating(dict.fromkeys(range(3), 0), [], ALONE[4], luck=1)
