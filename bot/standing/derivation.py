"""Ratings, tallies and winnings derived from the facts of finished games, in their order: always the same rows.

If you change how something is counted, add a migration that recounts the stored rows; `python -m bot check` then shows
whether both agree.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bot.games.counting import Counting
from bot.games.protocol import SEATS, Side
from bot.hosted import Games
from bot.standing.facts import Facts
from bot.standing.periods import Period
from bot.standing.ratings import Rating, rate
from bot.store import EVERYWHERE, GameFactsRow, RatingRow, TallyFigureRow, TallyRow, WinningsRow

Ratings = Mapping[tuple[int, int], Rating]
"""The ratings at one kind of game, by scope and player."""


def scopes_of(facts: Facts) -> tuple[int, ...]:
    """Return the scopes in which a game counts: everywhere, and its server if it has one."""
    guild = facts.game.guild_id
    return (EVERYWHERE,) if guild is None else (EVERYWHERE, guild)


@dataclass(frozen=True, slots=True)
class Change:
    """The change by one more game: new ratings, and additions to tallies and winnings."""

    ratings: tuple[RatingRow, ...] = ()
    tallies: tuple[TallyRow, ...] = ()
    figures: tuple[TallyFigureRow, ...] = ()
    winnings: tuple[WinningsRow, ...] = ()


def count(facts: Facts, before: Ratings, games: Games) -> Change:
    """Return what a game changes. `before` holds the ratings of its players, except new ones.

    An unrated game changes nothing.
    """
    if not facts.game.rated:
        return Change()
    ratings: list[RatingRow] = []
    tallies: list[TallyRow] = []
    for scope in scopes_of(facts):
        after = _rated(facts, [before.get((scope, seat.player), Rating()) for seat in facts.seats], games)
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
                    last_at=facts.game.at,
                    rating=rating.shown,
                    rated=rating.games,
                )
                for period in Period
            ]
    figures = _figures(facts, games.counting(facts.game.game))
    return Change(tuple(ratings), tuple(tallies), tuple(figures), tuple(_winnings(facts)))


def _rated(facts: Facts, before: Sequence[Rating], games: Games) -> list[Rating]:
    """Return the ratings after a game, in order of seat: of a game of chance as before, only counted."""
    entry = games.get(facts.game.game)
    if entry is not None and entry.counting is not None and not entry.counting.is_rated:
        return [replace(each, games=each.games + 1) for each in before]
    alone = tuple((seat,) for seat in SEATS[: len(before)])
    return rate_sides(facts.seats, alone if entry is None else entry.game.sides(len(before)), before)


def rate_sides(seats: Sequence[GameFactsRow], sides: Sequence[Side], before: Sequence[Rating]) -> list[Rating]:
    """Return the ratings after a game that was played by sides, in order of seat.

    Players who left are rated alone, below all who stayed; their partners, left with a deputy, are not rated.
    """
    left = {row.seat for row in seats if row.left}
    teams = [team for side in sides for team in _teams(side, left)]
    lonely = {seat for side in sides if left.intersection(side) for seat in side if seat not in left}
    after = rate([[before[seat] for seat in team] for team in teams], [_rank(seats, team) for team in teams])
    now = dict(zip(chain.from_iterable(teams), chain.from_iterable(after), strict=True))
    return [before[seat] if seat in lonely else now[SEATS[seat]] for seat in range(len(before))]


def _teams(side: Side, left: Collection[int]) -> Iterator[Side]:
    """Yield those of a side who stayed, together, and each who left alone."""
    if stayed := tuple(seat for seat in side if seat not in left):
        yield stayed
    yield from ((seat,) for seat in side if seat in left)


def _rank(seats: Sequence[GameFactsRow], team: Side) -> int:
    """Return the best place of a team. If nobody has a place, the winners come first."""
    return min(seats[seat].place or 2 - seats[seat].won for seat in team)


def _figures(facts: Facts, counting: Counting | None) -> Iterator[TallyFigureRow]:
    """Yield what each player adds to the boards of this kind of game."""
    game = facts.game
    if counting is None:
        return
    counted: dict[tuple[str, int], int] = {(board, seat.seat): 0 for board in counting.boards for seat in facts.seats}
    boards = {figure.name: figure.board for figure in counting.figures}
    for row in facts.figures:
        if board := boards.get(row.name):
            counted[board, row.seat] += row.value
    for scope in scopes_of(facts):
        for period in Period:
            for (board, seat), value in counted.items():
                player = facts.seats[seat].player
                yield TallyFigureRow(game.game, scope, period.key(game.at), board, player, value)


def _winnings(facts: Facts) -> Iterator[WinningsRow]:
    """Yield what each player won or lost, in a server and its unit; nothing of a game outside a server, or for fun."""
    game = facts.game
    if game.guild_id is None or game.unit is None:
        return
    for seat in facts.seats:
        for period in Period:
            yield WinningsRow(game.game, game.guild_id, period.key(game.at), game.unit, seat.player, seat.net)


def derive(history: Iterable[Facts], games: Games) -> Change:
    """Return what these games come to, in their order: all ratings, tallies and winnings, each kind sorted by key."""
    by_game: dict[str, dict[tuple[int, int], Rating]] = defaultdict(dict)
    tallies: dict[tuple[str, int, int, int], TallyRow] = {}
    figures: dict[tuple[str, int, int, str, int], int] = defaultdict(int)
    winnings: dict[tuple[str, int, int, str, int], int] = defaultdict(int)
    for facts in history:
        ratings = by_game[facts.game.game]
        change = count(facts, ratings, games)
        ratings |= {(row.scope, row.player): Rating(row.mu, row.sigma, row.games) for row in change.ratings}
        for tally in change.tallies:
            key = (tally.game, tally.scope, tally.period, tally.player)
            tallies[key] = _sum(tallies[key], tally) if key in tallies else tally
        for each in change.figures:
            figures[each.game, each.scope, each.period, each.board, each.player] += each.value
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
        tuple(TallyFigureRow(*key, value) for key, value in sorted(figures.items())),
        tuple(WinningsRow(*key, net) for key, net in sorted(winnings.items())),
    )


def _sum(so_far: TallyRow, added: TallyRow) -> TallyRow:
    return replace(
        added,
        games=so_far.games + added.games,
        wins=so_far.wins + added.wins,
    )
