"""The end of a deal of Daifugo: everyone's new title from the top down; and the score pad."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.daifugo.board import Board, Score
from bot.games.daifugo.name import NAME
from bot.games.daifugo.titles import Title
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import sentences
from render.daifugo.spoken import said, title_word
from render.daifugo.table import Shown, badge, titled
from render.names import Name
from render.of_many import pad_sheet
from render.pad import ROWS_SHOWN, PadRow, PadSheet
from render.scene import Box, Glyph, Item, Scene
from render.shapes import Shape
from render.stage.canvas import ZONE, Stage, scene, zone
from render.stage.pieces import LABEL, STYLES, lay
from render.stage.seats import framed, headline
from render.stage.spoken import place
from render.stage.values import Disc, Mark, SeatShown, State, Tone, letters
from render.style import Tint
from render.typeset import Align
from render.words import say

BETWEEN, CLOSE, CLOSE_FROM, RADIUS, HIGHEST = 6.0, 3.0, 7, 14.0, 56.0  # rows; how many are set closer
DRINKS_HIGH, DRINKS_UP = 28.0, 7.0  # the line under the rows, and its baseline above the end
PLACE_X, DISC_X, NAME_RIGHT, TITLE_X, RIGHT = 24.0, 77.0, 262.0, 268.0, 526.0
SIGN_WIDE, SIGN_HIGH, SIGN_GAP = 14.0, 12.0, 5.0
LADDER = tuple(Title)


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out a row per player, the Daifugo on top; nobody's cards."""
    score = shown.view.board.last
    if score is None:
        raise ValueError("no deal has just ended")
    items: list[Item] = [*titled(shown, names, stage)]
    signs, count = letters(names), len(names)
    between = CLOSE if count >= CLOSE_FROM else BETWEEN
    room = ZONE.height - DRINKS_HIGH - between * (count - 1)
    high = min(HIGHEST, room / count)
    top = ZONE.y + (room - high * count) / 2
    for number, seat in enumerate(score.order):
        row = Box(ZONE.x, top + number * (high + between), ZONE.width, high)
        items += _row(shown.view.board, score, seat, Disc(signs[seat], seat), names[seat], row, stage)
    items.append(_drinks(names[score.order[-1]], top + count * (high + between) - between + DRINKS_HIGH, stage))
    return scene(items, sentences(stage.locale, alt_lines(shown, names, stage), more="stage-alt-more"))


def alt_lines(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the same in sentences."""
    locale, view, board, score = stage.locale, shown.view, shown.view.board, shown.view.board.last
    if score is None:
        return []
    spoken = [name.spoken for name in names]
    who = sorted(board.outcome.winners) if board.outcome is not None else score.order[:1]
    lines = [say(locale, "stage-alt-turn", headline=said(view, [spoken[seat] for seat in who], locale))]
    for seat in score.order:
        title, was = score.titles[seat], _before(board, seat)
        values = {"place": place(locale, score.places[seat]), "name": spoken[seat], "title": title_word(title, locale)}
        if was is None:
            lines.append(say(locale, "daifugo-alt-place", **values))
        else:
            change = _change(title, was, locale)
            lines.append(say(locale, "daifugo-alt-place-was", **values, was=change))
    lines.append(f"{say(locale, 'daifugo-drinks', name=spoken[score.order[-1]])}.")
    deals, dealer = str(board.options.deals), spoken[score.dealer]
    return [*lines, say(locale, "daifugo-alt-deal", deal=str(score.deal), deals=deals, name=dealer)]


def _before(board: Board, seat: Seat) -> Title | None:
    """Return the title of the deal before the last one."""
    return board.scores[-2].titles[seat] if len(board.scores) > 1 else None


def _change(title: Title, was: Title, locale: Locale) -> str:
    key = "daifugo-stays" if title is was else "daifugo-was"
    return say(locale, key, title=title_word(was, locale))


def _row(
    board: Board, score: Score, seat: Seat, disc: Disc, name: Name, row: Box, stage: Stage
) -> Iterator[Item]:  # fmt: skip
    """Yield a player's place and title, and the title before."""
    locale, middle, title = stage.locale, row.y + row.height / 2, score.titles[seat]
    is_framed = title is Title.DAIFUGO
    tint = Tint.BG if is_framed else Tint.ZONE
    yield from framed(State.TO_ACT, row, Tint.BG, RADIUS) if is_framed else zone(row, RADIUS)
    style, ink = STYLES[Tone.PLACE]
    baseline = middle + stage.fonts.cap(style.face, style.size) / 2
    ink = ink if is_framed else Tint.MUTE
    yield stage.on(tint).line(place(locale, score.places[seat]), style, PLACE_X, baseline, ink)
    is_winner = board.outcome is not None and seat in board.outcome.winners
    marks = [mark for mark, holds in ((Mark.WINNER, is_winner), (Mark.ROBOT, seat in board.left)) if holds]
    sitting = SeatShown(disc, name, marks=tuple(marks))
    yield from headline(stage, sitting, DISC_X, middle, NAME_RIGHT, tint)
    yield from lay(stage, badge(title, locale), TITLE_X, middle, tint).items
    if (was := _before(board, seat)) is not None:
        yield from _moved(title, was, middle, tint, stage)


def _drinks(name: Name, bottom: float, stage: Stage) -> Item:
    """Lay out the Destitute's next duty."""
    style, ink = STYLES[Tone.ASIDE]
    return stage.on(Tint.BG).sentence(
        lambda names: say(stage.locale, "daifugo-drinks", name=names[0]),
        (name.printed,),
        style,
        PLACE_X,
        bottom - DRINKS_UP,
        ink,
        width=RIGHT - PLACE_X,
        smallest=style.size,
    )


def _moved(title: Title, was: Title, middle: float, ground: Tint, stage: Stage) -> Iterator[Item]:
    """Yield a player's former title, with a sign that points up or down."""
    baseline = middle + stage.fonts.cap(LABEL.face, LABEL.size) / 2
    rise = LADDER.index(was) - LADDER.index(title)
    ink = Tint.GAIN if rise > 0 else Tint.LOSS if rise < 0 else Tint.MUTE
    words = stage.on(ground).line(
        _change(title, was, stage.locale), LABEL, RIGHT, baseline, ink, align=Align.RIGHT
    )  # fmt: skip
    yield words
    if rise:
        box = Box(words.box.x - SIGN_GAP - SIGN_WIDE, middle - SIGN_HIGH / 2, SIGN_WIDE, SIGN_HIGH)
        yield Glyph(box, Shape.HIGH if rise > 0 else Shape.LOW, ink, ground)


def pad_of(view: DaifugoView, locale: Locale) -> PadSheet:
    """Return everyone's places in the last deals, with a crown for every Daifugo."""
    scores = view.board.scores
    rows = [PadRow(score.deal, score.places, (), (int(score.order[0]),)) for score in scores[-ROWS_SHOWN:]]
    sheet = pad_sheet(NAME, view.board, rows, locale)
    if sheet.is_over:
        return replace(sheet, verdict="daifugo-pad-wins")
    return replace(sheet, winners=rows[-1].crowned if rows else (), verdict="daifugo-pad-leads")
