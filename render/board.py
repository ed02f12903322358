"""The leaderboard: places, names, games won and lost, marks, and what was won in all."""

from bot.text import Locale, say
from render.alt import sentences
from render.inputs import Board, BoardRow
from render.names import clean
from render.words import money

ROWS_SHOWN = 7


def shown(board: Board) -> tuple[BoardRow, ...]:
    """The rows that fit; the asking player's own row takes the last place when it would be cut."""
    rows = board.rows[:ROWS_SHOWN]
    own = next((row for row in board.rows[ROWS_SHOWN:] if row.own), None)
    return rows if own is None else (*rows[:-1], own)


def shows_cents(board: Board) -> bool:
    """Whether amounts print two decimals: everywhere, or nowhere."""
    return any(row.net % 100 for row in board.rows)


def describe(board: Board, locale: Locale) -> str:
    """The alt text of the leaderboard."""
    title = (
        say(locale, "pictures-board-alt-season", season=board.season)
        if board.season
        else say(locale, "pictures-board-alt-title")
    )
    cents = shows_cents(board)
    rows = [_spoken_row(row, board.unit, locale, cents=cents) for row in shown(board)]
    return sentences(locale, [title, *(rows or [f"{say(locale, 'pictures-board-empty')}."])])


def _spoken_row(row: BoardRow, unit: str, locale: Locale, *, cents: bool) -> str:
    amount = money(abs(row.net), cents=cents, grouped=False)
    sign = {1: "plus", -1: "minus"}.get((row.net > 0) - (row.net < 0))
    return say(
        locale,
        "pictures-board-alt-row",
        place=row.place,
        name=clean(row.name) or say(locale, "pictures-player", seat=str(row.place)),
        net=say(locale, f"pictures-board-alt-{sign}", amount=amount) if sign else amount,
        unit=unit,
        won=str(row.won),
        lost=str(row.lost),
        naturals=row.naturals,
        chapeaux=row.chapeaux,
    )
