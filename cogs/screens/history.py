"""Looking back: finished games, replays, feats."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.protocol import Ending, Seat
from bot.standing import Moment, PastGame
from bot.tables import Player, Table
from bot.text import Locale, say
from bot.text.numbers import whole
from cogs.ids import CustomId, Verb
from cogs.names import game_name, name
from cogs.screens.endings import game_over
from cogs.screens.game import GameScreens
from cogs.screens.screen import Block, Button, Choice, Menu, PrivateScreen
from cogs.screens.table import showing, told
from render import Picture, Style

GAMES_SHOWN = 10
EARLY = ("resigned", "timeout")  # the endings that a line of the history names


def history_screen(
    games: Sequence[PastGame], *, against: Player | None, is_newest: bool, locale: Locale
) -> PrivateScreen:
    """Finished games, newest first, with a menu to see one again and buttons to turn the page.

    `games` holds one more than is shown when there are older ones. `is_newest`: there are no newer ones.
    """
    shown = games[:GAMES_SHOWN]
    if against is None:
        title = say(locale, "standing-history-title")
    else:
        title = say(locale, "standing-history-with", opponent=name(against))
    lines = [f"### {title}", *(f"- {_line(each, locale)}" for each in shown)]
    if unreadable := [each.played.game.table for each in shown if not each.is_readable]:
        lines.append(unreadable_line(unreadable, locale))
    blocks: list[Block] = ["\n".join(lines)]
    choices = [Choice(_plain(each, locale)[:100], each.played.game.table) for each in shown if each.is_readable]
    if choices:
        choose = CustomId(Verb.LOOK_BACK, "history")
        blocks.append(Menu(say(locale, "standing-history-choose"), choose, tuple(choices)))
    other = "" if against is None else str(against.id)
    newest = Button(say(locale, "standing-history-newest"), CustomId(Verb.OLDER, "history", None, other))
    older = Button(
        say(locale, "standing-history-older"), CustomId(Verb.OLDER, "history", shown[-1].played.game.number, other)
    )
    if turning := ([] if is_newest else [newest]) + ([older] if len(games) > len(shown) else []):
        blocks.append(tuple(turning))
    return PrivateScreen(tuple(blocks))


async def past_game_screen(
    table: Table, screens: GameScreens, *, seed: bytes | None, locale: Locale, style: Style
) -> PrivateScreen:
    """A finished game: its score pad, its settlement, the seed of its deals, and buttons to replay and explain it."""
    shown = await game_over(table, screens, mark="again", locale=locale, style=style, seed=seed)
    step = Button(say(locale, "standing-replay"), CustomId(Verb.REPLAY, table.id, 1, "first"))
    kept = {Verb.WHY, Verb.PROOF}
    return PrivateScreen(
        tuple(
            (step, *(each for each in block if each.id.verb in kept)) if isinstance(block, tuple) else block
            for block in shown.blocks
        )
    )


async def replay_screen(moment: Moment, screens: GameScreens, *, locale: Locale, style: Style) -> PrivateScreen:
    """One moment of a finished game with all hands open, and buttons to step through it."""
    table = moment.table
    shown = showing(table, None, locale=locale, style=style)
    title = say(
        locale,
        "standing-replay-title",
        game=game_name(table.terms, locale=locale),
        deal=str(sum(ply <= moment.ply for ply in moment.deals)),
        ply=str(moment.ply),
        last=str(moment.last),
    )
    blocks: list[Block] = ["\n".join([f"### {title}", *told(moment.events, screens, shown)])]
    blocks += await screens.table(shown)
    for index, player in enumerate(table.players):
        own = showing(table, Seat(index), locale=locale, style=style)
        blocks += [
            replace(block, filename=f"hand-{Seat(index)}.png") if isinstance(block, Picture) else block
            for block in await screens.hand(own, holder=player.name)
        ]
    blocks.append(_steps(moment, locale))
    return PrivateScreen(tuple(blocks))


def _steps(moment: Moment, locale: Locale) -> tuple[Button, ...]:
    key, ply, last = moment.table.id, moment.ply, moment.last

    def go(words: str, to: int, step: str, *, enabled: bool) -> Button:
        return Button(words, CustomId(Verb.REPLAY, key, to, step), enabled=enabled)

    is_first, is_last = ply <= 1, ply >= last
    return (
        go(say(locale, "standing-replay-first"), 1, "first", enabled=not is_first),
        go(say(locale, "standing-replay-back"), max(1, ply - 1), "back", enabled=not is_first),
        go(say(locale, "standing-replay-forward"), min(last, ply + 1), "forward", enabled=not is_last),
        go(say(locale, "standing-replay-deal"), moment.next_deal, "deal", enabled=not is_last),
        go(say(locale, "standing-replay-last"), last, "last", enabled=not is_last),
    )


def unreadable_line(tables: Sequence[str], locale: Locale) -> str:
    """A line that names the games with damaged logs; of many only the first ones."""
    named = ", ".join(f"`{each}`" for each in tables[:GAMES_SHOWN]) + (" …" if len(tables) > GAMES_SHOWN else "")
    return say(locale, "standing-unreadable", count=len(tables), tables=named)


def _line(past: PastGame, locale: Locale) -> str:
    own, game = past.played.own, past.played.game
    line = say(
        locale,
        "standing-history-line",
        date=f"<t:{game.at // 1000}:d>",
        result=_result(past, locale),
        opponent=", ".join(map(name, past.others)),
        points=whole(own.points),
        others=whole(past.played.others),
        table=game.table,
    )
    early = [say(locale, f"standing-history-{game.ending}")] if game.ending in EARLY else []
    unrated = [] if game.rated else [say(locale, "standing-history-unrated")]
    return " · ".join([line, *early, *unrated])


def _plain(past: PastGame, locale: Locale) -> str:
    """A game as a line of a menu, where nothing is formatted and names are not escaped."""
    other = ", ".join(each.name for each in past.others)
    own, others = whole(past.played.own.points), whole(past.played.others)
    return f"{own}–{others} {other} · {_result(past, locale)} ({past.played.game.table})"


def _result(past: PastGame, locale: Locale) -> str:
    if past.played.game.ending == Ending.ABANDONED.value:
        return say(locale, "standing-history-drawn")
    return say(locale, "standing-history-won" if past.played.own.won else "standing-history-lost")
