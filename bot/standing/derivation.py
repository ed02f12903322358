"""Derive ratings, tallies and winnings from the facts of finished games, in their order: always the same rows.

Whoever changes how something is counted adds a migration that counts what is stored anew; `python -m bot check` then
shows whether both agree.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from bot.standing.facts import Facts
from bot.standing.periods import Period
from bot.standing.ratings import Rating, rate
from bot.store import EVERYWHERE, RatingRow, TallyRow, WinningsRow

Ratings = Mapping[tuple[int, int], Rating]
"""The ratings at one kind of game, by scope and player."""


def scopes_of(facts: Facts) -> tuple[int, ...]:
    """The scopes in which a game counts: everywhere, and its server if it has one."""
    guild = facts.game.guild_id
    return (EVERYWHERE,) if guild is None else (EVERYWHERE, guild)


@dataclass(frozen=True, slots=True)
class Change:
    """What one more game changes: new ratings, and what is added to tallies and winnings."""

    ratings: tuple[RatingRow, ...] = ()
    tallies: tuple[TallyRow, ...] = ()
    winnings: tuple[WinningsRow, ...] = ()


def count(facts: Facts, before: Ratings) -> Change:
    """What a game changes. `before` holds the ratings of its players; whoever is not in it is new.

    An unrated game changes nothing.
    """
    if not facts.game.rated:
        return Change()
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
                    last_at=facts.game.at,
                    rating=rating.shown,
                    rated=rating.games,
                )
                for period in Period
            ]
    return Change(tuple(ratings), tuple(tallies), tuple(_winnings(facts)))


def _winnings(facts: Facts) -> Iterator[WinningsRow]:
    """What each player won or lost, in a server and its unit; nothing of a game outside a server, or for fun."""
    game = facts.game
    if game.guild_id is None or game.unit is None:
        return
    for seat in facts.seats:
        for period in Period:
            yield WinningsRow(game.game, game.guild_id, period.key(game.at), game.unit, seat.player, seat.net)


def derive(history: Iterable[Facts]) -> Change:
    """What all these games come to, in their order: every rating, tally and winning, each kind sorted by its key."""
    by_game: dict[str, dict[tuple[int, int], Rating]] = defaultdict(dict)
    tallies: dict[tuple[str, int, int, int], TallyRow] = {}
    winnings: dict[tuple[str, int, int, str, int], int] = defaultdict(int)
    for facts in history:
        ratings = by_game[facts.game.game]
        change = count(facts, ratings)
        ratings |= {(row.scope, row.player): Rating(row.mu, row.sigma, row.games) for row in change.ratings}
        for tally in change.tallies:
            key = (tally.game, tally.scope, tally.period, tally.player)
            tallies[key] = _sum(tallies[key], tally) if key in tallies else tally
        for won in change.winnings:
            winnings[won.game, won.scope, won.period, won.unit, won.player] += won.net
    rated = tuple(
        RatingRow(game, *key, each.mu, each.sigma, each.games)
        for game, ratings in sorted(by_game.items())
        for key, each in sorted(ratings.items())
    )
    return Change(
        rated,
        tuple(tallies[key] for key in sorted(tallies)),
        tuple(WinningsRow(*key, net) for key, net in sorted(winnings.items())),
    )


def _sum(so_far: TallyRow, added: TallyRow) -> TallyRow:
    return replace(
        added,
        games=so_far.games + added.games,
        wins=so_far.wins + added.wins,
        naturals=so_far.naturals + added.naturals,
        chapeaux=so_far.chapeaux + added.chapeaux,
    )
