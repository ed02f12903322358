"""The table of Kalooki in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.kalooki.views import KalookiView, Phase
from bot.games.protocol import Seat
from bot.text import Locale
from render.rummy.spoken import named_at_end, spoken_outcome
from render.words import say


def named(view: KalookiView) -> tuple[Seat, ...]:
    """Return the seats that the sentence above the table is about."""
    if (winners := named_at_end(view.board)) is not None:
        return winners
    table = view.board.table
    if table.phase is Phase.CALLED and table.active is not None and table.caller is not None:
        return (table.active, table.caller)
    return () if table.active is None else (table.active,)


def headline(view: KalookiView, names: Sequence[str], locale: Locale) -> str:
    """Return whose turn it is, or how the deal or game ended; `names` are of the players it is about."""
    board, table = view.board, view.board.table
    if board.outcome is not None:
        return spoken_outcome(board.outcome, names, locale)
    if board.last is not None:
        if not names:
            return say(locale, "kalooki-void")
        return say(locale, "kalooki-bent-by" if board.last.bent else "rummy-out-by", name=names[0])
    if not names:
        return say(locale, "rummy-before")
    if len(names) > 1:
        return say(locale, "kalooki-answers", name=names[0], other=names[1])
    return say(locale, "kalooki-opens" if table.asked else "rummy-acts", name=names[0])


def spoken_deal(view: KalookiView, locale: Locale) -> Iterator[str]:
    """Yield the contract of the deal."""
    if view.contract is not None:
        yield say(locale, "kalooki-alt-contract", threes=view.contract.sets, fours=view.contract.runs)


def spoken_seat(view: KalookiView, seat: Seat, name: str, locale: Locale) -> str:
    """Return a player's cards, calls left, whether the contract is laid, and points."""
    board, table = view.board, view.board.table
    return say(
        locale,
        "kalooki-alt-seat",
        name=name,
        count=table.in_hand[seat],
        calls=view.calls_left(seat),
        state="laid" if table.has_laid[seat] else "none",
        points=str(board.points[seat]),
    )
