"""Magpie's pictures, as a studio draws them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import JOKER, Card
from bot.games.protocol import Asking
from bot.text import Locale
from render import Picture, Studio, Style
from render.alt import sentences
from render.inputs import PLAIN
from render.scene import Scene
from render.studio import Order
from render.style import MARGIN, WIDTH, Tint
from render.typeset import LABEL, TITLE, TITLE_BASELINE, Setter
from render.words import card_words, say
from tests.witness.board import Board
from tests.witness.views import MagpieView

LINE, FOOT = 26.0, 16.0  # pt


class MagpiePictures:
    """Draws the pictures of Magpie in a studio, which keeps them. `names` are by seat."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    async def table(
        self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The public table."""
        return await self._studio.picture(self._ordered("table", view, names, locale, style))

    async def panel(
        self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The table, and the reader's hand under it: as secret as the hand."""
        return await self._studio.picture(self._ordered("panel", view, names, locale, style))

    async def pad(
        self, view: MagpieView, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN
    ) -> Picture:
        """The chips after each deal."""
        return await self._studio.picture(self._ordered("scorepad", view, names, locale, style))

    def draw(self, kind: str, view: MagpieView, *, names: Sequence[str], locale: Locale, style: Style) -> Picture:
        """One of these pictures, on the calling thread."""
        return self._studio.draw(self._ordered(kind, view, names, locale, style))

    def _ordered(self, kind: str, view: MagpieView, names: Sequence[str], locale: Locale, style: Style) -> Order:
        if kind != "panel":
            view = replace(view, seat=None, turn=0, hand=type(view.hand)(), answer=None, window=None)
        tell = pad_told if kind == "scorepad" else table_told
        told = tell(view, names, locale) + (hand_told(view, locale) if kind == "panel" else [])
        return self._studio.with_cards(kind, (tuple(told), locale), style, lambda: self._lines(told, locale))

    def _lines(self, told: Sequence[str], locale: Locale) -> Scene:
        setter = Setter(self._studio.fonts, Tint.BG)
        width = WIDTH - 2 * MARGIN
        items = [setter.shrunk(told[0], TITLE, MARGIN, TITLE_BASELINE, Tint.TEXT, width=width, smallest=18)]
        for number, line in enumerate(told[1:], 1):
            items.append(setter.line(line, LABEL, MARGIN, TITLE_BASELINE + number * LINE, Tint.MUTE, width=width))
        return Scene(TITLE_BASELINE + len(told) * LINE + FOOT, tuple(items), sentences(locale, told))


def table_told(view: MagpieView, names: Sequence[str], locale: Locale) -> list[str]:
    """The table in sentences, a line each."""
    board = view.board
    top = card_told(board.pile[-1], locale) if board.pile else say(locale, "magpie-no-pile")
    lines = [
        say(locale, "magpie-told-deal", deal=str(board.deal), name=names[board.dealer]),
        say(locale, "magpie-told-middle", top=top, stock=board.stock, pot=board.pot),
    ]
    for seat in board.seats:
        state = _state(board, seat)
        lines.append(
            say(locale, "magpie-told-seat", name=names[seat], cards=board.in_hand[seat] if board.in_hand else 0)
            + " "
            + say(locale, "magpie-told-chips", chips=board.chips[seat], state=state)
        )
    return lines


def _state(board: Board, seat: int) -> str:
    if seat in board.left:
        return "left"
    if seat in board.chosen:
        return "chosen"
    return "turn" if seat == board.active else ""


def hand_told(view: MagpieView, locale: Locale) -> list[str]:
    """The own hand, and the answer so far, a line each."""
    cards = ", ".join(card_told(card, locale) for card in view.hand)
    lines = [say(locale, "magpie-told-hand", count=len(view.hand), cards=cards)]
    if view.answer is not None and view.window is not None and view.window.asking is Asking.CHOICE:
        card = getattr(view.answer, "card", None)
        lines += [say(locale, "magpie-told-chosen", card=card_told(card, locale))] if isinstance(card, Card) else []
    return lines


def pad_told(view: MagpieView, names: Sequence[str], locale: Locale) -> list[str]:
    """The chips after each deal, a line each."""
    lines = [say(locale, "magpie-told-pad", pot=view.board.pot)]
    for score in view.board.scores:
        chips = ", ".join(f"{names[seat]} {score.chips[seat]}" for seat in view.board.seats)
        lines.append(say(locale, "magpie-told-score", deal=str(score.deal), pot=score.pot, chips=chips))
    return lines


def card_told(card: Card, locale: Locale) -> str:
    """A card in words."""
    return say(locale, "magpie-joker") if card == JOKER else card_words(locale, card)
