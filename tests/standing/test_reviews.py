"""A review is kept for its player alone, until the coach is another one or the player is forgotten."""

import json

from bot.coach import Mistake, Review
from bot.games.protocol import Seat
from bot.robots.coaching import Said
from bot.standing.mydata import export_of
from bot.standing.reviews import Reviews
from bot.standing.standing import Standing
from bot.store import ReviewRow
from tests.standing.games import give_up
from tests.tables.house import House, seat_table

REVIEW = Review(9, 1, 2.5, -1.0, (Mistake(2, 1, 2.5, 0.5, Said("draw"), Said("take"), (Said("out"),)),))
ANOTHER = Review(9, 0, 0.0, -1.0, ())


def coach(house: House, edition: str) -> Reviews:
    return Reviews(house.store, house.clock, edition=lambda: edition)


async def test_a_review_is_found_again_until_the_coach_is_another_one(house: House) -> None:
    over = await give_up(house, "OVER", house.people[1])
    await coach(house, "one").keep(over.id, Seat.A, REVIEW)
    assert await coach(house, "one").find(over.id, Seat.A) == REVIEW
    assert await coach(house, "one").find(over.id, Seat.B) is None, "it is for its player alone"
    assert await coach(house, "two").find(over.id, Seat.A) is None
    await coach(house, "two").keep(over.id, Seat.A, ANOTHER)
    assert await coach(house, "two").find(over.id, Seat.A) == ANOTHER
    assert await coach(house, "one").find(over.id, Seat.A) is None, "the newer one has its place"


async def test_a_review_that_nobody_can_read_is_made_again(house: House) -> None:
    over = await give_up(house, "OVER", house.people[1])
    await house.store.commit(ReviewRow(over.id, Seat.A, "one", "{}", 5))
    assert await coach(house, "one").find(over.id, Seat.A) is None


async def test_of_a_game_that_goes_on_none_is_kept(house: House) -> None:
    running = await seat_table(house, "RUNNING")
    await coach(house, "one").keep(running.id, Seat.A, REVIEW)
    assert await house.store.review(running.id, Seat.A) is None


async def test_it_is_gone_with_who_is_forgotten_and_does_not_come_back(house: House) -> None:
    ann, bob, _ = house.people
    over = await give_up(house, "OVER", bob)
    seats = {player: Seat(over.players.index(player)) for player in (ann, bob)}
    for seat in seats.values():
        await coach(house, "one").keep(over.id, seat, REVIEW)
    await Standing(house.store, house.tables, house.clock).forget(ann)
    await coach(house, "one").keep(over.id, seats[ann], REVIEW)  # it was under way
    assert await house.store.review(over.id, seats[ann]) is None
    assert await coach(house, "one").find(over.id, seats[bob]) == REVIEW, "the other's stays"


async def test_a_person_can_take_their_own_away(house: House) -> None:
    ann, bob, _ = house.people
    over = await give_up(house, "OVER", bob)
    await coach(house, "one").keep(over.id, Seat(over.players.index(bob)), REVIEW)
    held = {
        player: json.loads((await export_of(house.store, house.tables, player)).content)["seats"][0]["review"]
        for player in (ann, bob)
    }
    assert held[ann] is None
    assert (held[bob]["edition"], held[bob]["review"]["decisions"]) == ("one", 9)
