"""The score pad: a line a deal with running totals, chapeaux ringed, naturals starred."""

from collections.abc import Callable

from bot.games.mille.views import DealScore, MilleView
from bot.games.protocol import Ending, Seat
from bot.text import Locale, say
from render.alt import sentences
from render.names import Name
from render.words import spoken

ROWS_SHOWN = 8  # more deals than that fold into the first row


def folded(scores: tuple[DealScore, ...]) -> tuple[DealScore | None, tuple[DealScore, ...]]:
    """The last of the deals folded into one row (None: none), and the deals that keep rows of their own."""
    if len(scores) <= ROWS_SHOWN:
        return None, scores
    first = len(scores) - (ROWS_SHOWN - 1)
    return scores[first - 1], scores[first:]


def winner(view: MilleView) -> Seat | None:
    """Who won the game."""
    return min(view.outcome.winners) if view.outcome is not None and view.outcome.winners else None


def describe(view: MilleView, names: tuple[Name, ...], locale: Locale) -> str:
    """The alt text of the score pad."""
    natural = "-natural" if view.options.natural_required else ""
    parts = [
        say(locale, f"pictures-pad-alt-title{natural}", target=spoken(view.options.target)),
        _spoken_standing(view, names, locale),
    ]
    if view.scores:
        parts.append(say(locale, "pictures-pad-alt-order", name=names[Seat.A].spoken))
    fold, rows = folded(view.scores)
    if fold is not None:
        first, second = (spoken(total) for total in fold.totals)
        parts.append(say(locale, "pictures-pad-alt-deals", deal=fold.deal, first=first, second=second))
    parts += [_spoken_deal(row, locale) for row in rows]
    for key, count in (("naturals", _naturals), ("chapeaux", _chapeaux)):
        parts.append(_spoken_tally(f"pictures-pad-alt-{key}", view, names, locale, count))
    return sentences(locale, parts)


def standing(view: MilleView, names: tuple[str, ...], locale: Locale, say_points: Callable[[int], str]) -> str:
    """The foot line: who wins or leads, and by how much."""
    first, second = (seat.total for seat in view.seats)
    won = winner(view)
    if view.outcome is not None:
        if won is None:
            return say(locale, "pictures-pad-abandoned")
        margin = view.seats[won].total - view.seats[1 - won].total
        if view.outcome.ending is Ending.TARGET and margin > 0:
            return say(locale, "pictures-pad-wins-by", name=names[won], points=say_points(margin))
        return say(locale, "pictures-pad-wins", name=names[won])
    if not view.scores:
        return say(locale, "pictures-pad-empty")
    if first == second:
        return say(locale, "pictures-pad-level")
    leader = Seat.A if first > second else Seat.B
    return say(locale, "pictures-pad-leads", name=names[leader], points=say_points(abs(first - second)))


def _spoken_standing(view: MilleView, names: tuple[Name, ...], locale: Locale) -> str:
    first, second = (seat.total for seat in view.seats)
    won = winner(view)
    if view.outcome is not None and won is not None:
        totals = {"won": spoken(view.seats[won].total), "lost": spoken(view.seats[1 - won].total)}
        return say(locale, "pictures-pad-alt-wins", name=names[won].spoken, **totals)
    if view.outcome is not None or not view.scores:
        return f"{standing(view, tuple(name.spoken for name in names), locale, spoken)}."
    if first == second:
        return say(locale, "pictures-pad-alt-level", points=spoken(first))
    leader = names[Seat.A if first > second else Seat.B].spoken
    return say(
        locale,
        "pictures-pad-alt-leads",
        name=leader,
        won=spoken(max(first, second)),
        lost=spoken(min(first, second)),
    )


def _spoken_deal(row: DealScore, locale: Locale) -> str:
    first, second = (_spoken_total(row, seat, locale) for seat in (Seat.A, Seat.B))
    return say(locale, "pictures-pad-alt-deal", deal=row.deal, first=first, second=second)


def _spoken_total(row: DealScore, seat: Seat, locale: Locale) -> str:
    words = spoken(row.totals[seat])
    if row.chapeaux[seat]:
        words = say(locale, "pictures-pad-alt-marked", total=words)
    if row.naturals[seat]:
        words = say(locale, "pictures-pad-alt-natural", total=words, count=row.naturals[seat])
    return words


def _naturals(view: MilleView, seat: Seat) -> int:
    return view.seats[seat].naturals


def _chapeaux(view: MilleView, seat: Seat) -> int:
    return view.seats[seat].chapeaux


def _spoken_tally(
    key: str, view: MilleView, names: tuple[Name, ...], locale: Locale, count: Callable[[MilleView, Seat], int]
) -> str:
    counts = {seat: count(view, seat) for seat in (Seat.A, Seat.B)}
    if not any(counts.values()):
        return ""
    if counts[Seat.A] == counts[Seat.B]:
        return say(locale, key, counts=say(locale, "pictures-pad-alt-each", count=counts[Seat.A]))
    each = [
        say(locale, "pictures-pad-alt-one", name=names[seat].spoken, count=counts[seat])
        for seat in counts
        if counts[seat]
    ]
    return say(locale, key, counts=", ".join(each))
