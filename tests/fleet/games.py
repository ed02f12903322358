"""Games of the fleet's people: who sits where, and how a whole game begins."""

import random

from bot.playground.entities import Channel
from bot.playground.person import Person
from tests.fleet.fleet import Fleet
from tests.fleet.seats import Seat, Way, challenge, gather

SHORT = {"mille": "target=100", "linger-longer": "deals=2", "guts": "deals=3"}


async def begin(fleet: Fleet, game: str, shard: int, *people: Person) -> list[Seat]:
    """Let a game begin in a shard's server; its people press there and in direct messages, alternating."""
    place: Channel = fleet.places[shard]
    key = (
        await challenge(fleet, place, people[0], people[1], options=SHORT[game])
        if game == "mille"
        else await gather(fleet, place, people, game=game, options=SHORT[game])
    )
    ways = (Way.SERVER, Way.DIRECT)
    return [Seat(fleet, person, place, key, ways[number % 2]) for number, person in enumerate(people)]


def meet_everywhere(fleet: Fleet, *names: str) -> list[Person]:
    """Return further people, who are in the servers of all shards."""
    guilds = [fleet.discord.world.guilds[place.guild_id or 0] for place in fleet.places.values()]
    people = [fleet.discord.add_person(name, *guilds) for name in names]
    fleet.more += people
    return people


async def all_games(fleet: Fleet, *, luck: random.Random | None = None) -> list[list[Seat]]:
    """Return one game of each, in the servers of the last shards."""
    cid, dan = meet_everywhere(fleet, "Cid", "Dan")
    last = fleet.count - 1
    people = {"mille": (fleet.ann, fleet.bob), "linger-longer": (cid, fleet.ann, dan), "guts": (fleet.bob, cid, dan)}
    games = []
    for number, game in enumerate(SHORT):
        games.append(await begin(fleet, game, max(min(1, last), last - number), *people[game]))
        for seat in games[-1]:
            seat.luck = random.Random(f"{luck and luck.random()}{seat.person.user.name}")
    return games
