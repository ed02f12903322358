"""The parts shared by pictures of games whose turn is one card to a trick: orders, header, the hand."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from bot.games.cards import Card, Hand, Suit
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.one_card.views import TrickView
from bot.games.protocol import Options
from bot.text import Locale
from render.alt import in_full, sentences
from render.hands import suits
from render.hands.held import hold, ranks_from_left
from render.hands.spoken import spoken, spoken_suits
from render.hands.suits import SuitHand
from render.inputs import Style
from render.of_many import PicturesOfMany, TableShown
from render.panel import PanelShown, around
from render.scene import Box, Item, Scene, moved
from render.stage.canvas import HEADLINE_BASELINE, NOTES_RIGHT, Stage, header
from render.stage.values import SeatShown
from render.style import TALLEST, Tint
from render.typeset import TITLE_BASELINE
from render.words import card_words, say

FOLLOW_GAP = 22.0  # between the notes above a table and the suit that the reader must follow

AnyView = TrickView[TrickBoard[Options, Counted]]
V = TypeVar("V", bound=AnyView)


class OneCardPictures(PicturesOfMany[V]):
    """Pictures of such a game, drawn and kept by a studio. `names` are in seat order."""

    @abstractmethod
    def held(self, view: V, style: Style) -> SuitHand:
        """Return the reader's hand in order."""

    @abstractmethod
    def spoken_table(self, shown: TableShown[V], names: Sequence[str], *, style: Style, locale: Locale) -> list[str]:
        """Return the table in sentences, the most important first, with hands that are open."""

    def alone(self, view: V, locale: Locale, style: Style) -> SuitHand:
        return self.held(view, style)


def spoken_opening(headline: str, own: SuitHand | None, locale: Locale) -> list[str]:
    """Return the first sentences of a table: its headline, and the reader's hand, if it has any card."""
    lines = [say(locale, "stage-alt-turn", headline=headline)]
    if own is not None and own.cards:
        lines += spoken(locale, len(own.cards), spoken_suits(own.groups, locale), follow=own.follow)
    return lines


def playable(view: AnyView) -> tuple[Card, ...] | None:
    """Return the cards that the reader may play; None on another player's turn, when nothing is grayed."""
    if view.seat is None or view.board.active != view.seat:
        return None
    return tuple(view.playable())


def follows(view: AnyView) -> Suit | None:
    """Return the suit that the reader must follow now, having cards of it."""
    led = view.board.led
    is_asked = view.seat is not None and view.board.active == view.seat
    return led if is_asked and any(card.suit is led for card in view.hand) else None


def held(view: AnyView, style: Style, *, fresh: Collection[Card] = (), trumps: Suit | None = None) -> SuitHand:
    """Return the reader's hand in order."""
    cards = hold(view.hand, fresh=fresh, playable=playable(view))
    return SuitHand(cards, trumps, follows(view), ranks_from_left(style.order))


def headed(
    stage: Stage,
    said: Callable[[tuple[str, ...]], str],
    names: tuple[str, ...],
    notes: tuple[str, ...],
    *,
    follow: Suit | None,
) -> list[Item]:
    """Lay out the sentence above the table; at its right notes, and after them the suit that the reader must follow."""
    if follow is None:
        return header(stage, said, names, notes)
    note = suits.follow_note(follow, stage.on(Tint.BG), stage.locale, NOTES_RIGHT, style=stage.style)
    left = min(item.box.x for item in note)
    items = header(stage, said, names, notes, right=left - FOLLOW_GAP)
    return [*items, *(moved(item, HEADLINE_BASELINE - TITLE_BASELINE, 0.0) for item in note)]


def strip(
    shown: TableShown[V],
    head: Sequence[Item],
    alt_lines: Sequence[str],
    seats: Sequence[SeatShown],
    middle: Callable[[Box], Sequence[Item]],
    hand: SuitHand,
) -> PanelShown:
    """Return a player's panel of these parts. Before the first deal, nothing lies in the middle."""
    laid = middle if shown.view.board.deal else None
    return PanelShown(head, alt_lines, around(seats, shown.viewing_seat), laid, hand.in_row)


def composed(items: Sequence[Item], parts: Sequence[str], locale: Locale) -> Scene:
    """Lay out these items with their words, the most important first."""
    alt = sentences(locale, parts, more="stage-alt-more")
    return Scene(TALLEST, tuple(items), alt, (), in_full(parts, alt))


def in_words(cards: Sequence[Card] | Hand, locale: Locale) -> str:
    """Return cards by their names."""
    return ", ".join(card_words(locale, card) for card in cards)
