"""A table of Magpie in words, line by line, and the reader's hand."""

from collections.abc import Sequence

from bot.games.cards import JOKER, Card
from bot.games.protocol import Asking
from bot.text import Locale
from render.words import card_words, say
from tests.witness.board import Board
from tests.witness.moves import Give
from tests.witness.views import MagpieView


def spoken_table(view: MagpieView, names: Sequence[str], locale: Locale) -> list[str]:
    """Return the table in sentences, a line each."""
    board = view.board
    top = spoken_card(board.pile[-1], locale) if board.pile else say(locale, "magpie-no-pile")
    lines = [
        say(locale, "magpie-alt-deal", deal=str(board.deal), name=names[board.dealer]),
        say(locale, "magpie-alt-middle", top=top, stock=board.stock, pot=board.pot),
    ]
    for seat in board.seats:
        state = _state(board, seat)
        lines.append(
            say(locale, "magpie-alt-seat", name=names[seat], cards=board.in_hand[seat] if board.in_hand else 0)
            + " "
            + say(locale, "magpie-alt-chips", chips=board.chips[seat], state=state)
        )
    return lines


def _state(board: Board, seat: int) -> str:
    if seat in board.left:
        return "left"
    if seat in board.chosen:
        return "chosen"
    return "turn" if seat == board.active else ""


def spoken_hand(view: MagpieView, locale: Locale) -> list[str]:
    """Return the reader's hand, and the answer so far, a line each."""
    cards = ", ".join(spoken_card(card, locale) for card in view.hand)
    lines = [say(locale, "magpie-alt-hand", count=len(view.hand), cards=cards)]
    chosen = given(view)
    return lines if chosen is None else [*lines, say(locale, "magpie-alt-chosen", card=spoken_card(chosen, locale))]


def given(view: MagpieView) -> Card | None:
    """Return the card that the reader has chosen to give, while the choice may still change."""
    is_waiting = view.window is not None and view.window.asking is Asking.CHOICE
    return view.answer.card if is_waiting and isinstance(view.answer, Give) else None


def spoken_card(card: Card, locale: Locale) -> str:
    """Return a card in words."""
    return say(locale, "magpie-joker") if card == JOKER else card_words(locale, card)
