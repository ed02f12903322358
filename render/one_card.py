"""The parts shared by pictures of games whose turn is one card to a trick: orders, header, the hand."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from bot.games.cards import Card, Hand, Suit
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.one_card.views import TrickView
from bot.games.protocol import Options, Seat
from bot.text import Locale
from render.alt import in_full, sentences
from render.hands import suits
from render.hands.held import HeldCard, hold, ranks_from_left
from render.hands.suits import SuitHand
from render.inputs import PLAIN, Style
from render.names import Name, seated
from render.of_many import PicturesOfMany
from render.panel import PanelShown
from render.scene import Item, Scene, moved
from render.stage.canvas import HEADLINE_BASELINE, NOTES_RIGHT, Stage, header
from render.studio import Order
from render.style import TALLEST, Tint
from render.typeset import TITLE_BASELINE
from render.words import card_words

FOLLOW_GAP = 22.0  # between the notes above a table and the suit that the reader must follow

AnyView = TrickView[TrickBoard[Options, Counted]]
V = TypeVar("V", bound=AnyView)


@dataclass(frozen=True, slots=True)
class TableShown(Generic[V]):
    """The contents of a picture of the table: a view, and hands that everybody may see by now."""

    view: V
    hands: tuple[Hand | None, ...] = ()  # open ones, by seat
    is_panel: bool = False

    @property
    def viewing_seat(self) -> Seat | None:
        """The seat of the reader below; None for a bystander."""
        return self.view.seat if self.is_panel else None


class OneCardPictures(PicturesOfMany[V]):
    """Pictures of such a game, drawn and kept by a studio. `names` are in seat order."""

    # What a game provides

    @abstractmethod
    def public(self, view: V) -> V:
        """Return the view as a bystander has it."""

    @abstractmethod
    def shown(self, view: V) -> V:
        """Return the view without what no picture of the table shows, such as turns and older deals."""

    @abstractmethod
    def held(self, view: V, style: Style) -> SuitHand:
        """Return the reader's hand in order."""

    @abstractmethod
    def layout(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> Scene:
        """Lay out the table."""

    @abstractmethod
    def panel_of(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> PanelShown:
        """Return a player's panel, with the hand as it is sorted."""

    # What follows

    def table(
        self,
        view: V,
        *,
        names: Sequence[str],
        hands: Sequence[Hand | None] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the public table, with these hands open if everybody may see them by now."""
        shown = TableShown(self.shown(self.public(view)), tuple(hands))
        laid = partial(self.layout, shown)
        return self._table("table", shown, laid, view, names=names, locale=locale, style=style)

    def panel(
        self,
        view: V,
        *,
        names: Sequence[str],
        rows: int = 4,
        order: Sequence[Card] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order a strip of the table and the reader's hand, large: as secret as that hand. The end has no strip."""
        names = seated(names, view.seat, locale)
        shown = TableShown(self.shown(view), is_panel=True)
        if view.board.last is not None:
            laid_out = partial(self.layout, shown)
            return self._table("panel", shown, laid_out, view, names=names, locale=locale, style=style)
        laid = partial(self.panel_of, shown)
        return self._panel(shown, laid, rows=rows, order=order, names=names, locale=locale, style=style)

    def hand(self, view: V, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the hand alone, by suit. `holder` names its owner unless it is the reader."""
        return self._alone(self.held(view, style), suits.layout, holder=holder, locale=locale, style=style)


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


def in_row(hand: SuitHand) -> Sequence[HeldCard]:
    """Return a hand from left to right."""
    return [each for group in hand.groups for each in group.cards]


def composed(items: Sequence[Item], parts: Sequence[str], locale: Locale) -> Scene:
    """Lay out these items with their words, the most important first."""
    alt = sentences(locale, parts, more="stage-alt-more")
    return Scene(TALLEST, tuple(items), alt, (), in_full(parts, alt))


def in_words(cards: Sequence[Card] | Hand, locale: Locale) -> str:
    """Return cards by their names."""
    return ", ".join(card_words(locale, card) for card in cards)
