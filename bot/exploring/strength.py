"""Whether ratings follow from the games that count, one after the other, as logs have them.

| must be true | otherwise |
|---|---|
| each rating is what the model makes of these games, everywhere and in each server | ratings are wrong |
| partners are rated together; who left, alone; whom their partner left, not at all | the same |
| a game of chance counts, and rates nobody | the same |

`facts` judges the model itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from bot.exploring.figures import Ground
from bot.exploring.looking_back import Played
from bot.games.protocol import SEATS
from bot.standing.ratings import Rating, rate
from bot.store import EVERYWHERE, RatingRow


def misrated(ground: Ground, played: Sequence[Played]) -> Iterator[str]:
    """Yield the ratings that are not those after these games."""
    ratings = dict[tuple[str, int, int], Rating]()
    for each in (each for each in played if each.is_rated):
        table = each.table
        for scope in {EVERYWHERE, table.guild_id or EVERYWHERE}:
            places = [(table.terms.game.name, scope, player.id) for player in table.players]
            after = _rated(ground, each, [ratings.get(place, Rating()) for place in places])
            ratings |= dict(zip(places, after, strict=True))
    rows = ground.snapshot.rows(RatingRow)
    found = {(row.game, row.scope, row.player): Rating(row.mu, row.sigma, row.games) for row in rows}
    for place in sorted(found.keys() | ratings.keys()):
        if found.get(place) != ratings.get(place):
            yield f"ratings are wrong: {found.get(place)} of {place} (game, scope, player), not {ratings.get(place)}"


def _rated(ground: Ground, played: Played, before: Sequence[Rating]) -> list[Rating]:
    """Return the ratings after a game, in order of seat."""
    table, outcome = played.table, played.table.position.outcome
    counting = ground.games.counting(table.terms.game.name)
    if counting is not None and not counting.is_rated:
        return [replace(each, games=each.games + 1) for each in before]
    place = dict[int, int]()
    for equals in outcome.places if outcome is not None else ():
        place |= dict.fromkeys(equals, len(place) + 1)
    won = outcome.winners if outcome is not None else ()
    rank = [place.get(seat, 1 if seat in won else 2) for seat in SEATS[: len(before)]]
    teams, deserted = list[list[int]](), set[int]()
    for side in table.terms.game.sides(len(before)):
        gone = [int(seat) for seat in side if seat in table.position.left]
        there = [int(seat) for seat in side if seat not in table.position.left]
        teams += [*([there] if there else []), *([seat] for seat in gone)]
        deserted |= {*there} if gone else set()
    ranks = [min(rank[seat] for seat in team) for team in teams]
    after = rate([[before[seat] for seat in team] for team in teams], ranks)
    now = dict(zip(chain.from_iterable(teams), chain.from_iterable(after), strict=True))
    return [before[seat] if seat in deserted else now[seat] for seat in range(len(before))]
