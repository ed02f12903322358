"""From the facts of finished games, in their order, to tallies and ratings: the same rows whenever it is done."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.standing.facts import Facts
from bot.standing.periods import Period
from bot.standing.ratings import Rating, rate
from bot.store import EVERYWHERE, RatingRow, TallyRow

Ratings = Mapping[tuple[int, int], Rating]
"""Ratings at one game, by scope and player."""


def scopes_of(facts: Facts) -> tuple[int, ...]:
    """Where a game counts: everywhere, and in its server."""
    guild = facts.game.guild_id
    return (EVERYWHERE,) if guild is None else (EVERYWHERE, guild)


def count(facts: Facts, before: Ratings) -> tuple[list[RatingRow], list[TallyRow]]:
    """What one more game changes; `before` holds the ratings of its players at it, absent ones are new.

    An unrated game changes nothing.
    """
    if not facts.game.rated:
        return [], []
    ratings: list[RatingRow] = []
    tallies: list[TallyRow] = []
    for scope in scopes_of(facts):
        after = rate(
            [before.get((scope, seat.player), Rating()) for seat in facts.seats], [seat.won for seat in facts.seats]
        )
        for seat, rating in zip(facts.seats, after, strict=True):
            ratings.append(RatingRow(facts.game.game, scope, seat.player, rating.mu, rating.sigma, rating.games))
            tallies += [
                TallyRow(
                    game=facts.game.game,
                    scope=scope,
                    period=period.key(facts.game.at),
                    player=seat.player,
                    games=1,
                    wins=int(seat.won),
                    naturals=seat.eights + seat.twos + seat.cleans,
                    chapeaux=seat.chapeaux_given,
                    net=seat.net,
                    last_at=facts.game.at,
                    rating=rating.shown,
                    rated=rating.games,
                )
                for period in Period
            ]
    return ratings, tallies


def derive(history: Iterable[Facts]) -> tuple[list[RatingRow], list[TallyRow]]:
    """All ratings and tallies after these games, each sorted by its key."""
    by_game: dict[str, dict[tuple[int, int], Rating]] = defaultdict(dict)
    tallies: dict[tuple[str, int, int, int], TallyRow] = {}
    for facts in history:
        ratings = by_game[facts.game.game]
        changed, added = count(facts, ratings)
        ratings |= {(row.scope, row.player): Rating(row.mu, row.sigma, row.games) for row in changed}
        for row in added:
            key = (row.game, row.scope, row.period, row.player)
            tallies[key] = _sum(tallies[key], row) if key in tallies else row
    rated = [
        RatingRow(game, *key, each.mu, each.sigma, each.games)
        for game, ratings in sorted(by_game.items())
        for key, each in sorted(ratings.items())
    ]
    return rated, [tallies[key] for key in sorted(tallies)]


def _sum(so_far: TallyRow, added: TallyRow) -> TallyRow:
    return replace(
        added,
        games=so_far.games + added.games,
        wins=so_far.wins + added.wins,
        naturals=so_far.naturals + added.naturals,
        chapeaux=so_far.chapeaux + added.chapeaux,
        net=so_far.net + added.net,
    )
