"""A game of Beggar My Neighbor in words: the sentence above the table, and every card on it."""

from collections.abc import Iterator, Sequence

from bot.games.beggar_my_neighbor.board import SEATS, Board, Ended, Go, Phase, Taken
from bot.games.cards import Card
from bot.games.protocol import Seat
from bot.text import Locale, listed
from render.words import card_words, say

LATE = 20  # laps before the last one that a deal may have: from then on those that are left are counted


def taken(board: Board) -> Taken | None:
    """Return the lap just taken, whose cards still show; None when other cards lie there, or none."""
    return board.last_laps[-1] if board.last_laps and not board.goes else None


def lying(board: Board) -> tuple[Go, ...]:
    """Return the cards between the stacks: the pile, or the one just taken."""
    lap = taken(board)
    return board.goes if lap is None else lap.goes


def laps_left(board: Board) -> int | None:
    """Return how many laps the deal may still last, if few are left and it goes on; else None."""
    left = board.options.laps - board.laps
    return left if board.phase is Phase.TURN and left <= LATE else None


def named(board: Board) -> tuple[Seat, ...]:
    """Return the seats that the sentence above the table is about; perhaps none."""
    if (last := board.last) is not None:
        return () if last.winner is None else (last.winner,)
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    if (lap := taken(board)) is not None:
        return (lap.seat,)
    return () if board.turner is None else (board.turner,)


def said(board: Board, names: Sequence[str], locale: Locale) -> str:
    """Return the sentence above the table: how the deal or game ended, or who turns; `names` are those `named`."""
    if (last := board.last) is not None:
        if last.winner is None:
            return say(locale, "beggar-my-neighbor-drawn")
        if last.ended is Ended.ALL:
            return say(locale, "beggar-my-neighbor-wins-all", name=names[0])
        most, least = max(last.held), min(last.held)
        return say(locale, "beggar-my-neighbor-wins-limit", name=names[0], most=most, least=least)
    if board.outcome is not None:
        if not names:
            return say(locale, "beggar-my-neighbor-nobody")
        return say(locale, "beggar-my-neighbor-over-by", name=names[0])
    if board.turner is None:
        return say(locale, "beggar-my-neighbor-before")
    if (lap := taken(board)) is not None:
        return say(locale, "beggar-my-neighbor-takes", name=names[0], count=lap.count)
    if board.owed:
        return say(locale, "beggar-my-neighbor-owes", name=names[0], count=board.owed)
    return say(locale, "beggar-my-neighbor-turns", name=names[0])


def spoken_table(board: Board, names: Sequence[str], locale: Locale) -> list[str]:
    """Return the table in sentences, the most important first."""
    if board.deal == 0:
        return [f"{said(board, (), locale)}."]
    headline = said(board, [names[seat] for seat in named(board)], locale)
    lines = [say(locale, "stage-alt-turn", headline=headline)]
    lines += [_seat(board, seat, names[seat], locale) for seat in SEATS]
    lines += _pile(board, names, locale)
    if len(board.last_laps) > 1:
        shares = spoken_shares(board.last_laps, names, locale)
        lines.append(say(locale, "beggar-my-neighbor-alt-laps", laps=len(board.last_laps), shares=shares))
    return [*lines, *_rest(board, names, locale)]


def spoken_shares(laps: Sequence[Taken], names: Sequence[str], locale: Locale) -> str:
    """Return how many of these laps each player took, with how many cards."""
    shares = []
    for seat in SEATS:
        own = [lap.count for lap in laps if lap.seat == seat]
        shares.append(say(locale, "beggar-my-neighbor-share", name=names[seat], laps=len(own), cards=sum(own)))
    return listed(shares, locale=locale)


def spoken_ranks(cards: Sequence[Card], locale: Locale) -> str:
    """Return ranks of penalty cards: "king, queen"."""
    return ", ".join(say(locale, f"pictures-rank-{card.rank}") for card in cards)


def _spoken_goes(goes: Sequence[Go], names: Sequence[str], locale: Locale) -> str:
    return "; ".join(
        say(
            locale,
            "beggar-my-neighbor-alt-go",
            name=names[go.seat],
            cards=", ".join(card_words(locale, card) for card in go.cards),
        )
        for go in goes
    )


def _pile(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the cards that stopped one another, and every card between the stacks."""
    lap = taken(board)
    rally = board.rally if lap is None else lap.rally
    if len(rally) > 1:
        yield say(locale, "beggar-my-neighbor-alt-rally", cards=spoken_ranks(rally, locale))
    if lap is not None:
        goes = _spoken_goes(lap.goes, names, locale)
        yield say(
            locale, "beggar-my-neighbor-alt-lap", lap=str(lap.number), goes=goes, name=names[lap.seat], count=lap.count
        )
    elif board.goes:
        yield say(locale, "beggar-my-neighbor-alt-pile", goes=_spoken_goes(board.goes, names, locale))
    else:
        yield say(locale, "beggar-my-neighbor-alt-empty")


def _rest(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield how long the deal has lasted, what was remarkable in it, and its number."""
    if board.laps:
        laps, turned = str(board.laps), str(board.turned)
        yield say(locale, "beggar-my-neighbor-alt-course", laps=laps, turned=turned)
    if board.course.rally:
        rally = spoken_ranks(board.course.rally, locale)
        yield say(locale, "beggar-my-neighbor-alt-best", rally=rally, pile=board.course.pile)
    if laps_left(board) is not None:
        yield say(locale, "beggar-my-neighbor-alt-limit", laps=str(board.options.laps))
    deals, dealer = str(board.options.deals), names[board.dealer]
    yield say(locale, "beggar-my-neighbor-alt-deal", deal=str(board.deal), deals=deals, name=dealer)


def _seat(board: Board, seat: Seat, name: str, locale: Locale) -> str:
    facts = [say(locale, "stage-alt-hand", count=board.in_stack[seat])]
    if board.options.deals > 1:
        facts.append(say(locale, "beggar-my-neighbor-won", count=board.points[seat]))
    if seat in board.left:
        facts.append(say(locale, "stage-state-left"))
    if seat == board.turner:
        facts.append(say(locale, "stage-alt-acts"))
    return say(locale, "stage-alt-seat", name=name, facts=", ".join(facts))
