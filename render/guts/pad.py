"""The score pad of Guts: the last deals, a line each, and the chips of all."""

from collections.abc import Sequence

from bot.games.guts.board import Board, Score
from render.alt import sentences
from render.names import Name
from render.scene import Item, Scene
from render.stage.canvas import Stage
from render.style import MARGIN, WIDTH, Tint
from render.typeset import LABEL, LABEL_STRONG, Align
from render.words import say, spoken, written

ROWS, PITCH, FIRST, FOOT = 5, 24.0, 64.0, 14.0


def layout(board: Board, names: Sequence[Name], stage: Stage) -> Scene:
    """The pad."""
    setter = stage.on(Tint.BG)
    items: list[Item] = setter.header(
        say(stage.locale, "guts-pad"),
        (say(stage.locale, "guts-pad-pot", pot=written(board.pot)), LABEL_STRONG, Tint.TEXT),
    )
    y = FIRST
    for score in board.scores[-ROWS:]:
        deal = say(stage.locale, "guts-score-deal", deal=str(score.deal))
        items.append(setter.line(deal, LABEL, MARGIN, y, Tint.MUTE, width=90))
        words = _won(score, [names[seat].printed for seat in score.winners], stage)
        items.append(setter.line(words, LABEL, MARGIN + 100, y, Tint.TEXT, width=WIDTH - 2 * MARGIN - 100))
        y += PITCH
    half = (WIDTH - 3 * MARGIN) / 2
    for place, seat in enumerate(board.seats):
        left, baseline = MARGIN + (place % 2) * (half + MARGIN), y + 8 + (place // 2) * PITCH
        items.append(setter.line(names[seat].printed, LABEL, left, baseline, Tint.MUTE, width=half - 80))
        chips = written(board.chips[seat], signed=True)
        items.append(setter.line(chips, LABEL_STRONG, left + half, baseline, Tint.TEXT, align=Align.RIGHT))
    height = y + 8 + (len(board.seats) + 1) // 2 * PITCH - PITCH + FOOT
    return Scene(height, tuple(items), sentences(stage.locale, told(board, [name.spoken for name in names], stage)))


def _won(score: Score, winners: Sequence[str], stage: Stage) -> str:
    if not winners:
        return say(stage.locale, "guts-score-nobody")
    return say(stage.locale, "guts-score-won", names=", ".join(winners), pot=written(score.counted))


def told(board: Board, names: Sequence[str], stage: Stage) -> list[str]:
    """The pad in sentences: the last deal first."""
    return [
        say(
            stage.locale,
            "guts-told-score",
            deal=str(score.deal),
            pot=spoken(score.pot),
            chips=", ".join(f"{names[seat]} {spoken(score.chips[seat])}" for seat in board.seats),
        )
        for score in reversed(board.scores[-ROWS:])
    ] or [say(stage.locale, "guts-pad")]
