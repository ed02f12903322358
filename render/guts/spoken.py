"""The table of Guts in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Mapping, Sequence

from bot.games.cards import Hand
from bot.games.guts.board import Board, Phase, Score
from bot.games.guts.moves import In
from bot.games.guts.views import GutsView
from bot.games.protocol import Asking
from bot.text import Locale, listed
from render.words import card_words, say, spoken, written


def signed(chips: int) -> str:
    """Return chips with their sign; zero has none."""
    return written(chips, signed=chips != 0)


def headline(board: Board, score: Score, names: Sequence[str], locale: Locale) -> str:
    """Return how a deal or the game ended; `names` are of the winners."""
    if board.outcome is not None and board.outcome.is_drawn:
        return say(locale, "pictures-many-drawn")
    if board.outcome is not None:
        return say(locale, "guts-over-by", name=listed(list(names), locale=locale), count=len(names))
    if not score.winners:
        return say(locale, "guts-nobody")
    chips = score.counted // len(score.winners)
    return say(locale, "guts-takes", name=listed(list(names), locale=locale), count=len(names), chips=spoken(chips))


def spoken_table(
    view: GutsView, names: Sequence[str], hands: Mapping[int, Hand | None], *, is_own: bool, locale: Locale
) -> list[str]:
    """Return the table in sentences, a line each."""
    board, score = view.board, view.board.last
    lines = []
    if board.deal:
        key = "guts-alt-table" if score is None else "guts-alt-after"
        values = {"deal": str(board.deal), "name": names[board.dealer]}
        pot = board.pot if score is None else score.pot_after
        if score is not None and pot and board.outcome is not None:
            key = "guts-alt-shared"
        lines.append(say(locale, key, **values, count=pot, pot=spoken(pot), counts=spoken(board.counts)))
    else:
        lines.append(say(locale, "guts-alt-before", name=names[board.dealer]))
    if is_own and view.seat is not None and len(view.hand):
        lines.append(say(locale, "guts-alt-hand", count=len(view.hand), cards=in_words(view.hand, locale)))
        if view.choice is not None and view.window is not None and view.window.asking is Asking.CHOICE:
            choice = say(locale, "guts-choice-in" if isinstance(view.choice, In) else "guts-choice-out")
            lines.append(say(locale, "guts-alt-choice", choice=choice))
    for seat in board.seats:
        state = _state(view, seat)
        name = names[seat]
        lines.append(_spoken_seat(board.chips[seat], name, state, locale))
        if (hand := hands.get(seat)) is not None:
            key = "guts-alt-shows" if board.shown[seat] is not None else "guts-alt-holds"
            lines.append(say(locale, key, name=names[seat], cards=in_words(hand, locale)))
        if score is not None and score.paid[seat]:
            lines.append(say(locale, "guts-alt-paid", name=names[seat], chips=spoken(score.paid[seat])))
    return lines


def _spoken_seat(chips: int, name: str, state: str, locale: Locale) -> str:
    """Return a player's chips in words: below zero the words say so, since a minus is easily missed."""
    count, sign = abs(chips), "below" if chips < 0 else "above"
    return say(locale, "guts-alt-seat", name=name, count=count, chips=spoken(count), sign=sign, state=state)


def in_words(hand: Hand, locale: Locale) -> str:
    """Return cards by their names."""
    return ", ".join(card_words(locale, card) for card in hand)


def _state(view: GutsView, seat: int) -> str:
    board = view.board
    if seat in board.left:
        return "left"
    if seat in board.chosen:
        return "chosen"
    if seat in board.ins | board.outs:
        return "in" if seat in board.ins else "out"
    if seat in view.to_act:
        return "turn" if view.window is None else "choosing"
    return "silent" if board.phase is Phase.DECLARE else ""
