"""Daily deals: the list of a day, the panel of a sitting, its result, the card to share, boards, and looking back."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.daily import OWN, Compared, Entry, Placed, Sitting, Today
from bot.games.protocol import Game, Refusal
from bot.tables import Player
from bot.text import Locale, say
from bot.text.numbers import whole
from cogs.ids import CustomId, Verb
from cogs.names import name, until
from cogs.screens.game import GameScreens, Manner
from cogs.screens.screen import (
    BLUE,
    GREEN,
    Block,
    Button,
    Choice,
    Document,
    Menu,
    PrivateScreen,
    PublicScreen,
)
from cogs.screens.situation import Situation
from cogs.screens.table import panel
from render import DailyCard, Studio

PAST = "past"  # the last day that is open, in place of its key
KEY = "today"  # in place of the key of a table
MONTH = "month"  # in place of a day, on a board
FULL, EMPTY = "🟩", "⬜"  # squares of the line to share
SQUARES = 10
FLAME = "🔥"
BETWEEN = "."  # a verb and its word, in the word of `Verb.DAILY_ACT`
MOST_ON_BOARD = 10
ALLOWED = frozenset(
    {Verb.ACT, Verb.ANYWAY, Verb.REFRESH, Verb.MORE, Verb.SORT, Verb.READ, Verb.GRAY, Verb.NEXT}
)  # the verbs of a panel that a sitting knows, besides those of games: nothing that opens a hand, a deal or a seed
Pressed = TypeVar("Pressed", Button, Menu)


def today_screen(
    today: Today,
    *,
    lows: Collection[str],
    is_in_server: bool,
    locale: Locale,
) -> PrivateScreen:
    """Return the games of today with what the reader made of them, and a menu to play."""
    lines = [
        f"### {say(locale, 'daily-title', day=day_named(today.day, locale=locale))}",
        say(locale, "daily-intro", time=until(today.ends_at)),
        *(f"- {_entry_line(each, lows, locale=locale, is_over=today.is_over)}" for each in today.entries),
    ]
    if today.streak:
        lines.append(f"{FLAME} {say(locale, 'daily-streak', count=today.streak)}")
    lines.append(f"-# {say(locale, 'daily-tomorrow', commitment=today.tomorrow)}")
    if today.is_over:
        lines.append(f"**{say(locale, 'daily-over-early')}**")
    choices = tuple(_choice(each, lows, locale=locale) for each in today.entries if not each.is_forgotten)
    blocks: list[Block] = ["\n".join(lines)]
    if not today.is_over and choices:
        blocks.append(Menu(say(locale, "daily-choose"), CustomId(Verb.DAILY_PLAY, KEY), choices))
    past = Button(say(locale, "daily-past"), CustomId(Verb.DAILY, PAST))
    boards = (
        Button(say(locale, "daily-board-day"), CustomId(Verb.DAILY_BOARD, today.day)),
        Button(say(locale, "daily-board-month"), CustomId(Verb.DAILY_BOARD, MONTH)),
    )
    blocks.append((past, *(boards if is_in_server else ())))
    return PrivateScreen(tuple(blocks))


def past_screen(
    day: str,
    entries: Sequence[Entry],
    *,
    secret: str,
    lows: Collection[str],
    next_to: tuple[str | None, str | None],
    locale: Locale,
) -> PrivateScreen:
    """Return a day that is over: results, its secret in hexadecimal digits, and a menu to look back on its games.

    `next_to`: the days before and after it that are open.
    """
    lines = [
        f"### {say(locale, 'daily-title', day=day_named(day, locale=locale))}",
        *(f"- {_entry_line(each, lows, locale=locale, is_over=True)}" for each in entries),
        f"-# {say(locale, 'daily-secret', secret=secret)}",
    ]
    choices = tuple(Choice(say(locale, f"{each.game}-name"), each.game) for each in entries)
    menu = Menu(say(locale, "daily-look-back"), CustomId(Verb.DAILY_GAME, day), choices)
    before, after = next_to
    row = (
        Button(say(locale, "daily-before"), CustomId(Verb.DAILY, before or "", 0), enabled=before is not None),
        Button(say(locale, "daily-after"), CustomId(Verb.DAILY, after or "", 1), enabled=after is not None),
        Button(say(locale, "daily-today"), CustomId(Verb.DAILY, KEY)),
    )
    return PrivateScreen(("\n".join(lines), menu, row))


def none_screen(*, locale: Locale) -> PrivateScreen:
    """Return that no day is over on which somebody looked at daily deals."""
    back = Button(say(locale, "daily-today"), CustomId(Verb.DAILY, KEY))
    return PrivateScreen((say(locale, "daily-none"), (back,)))


def past_game_screen(
    day: str, game: str, *, best: str | None, score: str, own: str | None, locale: Locale
) -> PrivateScreen:
    """Return a game of a day that is over. `best` and `own` are keys of sittings; `score` is the best one."""
    title = say(locale, "daily-game-title", game=say(locale, f"{game}-name"), day=day_named(day, locale=locale))
    words = say(locale, "daily-best", points=score) if best else say(locale, "daily-nobody")
    row: list[Button] = []
    if best is not None:
        row.append(Button(say(locale, "daily-best-replay"), CustomId(Verb.DAILY_REPLAY, best, 0, "best"), BLUE))
    if own is not None:
        row.append(Button(say(locale, "daily-own-replay"), CustomId(Verb.DAILY_REPLAY, own, 0, "own")))
        row.append(Button(say(locale, "daily-record"), CustomId(Verb.DAILY_RECORD, own)))
    row.append(Button(say(locale, "daily-back"), CustomId(Verb.DAILY, day)))
    return PrivateScreen((f"### {title}\n{words}", tuple(row)))


def record_screen(content: bytes, day: str, game: Game, *, locale: Locale) -> PrivateScreen:
    """Return the record of a sitting as a file."""
    return PrivateScreen((say(locale, "daily-record-text"), Document(f"daily-{day}.{game.style.suffix}", content)))


async def sitting_screen(
    sitting: Sitting,
    screens: GameScreens,
    manner: Manner,
    *,
    said: str | Refusal | None = None,
    is_open: bool = False,
) -> PrivateScreen:
    """Return the panel of a sitting that goes on: that of its game, without what a daily deal does not know."""
    table = replace(sitting.table, undoable=())
    is_between = sitting.finish is not None
    situation = Situation(finish=sitting.finish, goes_on=True if is_between else None, awaits_press=True)
    shown = await panel(table, OWN, screens, manner, said=said, situation=situation, is_open=is_open)
    return only(shown, sitting.row.id, ALLOWED | {*getattr(screens, "acts", ())}, Verb.DAILY_ACT)


def only(screen: PrivateScreen, key: str, allowed: Collection[str], verb: Verb) -> PrivateScreen:
    """Return a screen whose presses at the table `key` come to `verb`; those that are not `allowed` are gone."""

    def own(pressed: Pressed) -> Pressed | None:
        if pressed.id.key != key:  # such as a rule
            return pressed
        if pressed.id.verb not in allowed:
            return None
        word = BETWEEN.join(filter(None, (pressed.id.verb, pressed.id.word)))
        return replace(pressed, id=CustomId(verb, key, pressed.id.turn, word))

    blocks: list[Block] = []
    for block in screen.blocks:
        match block:
            case Menu():
                if (menu := own(block)) is not None:
                    blocks.append(menu)
            case tuple():
                if row := tuple(kept for each in block if (kept := own(each)) is not None):
                    blocks.append(row)
            case _:
                blocks.append(block)
    return replace(screen, blocks=tuple(blocks))


def inner_screen(screen: PrivateScreen) -> PrivateScreen:
    """Return the panel of a sitting with the ids that its presses have in its game."""

    def own(pressed: Pressed) -> Pressed:
        return replace(pressed, id=inner_id(pressed.id)) if pressed.id.verb == Verb.DAILY_ACT else pressed

    def block_of(block: Block) -> Block:
        match block:
            case Menu():
                return own(block)
            case tuple():
                return tuple(map(own, block))
            case _:
                return block

    return replace(screen, blocks=tuple(map(block_of, screen.blocks)))


def inner_id(press: CustomId) -> CustomId:
    """Return the id that a press in the panel of a sitting has in its game."""
    verb, _, word = press.word.partition(BETWEEN)
    return CustomId(verb, press.key, press.turn, word)


def result_screen(
    sitting: Sitting, compared: Compared | None, *, streak: int, is_low: bool, ends_at: int | None, locale: Locale
) -> PrivateScreen:
    """Return the result of a sitting that is done, next to those of all others; or that its day was over first.

    `ends_at`: when its day ends; None once it has.
    """
    game = say(locale, f"{sitting.row.game}-name")
    day = day_named(sitting.row.day, locale=locale)
    lines = [f"### {say(locale, 'daily-game-title', game=game, day=day)}"]
    back = Button(say(locale, "daily-back"), CustomId(Verb.DAILY, KEY))
    if compared is None:
        return PrivateScreen(("\n".join([*lines, say(locale, "daily-cut-off")]), (back,)))
    score = score_named(compared.score, is_low=is_low, locale=locale)
    lines.append(f"**{score}** · {beaten(compared, locale=locale, is_over=ends_at is None)}")
    if compared.list_number > 1:
        lines.append(f"-# {say(locale, 'daily-second-list')}")
    if streak:
        lines.append(f"{FLAME} {say(locale, 'daily-streak', count=streak)}")
    if ends_at is not None:
        lines.append(f"-# {say(locale, 'daily-later', time=until(ends_at))}")
    share = Button(say(locale, "daily-share"), CustomId(Verb.DAILY_SHARE, sitting.row.id), GREEN)
    return PrivateScreen(("\n".join(lines), (share, back)))


async def share_screen(
    player: Player,
    sitting: Sitting,
    compared: Compared,
    studio: Studio,
    manner: Manner,
    *,
    streak: int,
    is_low: bool,
    is_over: bool,
) -> PublicScreen:
    """Return the card of a result for everyone in a channel. It says nothing about a card of the deal.

    `is_over`: the day is.
    """
    locale, game = manner.locale, say(manner.locale, f"{sitting.row.game}-name")
    day = day_named(sitting.row.day, locale=locale)
    card = DailyCard(
        title=say(locale, "daily-card-title", game=game),
        day=day,
        name=player.name,
        score=score_named(compared.score, is_low=is_low, locale=locale),
        beaten=beaten(compared, locale=locale, is_over=is_over),
        tenths=None if compared.percent is None else squares(compared.percent),
        streak=say(locale, "daily-streak", count=streak) if streak else "",
    )
    picture = await studio.picture(studio.daily(card, locale=locale, style=manner.style))
    again = Button(say(locale, "daily-play-too"), CustomId(Verb.DAILY_PLAY, sitting.row.game), GREEN)
    words = f"**{name(player)}** · {game} · {day}\n{emoji_line(compared, streak)}"
    return PublicScreen((picture, words, (again,)))


def emoji_line(compared: Compared, streak: int) -> str:
    """Return a result as a line of emoji, which gives nothing of the deal away."""
    full = 0 if compared.percent is None else squares(compared.percent)
    line = "" if compared.percent is None else FULL * full + EMPTY * (SQUARES - full)
    return " ".join(filter(None, (line, f"{FLAME}{streak}" if streak else "")))


def squares(percent: int) -> int:
    """Return how many squares of ten are full."""
    return (percent * SQUARES + 50) // 100


def board_screen(
    day: str, placed: Sequence[Placed], people: Mapping[int, Player], *, is_month: bool, locale: Locale
) -> PrivateScreen:
    """Return the board of a day or of its month; only `people` are named, and only they are on it."""
    title = (
        say(locale, "daily-board-month-title")
        if is_month
        else say(locale, "daily-board-title", day=day_named(day, locale=locale))
    )
    shown = [each for each in placed if each.player in people][:MOST_ON_BOARD]
    lines = [
        say(
            locale,
            "daily-board-line",
            place=each.place,
            player=name(people[each.player]),
            points=whole(each.points),
            count=each.points,
        )
        for each in shown
    ] or [say(locale, "daily-board-empty")]
    note = say(locale, "daily-board-note")
    back = Button(say(locale, "daily-back"), CustomId(Verb.DAILY, KEY))
    return PrivateScreen(("\n".join([f"### {title}", *lines, f"-# {note}"]), (back,)))


def day_named(day: str, *, locale: Locale) -> str:
    """Return a day (such as 2026-11-26) as people write it."""
    year, month, number = day.split("-")
    return say(locale, "day", day=int(number), number=int(month), year=year)


def score_named(score: int, *, is_low: bool, locale: Locale) -> str:
    """Return a score in words: where few points are better, those that one has."""
    points = -score if is_low else score
    return say(locale, "daily-score", points=whole(points), count=abs(points))


def beaten(compared: Compared, *, locale: Locale, is_over: bool = False) -> str:
    """Return how many of the others a result has beaten, on a day that `is_over` or goes on."""
    if compared.percent is None:
        return say(locale, "daily-alone" if is_over else "daily-first")
    others = compared.players - 1
    return say(locale, "daily-beaten", percent=compared.percent, others=whole(others), count=others)


def replayed(screen: PrivateScreen, key: str) -> PrivateScreen:
    """Return a stop of a replay, whose buttons come to daily deals."""
    return only(screen, key, {Verb.REPLAY}, Verb.DAILY_REPLAY)


def _entry_line(entry: Entry, lows: Collection[str], *, locale: Locale, is_over: bool = False) -> str:
    """Return what a person made of a game of a day, which `is_over` or goes on."""
    game = say(locale, f"{entry.game}-name")
    if entry.compared is not None:
        score = score_named(entry.compared.score, is_low=entry.game in lows, locale=locale)
        return f"**{game}** ✓ {score} · {beaten(entry.compared, locale=locale, is_over=is_over)}"
    if entry.is_cut_off:
        return f"{game} · {say(locale, 'daily-state-cut-off')}"
    if entry.is_forgotten:
        return f"{game} · {say(locale, 'daily-state-forgotten')}"
    new = "daily-state-missed" if is_over else "daily-state-new"
    return f"{game} · {say(locale, new if entry.sitting is None else 'daily-state-begun')}"


def _choice(entry: Entry, lows: Collection[str], *, locale: Locale) -> Choice:
    if entry.compared is not None:
        state = score_named(entry.compared.score, is_low=entry.game in lows, locale=locale)
    else:
        state = say(locale, "daily-state-new" if entry.sitting is None else "daily-state-begun")
    return Choice(say(locale, f"{entry.game}-name"), entry.game, description=state)
