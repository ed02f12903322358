"""What somebody's games come to: counts, streaks, the biggest settlement, head to head."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.standing.errors import Objection, Why
from bot.standing.ratings import Rating
from bot.store import EVERYWHERE, PlayedGame, Store
from bot.tables import Player

CHARTED = 30  # games


@dataclass(frozen=True, slots=True)
class Result:
    """One game as a bar of the chart: by how many points, and whether it was won."""

    margin: int
    won: bool


@dataclass(frozen=True, slots=True)
class Stats:
    """The rated games of a player, all of them or those against one opponent. At least one."""

    player: Player
    against: Player | None
    games: int
    wins: int
    points: int
    deals: int
    turns: int  # of all players
    eights: int
    twos: int
    cleans: int
    chapeaux_given: int
    chapeaux_suffered: int
    skunks_given: int
    skunks_suffered: int
    biggest_won: int  # minor units
    biggest_lost: int
    streak: int  # the longest row of wins
    rating: Rating
    last: tuple[Result, ...]  # oldest first


async def stats_of(store: Store, player: Player, *, against: Player | None, guild_id: int | None) -> Stats:
    """The stats of `player`; the rating is that of the server, or the overall one. Raises Objection (NO_GAMES)."""
    played = await store.games_of(player.id, against=against.id if against else None, rated=True)
    if not played:
        raise Objection(Why.NO_GAMES)
    rated = await store.ratings(EVERYWHERE if guild_id is None else guild_id, [player.id])
    own = [each.own for each in played]
    return Stats(
        player=player,
        against=against,
        games=len(played),
        wins=sum(each.won for each in own),
        points=sum(each.points for each in own),
        deals=sum(each.game.deals for each in played),
        turns=sum(each.game.turns for each in played),
        eights=sum(each.eights for each in own),
        twos=sum(each.twos for each in own),
        cleans=sum(each.cleans for each in own),
        chapeaux_given=sum(each.chapeaux_given for each in own),
        chapeaux_suffered=sum(each.chapeaux_suffered for each in own),
        skunks_given=sum(each.skunks_given for each in own),
        skunks_suffered=sum(each.skunks_suffered for each in own),
        biggest_won=max(0, *(each.net for each in own)),
        biggest_lost=max(0, *(-each.net for each in own)),
        streak=_longest_streak(played),
        rating=Rating(rated[0].mu, rated[0].sigma, rated[0].games) if rated else Rating(),
        last=tuple(Result(each.own.points - each.others, each.own.won) for each in reversed(played[:CHARTED])),
    )


def _longest_streak(played: Sequence[PlayedGame]) -> int:
    return max((sum(1 for _ in row) for won, row in groupby(played, lambda each: each.own.won) if won), default=0)
