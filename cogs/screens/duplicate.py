"""Duplicate: a table whose deal others still play, which shows nothing of it, and how the teams compare."""

from collections.abc import Sequence

from bot.games.duplicate import Comparison
from bot.tables import Match, Table
from bot.text import Locale, listed, say
from bot.text.numbers import whole
from cogs.names import name, names_of
from cogs.screens.frame import refresh_button
from cogs.screens.game import GameScreens, Showing
from cogs.screens.screen import Block, Button, PrivateScreen, PublicScreen

MOST_DEALS = 40  # in one line; of more the last ones


async def closed_table(
    table: Table,
    screens: GameScreens,
    shown: Showing,
    *,
    title: str,
    below: Sequence[str],
    tools: tuple[Button, ...],
) -> PublicScreen:
    """Return a table for everyone while its deal is hidden: the scores before it, and who is to play.

    `title` is over it, and `below` are lines about clocks, people and proposals. `shown` knows nothing of the deal.
    """
    locale = shown.locale
    lines = [f"**{_state(table, locale=locale)}**"]
    if awaited := sorted(table.awaited):
        players = listed([name(table.players[seat]) for seat in awaited], locale=locale)
        lines.append(say(locale, "duplicate-turn", players=players, count=len(awaited)))
    scores: list[Block] = await screens.score(shown) if screens.has_score(shown) else []
    rows: list[Block] = [tools] if tools else []
    return PublicScreen((f"### {title}", *scores, "\n".join([*lines, *below]), *rows))


def closed_panel(table: Table, head: Sequence[str], *, locale: Locale) -> PrivateScreen:
    """Return what a player sees, below the `head`, who has finished a deal, or the game, before all others have."""
    words = "\n".join([*head, _state(table, locale=locale)])
    return PrivateScreen((words, (refresh_button(table.id, locale=locale),)))


def _state(table: Table, *, locale: Locale) -> str:
    if table.is_played_out:
        return say(locale, "duplicate-over")
    key = "duplicate-waits" if table.awaits_twins else "duplicate-plays"
    return say(locale, key, deal=str(table.deal))


def so_far(match: Match, *, locale: Locale) -> str:
    """Return in a line how the teams compare after the deals that all have finished."""
    sums = match.comparison.sums
    teams = [
        say(locale, "duplicate-team-so-far", players=names_of(people, locale=locale), points=_signed(points))
        for people, points in zip(match.teams, sums, strict=True)
    ]
    return say(locale, "duplicate-so-far", teams=" · ".join(teams))


def outcome_of(match: Match, *, locale: Locale) -> str:
    """Return who has won a duplicate that is over, and what each deal brought."""
    comparison = match.comparison
    if not comparison.deals:
        return say(locale, "duplicate-nothing")
    best = max(comparison.sums)
    first = [team for team, points in enumerate(comparison.sums) if points == best]
    if len(first) == len(match.teams):
        won = say(locale, "duplicate-drawn")
    elif len(first) == 1:
        won = say(locale, "duplicate-won", players=names_of(match.teams[first[0]], locale=locale))
    else:
        won = say(locale, "duplicate-shared", teams=listed([str(team + 1) for team in first], locale=locale))
    lines = [f"**{won}**"]
    lines += [_team(match, team, locale=locale) for team in range(len(match.teams))]
    return "\n".join([*lines, f"-# {_by_deal(comparison, locale=locale)}"])


def _team(match: Match, team: int, *, locale: Locale) -> str:
    """Return the line of a team: its people, points, and matchpoints where they count."""
    comparison, players = match.comparison, names_of(match.teams[team], locale=locale)
    number, points = team + 1, _signed(comparison.sums[team])
    if comparison.matchpoints is None:
        return "- " + say(locale, "duplicate-team", number=number, players=players, points=points)
    matched = comparison.matchpoints[team]
    return "- " + say(
        locale, "duplicate-team-matched", number=number, players=players, points=points, matchpoints=matched
    )


def _by_deal(comparison: Comparison, *, locale: Locale) -> str:
    """Return what each deal brought: of two teams for the first one, of more for each in order."""
    deals = comparison.deals[-MOST_DEALS:]
    is_two = len(comparison.sums) == 2
    brought = [_signed(deal[0]) if is_two else "/".join(map(_signed, deal)) for deal in deals]
    return say(locale, "duplicate-by-deal" if is_two else "duplicate-by-deal-all", deals=" · ".join(brought))


def _signed(points: int) -> str:
    return f"+{whole(points)}" if points > 0 else whole(points)
