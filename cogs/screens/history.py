"""Looking back: finished games, replays, feats."""

from collections.abc import Sequence

from bot.games.protocol import Ending, Seat
from bot.standing import Moment, PastGame
from bot.tables import Match, Player, Table
from bot.text import Locale, say
from bot.text.numbers import whole
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import game_name, name, names_of
from cogs.screens.emoji import NAMES_ALONE, SmallCards
from cogs.screens.endings import game_over
from cogs.screens.game import GameScreens, Manner
from cogs.screens.screen import Block, Button, Choice, Menu, PrivateScreen
from cogs.screens.table import event_lines, showing
from render import Style

GAMES_SHOWN = 10
DEALS_SHOWN = 25  # in a menu, a limit of Discord's
PRACTICE = "practice"  # the word of `Verb.OLDER` for games against robots
EARLY = ("resigned", "timeout")  # the endings that a line of the history names


def history_screen(
    games: Sequence[PastGame],
    game: str,
    *,
    against: Player | None,
    is_newest: bool,
    locale: Locale,
    is_only_game: bool = True,
    practice: bool = False,
    has_other: bool = False,
) -> PrivateScreen:
    """Return finished games of a kind, newest first, with a menu to see one again and buttons to turn the page.

    `practice`: they are games against robots, which have a list of their own; `has_other`: the other list is not empty.
    `games` holds one more than is shown when there are older ones. `is_newest`: there are no newer ones.
    `is_only_game`: no other is hosted, so that nobody has to ask which it is.
    """
    shown = games[:GAMES_SHOWN]
    if practice:
        title = say(locale, "standing-history-practice")
    elif against is None:
        title = say(locale, "standing-history-title")
    else:
        title = say(locale, "standing-history-with", opponent=name(against))
    head = title if is_only_game else f"{title} · {say(locale, f'{game}-name')}"
    lines = [f"### {head}", *(f"- {_line(each, locale)}" for each in shown)]
    if practice:
        lines.append(f"-# {say(locale, 'standing-history-practice-note')}")
    if unreadable := [each.played.game.table for each in shown if not each.is_readable]:
        lines.append(unreadable_line(unreadable, locale))
    blocks: list[Block] = ["\n".join(lines)]
    choices = [Choice(_plain(each, locale)[:100], each.played.game.table) for each in shown if each.is_readable]
    if choices:
        choose = CustomId(Verb.LOOK_BACK, game)
        blocks.append(Menu(say(locale, "standing-history-choose"), choose, tuple(choices)))
    other = PRACTICE if practice else "" if against is None else str(against.id)
    newest = Button(say(locale, "standing-history-newest"), CustomId(Verb.OLDER, game, None, other))
    older = Button(
        say(locale, "standing-history-older"), CustomId(Verb.OLDER, game, shown[-1].played.game.number, other)
    )
    turning = ([] if is_newest else [newest]) + ([older] if len(games) > len(shown) else [])
    if has_other:
        way = "people" if practice else "practice"
        turning.append(
            Button(
                say(locale, f"standing-history-to-{way}"),
                CustomId(Verb.OLDER, game, None, "" if practice else PRACTICE),
            )
        )
    if turning:
        blocks.append(tuple(turning))
    return PrivateScreen(tuple(blocks))


async def past_game_screen(
    table: Table,
    screens: GameScreens,
    *,
    seed: bytes | None,
    locale: Locale,
    style: Style,
    emoji: SmallCards = NAMES_ALONE,
    match: Match | None = None,
) -> PrivateScreen:
    """Return a finished game: its score pad, settlement and seed, and buttons to replay and explain it."""
    manner = Manner(locale, style=style, emoji=emoji)
    shown = await game_over(table, screens, manner, mark="again", seed=seed, match=match)
    step = Button(say(locale, "standing-replay"), CustomId(Verb.REPLAY, table.id, 0, "first"))
    kept = {Verb.WHY, Verb.PROOF, Verb.REVIEW}
    rows = [block for block in shown.blocks if isinstance(block, tuple)]
    looks = (step, *(each for row in rows for each in row if each.id.verb in kept))
    return PrivateScreen(tuple(looks if block is rows[0] else block for block in shown.blocks if block not in rows[1:]))


async def replay_screen(
    moment: Moment,
    screens: GameScreens,
    viewing_seat: Seat,
    *,
    locale: Locale,
    style: Style,
    emoji: SmallCards = NAMES_ALONE,
) -> PrivateScreen:
    """Return a finished game after one of its turns: the table with all hands open, and that turn's events.

    In a game that keeps hands closed, messages show no hand that was not shown at the table. There the `viewing_seat`,
    a player, sees only their own hand and the open ones. The published decks show the rest.

    The buttons come last, always the same four, so that they stay under the finger from step to step.
    """
    table, stop = moment.table, moment.stop
    shown = showing(table, None, Manner(locale, style=style, emoji=emoji))
    game = game_name(table.terms, locale=locale)
    blocks: list[Block] = [f"### {' · '.join([game, *_where(moment, locale)])}"]
    if stop.deal:
        opened = range(len(table.players)) if table.terms.game.opens_hands else (viewing_seat,)
        hands = [table.view(Seat(at) if at in opened else None) for at in range(len(table.players))]
        blocks += await screens.open_table(shown, hands)
    if lines := event_lines(moment.events, screens, shown):
        blocks.append(" ".join(lines))
    if len(moment.deals) > 1:
        blocks.append(_deals(moment, locale))
    blocks.append(_steps(moment, locale))
    return PrivateScreen(tuple(blocks))


def _where(moment: Moment, locale: Locale) -> list[str]:
    """Return the deal and its turn; nothing of a game that ended before its first deal."""
    stop, deals, turns = moment.stop, len(moment.deals), moment.turns
    if not stop.deal:
        return []
    deal = say(locale, "standing-replay-deal-of", deal=str(stop.deal), deals=str(deals))
    if not stop.turn:
        return [deal, say(locale, "standing-replay-dealt")]
    return [deal, say(locale, "standing-replay-turn", turn=str(stop.turn), turns=str(turns))]


def _deals(moment: Moment, locale: Locale) -> Menu:
    """Return the deals to go to; of very many those around this one."""
    first = max(0, min(moment.stop.deal - DEALS_SHOWN // 2, len(moment.deals) - DEALS_SHOWN))
    choices = tuple(
        Choice(say(locale, "standing-replay-deal", deal=str(deal)), str(number), chosen=deal == moment.stop.deal)
        for deal, number in enumerate(moment.deals, start=1)
    )
    choose = CustomId(Verb.REPLAY, moment.table.id, moment.number, "deal")
    return Menu(say(locale, "standing-replay-deals"), choose, choices[first : first + DEALS_SHOWN])


def _steps(moment: Moment, locale: Locale) -> tuple[Button, ...]:
    key, now, last = moment.table.id, moment.number, len(moment.stops) - 1

    def go(step: str, to: int, *, enabled: bool) -> Button:
        return Button(say(locale, f"standing-replay-{step}"), CustomId(Verb.REPLAY, key, to, step), enabled=enabled)

    return (
        go("first", 0, enabled=now > 0),
        go("back", max(0, now - 1), enabled=now > 0),
        go("forward", min(last, now + 1), enabled=now < last),
        go("last", last, enabled=now < last),
    )


def unreadable_line(tables: Sequence[str], locale: Locale) -> str:
    """Return a line that names the games with damaged logs; of many only the first ones."""
    named = ", ".join(f"`{each}`" for each in tables[:GAMES_SHOWN]) + (" …" if len(tables) > GAMES_SHOWN else "")
    return say(locale, "standing-unreadable", count=len(tables), tables=named)


def _line(past: PastGame, locale: Locale) -> str:
    own, game = past.played.own, past.played.game
    date, result, others = f"<t:{game.at // 1000}:d>", _result(past, locale), names_of(past.others, locale=locale)
    if _is_duel(past):
        line = say(
            locale,
            "standing-history-line",
            date=date,
            result=result,
            opponent=others,
            points=whole(own.points),
            others=whole(past.played.others),
            table=game.table,
        )
    else:
        outcome = ", ".join(filter(None, [result, _how(past, locale)]))
        line = say(locale, "standing-history-line-many", date=date, result=outcome, others=others, table=game.table)
    early = [say(locale, f"standing-history-{game.ending}")] if game.ending in EARLY else []
    unrated = [] if game.rated or past.is_practice else [say(locale, "standing-history-unrated")]
    hints = [say(locale, "standing-history-hints")] if past.has_hints else []
    return " · ".join([line, *early, *unrated, *hints])


def _plain(past: PastGame, locale: Locale) -> str:
    """Return a game as a line of a menu, where nothing is formatted and names are not escaped."""
    other = ", ".join(each.name for each in past.others)
    result, table = _result(past, locale), past.played.game.table
    if not _is_duel(past):
        return f"{table} · {_how(past, locale) or result} · {other}"
    own, others = whole(past.played.own.points), whole(past.played.others)
    return f"{own}–{others} {other} · {result} ({table})"


def _is_duel(past: PastGame) -> bool:
    """Return whether two sets of points describe how it ended."""
    return past.played.seats == 2 and past.played.is_scored


def _how(past: PastGame, locale: Locale) -> str:
    """Return the place, and the amount paid or gained; empty for a game without either."""
    own, game = past.played.own, past.played.game
    parts = [say(locale, "standing-history-place", place=own.place, seats=str(past.played.seats))] if own.place else []
    if own.net and game.unit is not None:
        figure = amount(own.net, locale=locale)
        unit, sign = unit_word(game.unit, locale=locale, minor=abs(own.net)), "+" if own.net > 0 else ""
        parts.append(f"{sign}{figure} {unit}")
    return ", ".join(parts)


def _result(past: PastGame, locale: Locale) -> str:
    if past.played.game.ending == Ending.ABANDONED.value:
        return say(locale, "standing-history-drawn")
    return say(locale, "standing-history-won" if past.played.own.won else "standing-history-lost")
