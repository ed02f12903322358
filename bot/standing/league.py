"""The table of a league, derived from finished games and from who had joined when they began: always the same table.

Points are half points, so that all are whole: two for each opponent who has joined and is placed lower, one for each
with whom one shares a place; twice as many in a game that counts whole. Partners are no opponents.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from bot.games.protocol import SEATS, Ending, Options
from bot.hosted import Games
from bot.store import GameFactsRow, LeagueActRow, LeagueGame

WHOLE, HALF = 2, 1  # the weights of a game
WHOLE_GAMES, HALF_GAMES = 3, 3  # of the same people in a season; more of them do not count
AHEAD, LEVEL = 2, 1  # points for an opponent who is placed lower, or the same
LEAVING = frozenset({Ending.RESIGNED.value, Ending.TIMEOUT.value})

W = TypeVar("W", tuple[int, int, Fraction], Fraction, int)

Opened = Callable[[LeagueGame], Options | None]
"""Returns the options of a game; None if its kind is not hosted."""


@dataclass(frozen=True, slots=True)
class LeagueResult:
    """One player's result in a game that counts."""

    player: int
    place: int  # among those who had joined, from 1
    points: int  # half points
    net: int  # minor units of the game's unit


@dataclass(frozen=True, slots=True)
class Counted:
    """A game that counts, with the results of those who had joined, the best first."""

    game: LeagueGame
    weight: int
    results: tuple[LeagueResult, ...]
    pairs: Mapping[tuple[int, int], int]  # half points of the first against the second


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line in the table. Those who share a place have the same."""

    place: int
    player: int
    points: int  # half points
    games: int
    wins: int
    mean: Fraction  # place
    net: Fraction  # minor units a game, of `League.unit`


@dataclass(frozen=True, slots=True)
class League:
    """A season of a league at some moment."""

    joined: frozenset[int]  # players, by then
    rows: tuple[Row, ...]  # of those who have joined and have a game that counts
    games: tuple[Counted, ...]  # in their order
    unit: str  # of net stakes: that of the last game that had any

    @property
    def first(self) -> tuple[int, ...]:
        """The player or players in first place; nobody without a point."""
        return tuple(row.player for row in self.rows if row.place == 1 and row.points)


def league(
    acts: Sequence[LeagueActRow],
    games: Iterable[LeagueGame],
    facts: Iterable[GameFactsRow],
    hosted: Games,
    read: Opened,
) -> League:
    """Return the table after these games of one season, given all acts until now."""
    by_game: dict[int, list[GameFactsRow]] = defaultdict(list)
    for row in facts:
        by_game[row.number].append(row)
    by_player: dict[int, list[LeagueActRow]] = defaultdict(list)
    for act in acts:
        by_player[act.player].append(act)
    met: Counter[frozenset[int]] = Counter()
    counted: list[Counted] = []
    for game in games:
        seats = by_game[game.number]
        members = {row.player for row in seats if _has_joined(by_player[row.player], game.begun_at)}
        pairs = _pairs(game, seats, members, hosted)
        if not pairs or not _is_whole_enough(game, seats, read(game)):
            continue
        people = frozenset(player for pair in pairs for player in pair)
        met[people] += 1
        if weight := _weight(met[people]):
            counted.append(_counted(game, seats, people, {pair: weight * each for pair, each in pairs.items()}, weight))
    unit = next((each.game.unit for each in reversed(counted) if each.game.unit is not None), "")
    now = joined(acts)
    return League(now, tuple(_rows(now, counted, unit)), tuple(counted), unit)


def joined(acts: Iterable[LeagueActRow]) -> frozenset[int]:
    """Return who has joined after these acts, those of each player in the order of their numbers."""
    found: set[int] = set()
    for act in acts:
        (found.add if act.joins else found.discard)(act.player)
    return frozenset(found)


def _has_joined(own: Iterable[LeagueActRow], at: int) -> bool:
    """Return whether a player had joined at a moment (Unix ms), given their acts in order."""
    return bool(joined(act for act in own if act.at <= at))


def _pairs(
    game: LeagueGame, seats: Sequence[GameFactsRow], members: Collection[int], hosted: Games
) -> dict[tuple[int, int], int]:
    """Return the points of each member against each other member who sat on another side."""
    entry = hosted.get(game.game)
    sides = tuple((seat,) for seat in SEATS[: len(seats)]) if entry is None else entry.game.sides(len(seats))
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    sat = [row for row in seats if row.player in members]
    return {
        (row.player, other.player): _against(row, other)
        for row in sat
        for other in sat
        if side_of[SEATS[row.seat]] != side_of[SEATS[other.seat]]
    }


def _rank(row: GameFactsRow) -> int:
    """Return a number that is the lower, the better the place. In a game without places the winners come first."""
    return row.place or 2 - row.won


def _against(row: GameFactsRow, other: GameFactsRow) -> int:
    if _rank(row) == _rank(other):
        return LEVEL
    return AHEAD if _rank(row) < _rank(other) else 0


def _is_whole_enough(game: LeagueGame, seats: Sequence[GameFactsRow], options: Options | None) -> bool:
    """Return whether leaving did not end the game before a third of it was played."""
    if game.ending not in LEAVING or options is None:
        return game.ending not in LEAVING
    points = [row.points for row in seats]
    return options.is_third_played(seats=len(seats), deals=game.deals, points=points)


def _weight(number: int) -> int:
    """Return the weight of the game of the same people with this number in the season, from 1."""
    return WHOLE if number <= WHOLE_GAMES else HALF if number <= WHOLE_GAMES + HALF_GAMES else 0


def _counted(
    game: LeagueGame,
    seats: Sequence[GameFactsRow],
    people: Collection[int],
    pairs: Mapping[tuple[int, int], int],
    weight: int,
) -> Counted:
    sat = sorted((row for row in seats if row.player in people), key=lambda row: (_rank(row), row.seat))
    results = tuple(
        LeagueResult(
            row.player,
            1 + sum(_rank(other) < _rank(row) for other in sat),
            sum(points for (one, _), points in pairs.items() if one == row.player),
            row.net,
        )
        for row in sat
    )
    return Counted(game, weight, results, pairs)


def _rows(members: Collection[int], counted: Sequence[Counted], unit: str) -> Iterator[Row]:
    own: dict[int, list[tuple[Counted, LeagueResult]]] = defaultdict(list)
    for each in counted:
        for result in each.results:
            if result.player in members:
                own[result.player].append((each, result))
    place = 1
    for group in _in_order([_line(player, found, unit) for player, found in sorted(own.items())], counted):
        for row in group:
            yield Row(place, row.player, row.points, row.games, row.wins, row.mean, row.net)
        place += len(group)


def _line(player: int, found: Sequence[tuple[Counted, LeagueResult]], unit: str) -> Row:
    """Return a player's line, without a place."""
    results = [result for _, result in found]
    return Row(
        place=0,
        player=player,
        points=sum(result.points for result in results),
        games=len(results),
        wins=sum(result.place == 1 for result in results),
        mean=Fraction(sum(result.place for result in results), len(results)),
        net=Fraction(sum(result.net for each, result in found if each.game.unit == unit), len(results)),
    )


def _in_order(rows: Sequence[Row], counted: Sequence[Counted]) -> Iterator[list[Row]]:
    """Yield the lines in groups that share a place: by points, wins, mean place, games among the tied, net stakes."""
    for group in _split(rows, lambda row: (row.points, row.wins, -row.mean)):
        for tied in _split(group, _among(group, counted)):
            yield from _split(tied, lambda row: row.net)


def _split(rows: Iterable[Row], worth: Callable[[Row], W]) -> list[list[Row]]:
    """Return the lines in groups of what they are worth, the best first."""
    by: dict[W, list[Row]] = defaultdict(list)
    for row in rows:
        by[worth(row)].append(row)
    return [by[each] for each in sorted(by, reverse=True)]


def _among(tied: Sequence[Row], counted: Sequence[Counted]) -> Callable[[Row], int]:
    """Return what a line is worth by the points against those with whom its player is tied."""
    found: Counter[int] = Counter()
    if len(tied) > 1:
        who = {row.player for row in tied}
        for each in counted:
            for (one, other), points in each.pairs.items():
                if one in who and other in who:
                    found[one] += points
    return lambda row: found[row.player]
