"""Ratings: the better the results, the higher; the same numbers whenever they are derived."""

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.protocol import SEATS, Seat
from bot.registry import GAMES
from bot.standing.derivation import count, derive, rate_sides
from bot.standing.ratings import PROVISIONAL, Rating, rate
from bot.store import GameFactsRow, TallyRow
from bot.tables import DAY
from tests.standing.games import facts

PARTNERS = ((Seat.A, Seat.C), (Seat.B, Seat.D))
PAIRS = st.lists(st.tuples(st.integers(1, 5), st.integers(1, 5)).filter(lambda pair: pair[0] != pair[1]), max_size=25)


def test_a_newcomer_is_shown_a_thousand() -> None:
    assert Rating().shown == 1000


def test_who_wins_rises_and_who_loses_falls() -> None:
    [winner], [loser] = rate([[Rating()], [Rating()]], [1, 2])
    assert winner.mu > Rating().mu > loser.mu
    assert winner.sigma == loser.sigma < Rating().sigma
    assert winner.games == loser.games == 1


def test_more_than_two_players_are_rated_at_once() -> None:
    [first], *others = rate([[Rating()]] * 4, [1, 2, 2, 2])
    assert all(first.mu > other.mu for [other] in others)
    assert len({other.mu for [other] in others}) == 1


def test_places_count_not_only_who_won() -> None:
    first, second, third = (rated.mu for [rated] in rate([[Rating()]] * 3, [1, 2, 3]))
    assert first > second > third


@given(st.lists(st.integers(1, 6), min_size=2, max_size=8))
def test_of_newcomers_whoever_came_before_another_is_above_and_equals_are_equal(places: list[int]) -> None:
    after = [rated for [rated] in rate([[Rating()]] * len(places), places)]
    for place, rated in zip(places, after, strict=True):
        for other_place, other in zip(places, after, strict=True):
            assert (place == other_place) == (rated == other)
            assert (place < other_place) == (rated.shown > other.shown)


def seats(*places: int, left: Sequence[int] = ()) -> list[GameFactsRow]:
    """Return the facts of a game with these places by seat, and the seats that left it, the first first."""
    return [
        GameFactsRow(
            1,
            seat,
            seat + 1,
            won=place == 1,
            place=place,
            left=[*left, seat].index(seat) + 1 if seat in left else 0,
            points=0,
            net=0,
        )
        for seat, place in enumerate(places)
    ]


def test_partners_rise_and_fall_together() -> None:
    after = rate_sides(seats(1, 2, 1, 2), PARTNERS, [Rating()] * 4)
    assert after[0] == after[2] != after[1] == after[3]
    assert after[0].mu > Rating().mu > after[1].mu


def test_who_left_is_below_all_who_stayed_and_the_earlier_leaver_lower() -> None:
    alone = tuple((seat,) for seat in SEATS[:4])
    after = rate_sides(seats(1, 4, 2, 3, left=[1, 3]), alone, [Rating()] * 4)
    assert after[0].mu > after[2].mu > after[3].mu > after[1].mu


def test_a_partner_of_somebody_who_left_is_not_rated() -> None:
    after = rate_sides(seats(1, 3, 1, 2, left=[1]), PARTNERS, [Rating()] * 4)
    assert after[3] == Rating(), "nor is the game counted among theirs"
    assert after[1].mu < Rating().mu < after[0].mu == after[2].mu
    assert [rating.games for rating in after] == [1, 1, 1, 0]


def test_a_rating_is_provisional_until_ten_games() -> None:
    ratings = [[Rating()], [Rating()]]
    for game in range(PROVISIONAL):
        assert ratings[0][0].is_provisional, game
        ratings = rate(ratings, [1, 2])
    assert not ratings[0][0].is_provisional


def test_whoever_is_good_at_one_game_is_new_at_another() -> None:
    one = facts(1, 1, 2)
    other = facts(2, 1, 2)
    other = replace(other, game=replace(other.game, game="whist"))
    total = derive([one, other], GAMES)
    ratings, tallies = total.ratings, total.tallies
    assert {(row.game, row.games) for row in ratings} == {("mille", 1), ("whist", 1)}
    assert {(row.game, row.rating) for row in tallies if row.player == 1} == {
        (game, rate([[Rating()], [Rating()]], [1, 2])[0][0].shown) for game in ("mille", "whist")
    }


@settings(max_examples=25, deadline=None)
@given(PAIRS)
def test_game_by_game_is_the_same_as_all_at_once(games: list[tuple[int, int]]) -> None:
    history = [facts(number, *pair, at=1_700_000_000_000 + number * DAY) for number, pair in enumerate(games, start=1)]
    ratings: dict[tuple[int, int], Rating] = {}
    added: list[TallyRow] = []
    for each in history:
        change = count(each, ratings, GAMES)
        ratings |= {(row.scope, row.player): Rating(row.mu, row.sigma, row.games) for row in change.ratings}
        added += change.tallies
    total = derive(history, GAMES)
    assert {(row.scope, row.player): Rating(row.mu, row.sigma, row.games) for row in total.ratings} == ratings
    assert sum(row.games for row in total.tallies) == len(added)
    assert all(
        sum(row.net for row in total.winnings if row.period == period) == 0
        for period in {row.period for row in total.winnings}
    )
