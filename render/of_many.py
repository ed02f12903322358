"""The parts common to the pictures of every game of deals: how a studio takes orders, pad and receipt."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from bot.games.cards import Card, Hand
from bot.games.dealing import DealtBoard, DealtView, Numbered
from bot.games.protocol import Seat, Settlement
from bot.text import Locale, has
from render import ended, keepsake, pad, panel, receipt
from render.hands import suits
from render.inputs import PLAIN, Stakes, Style
from render.keepsake import Keepsake, discs_of, largest
from render.moment_banner import bannered
from render.moments import Moment, rarest
from render.names import Name, names_of, seated
from render.pad import PadRow, PadSheet
from render.panel import PanelShown
from render.poster import Poster, posted, terms_of
from render.receipt import ReceiptSheet
from render.scene import Scene
from render.stage.canvas import Stage
from render.stage.values import Piece
from render.studio import Drawings, Order
from render.style import Gamut
from render.words import money, say, written

V = TypeVar("V", bound=DealtView[DealtBoard[Numbered]])


@dataclass(frozen=True, slots=True)
class TableShown(Generic[V]):
    """The contents of a picture of the table: a view, and hands that everyone may see by now."""

    view: V
    hands: tuple[Hand | None, ...] = ()  # open ones, by seat
    is_panel: bool = False

    @property
    def viewing_seat(self) -> Seat | None:
        """The seat of the reader below; None for a bystander."""
        return self.view.seat if self.is_panel else None


class PicturesOfMany(Drawings, ABC, Generic[V]):
    """The orders of a game's pictures, which a studio draws and keeps. `names` are in seat order.

    The catalog has `NAME-receipt-about`, the game and its `$deals`, and `NAME-receipt-rate`, what `$amount` is paid
    for; a sentence for each key of its `moments`; and perhaps `NAME-poster-note`, if its poster has another note than
    its score pad.
    """

    kind: type[V]  # its views
    hand_layout: Callable[..., Scene] = staticmethod(suits.layout)  # of a hand alone
    unit: str = "pictures-keepsake-points"  # the word after a winner's total, of which there are `$count`
    without_strip: str = "panel"  # the kind of a panel without a strip: only a "table" has poster and banner

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.kind.game

    # What a game provides

    @abstractmethod
    def public(self, view: V) -> V:
        """Return the view as a bystander has it."""

    @abstractmethod
    def layout(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> Scene:
        """Lay out the table."""

    @abstractmethod
    def panel_of(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> PanelShown:
        """Return a player's panel, with the hand as it is sorted."""

    @abstractmethod
    def pad_of(self, view: V, locale: Locale) -> PadSheet:
        """Return the contents of the score pad: `pad_sheet` makes most of it."""

    def shown(self, view: V) -> V:
        """Return the view without what no picture of the table shows: turns, and older deals."""
        return replace(view, turn=0, board=replace(view.board, scores=view.board.scores[-1:]))

    def opened(self, view: V) -> tuple[Hand | None, ...]:
        """Return the hands that the game has opened, by seat; by default none."""
        return ()

    def alone(self, view: V, locale: Locale, style: Style) -> Hashable:
        """Return the reader's hand as `hand_layout` lays it out; a game without hands has none."""
        raise NotImplementedError

    def after_hands(self, view: V) -> tuple[tuple[Piece, ...], ...]:
        """Return what follows each seat's opened hand at the end of a deal; by default nothing."""
        return ()

    def has_strip(self, view: V) -> bool:
        """Return whether a panel has a strip of the table; by default until the deal is over."""
        return view.board.last is None

    def moments(self, view: V) -> Sequence[Moment]:
        """Return what people will tell about the finished deals, from the first to the last."""
        return ()

    def number(self, view: V, locale: Locale) -> tuple[str, str]:
        """Return the one number of a finished game, and the word after it: by default the winner's points."""
        sheet = self.pad_of(view, locale)
        totals = sheet.rows[-1].totals if sheet.rows else (0,) * len(sheet.columns)
        total = totals[sheet.winners[0]] if sheet.winners else max(totals)
        words = say(locale, self.unit, count=abs(total))
        return written(total, signed=sheet.is_signed and total > 0), words

    def rate(self, view: V) -> str:
        """Return the end of the rate's key, where it depends on the options: `-final`."""
        return ""

    # What follows

    def table(
        self,
        view: V,
        *,
        names: Sequence[str],
        hands: Sequence[Hand | None] = (),
        stakes: Stakes | None = None,
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the public table, with these hands open; as a rule those that were shown at the end of a deal.

        Before the first deal it is a poster, with the `stakes` if they are known.
        """
        shown = TableShown(self.shown(self.public(view)), tuple(hands) or self.opened(view))
        return self._table("table", shown, view, names=names, stakes=stakes, locale=locale, style=style)

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
        """Order a strip of the table and the reader's hand, large: as secret as that hand.

        `rows` of buttons follow; `render.panel.height_of` says how high it is. `order`: the hand from left
        to right, as the buttons have it; by default sorted. The end of a deal has no strip.
        """
        names = seated(names, view.seat, locale)
        shown = TableShown(self.shown(view), self.opened(view), is_panel=True)
        if not self.has_strip(view):
            return self._table(self.without_strip, shown, view, names=names, locale=locale, style=style)
        return self._panel(shown, rows=rows, order=order, names=names, locale=locale, style=style)

    def hand(self, view: V, *, holder: str = "", locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the hand alone. `holder` names its owner unless it is the reader."""
        shown = self.alone(view, locale, style)

        def lay() -> Scene:
            whose = names_of(self._studio.fonts, locale, (holder,))[0] if holder else None
            return self.hand_layout(shown, self._studio.fonts, locale, style=style, holder=whose)

        return self._with_cards("hand", (shown, holder, locale), style, lay)

    def pad(self, view: V, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the score after each deal."""
        return self._sheet("scorepad", self.pad_of(view, locale), pad.layout, tuple(names), locale, style)

    def ended(
        self,
        view: V,
        *,
        names: Sequence[str],
        rows: int,
        hands: Sequence[Hand | None] = (),
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the end of a deal for a panel: these open `hands`, by seat, and the score; `rows` of buttons follow."""
        sheet, after_hands = self.pad_of(view, locale), self.after_hands(view)

        def lay() -> Scene:
            return ended.layout(sheet, hands, *self._set(names, locale, style), rows=rows, after_hands=after_hands)

        return self._with_cards("ended", (sheet, tuple(hands), after_hands, tuple(names), rows, locale), style, lay)

    def receipt(
        self,
        view: V,
        settlement: Settlement,
        *,
        stake: int,
        unit: str,
        names: Sequence[str],
        locale: Locale = "en",
        style: Style = PLAIN,
    ) -> Order:
        """Order the receipt: the cost of the game."""
        board, key = view.board, f"{self.name}-receipt-rate{self.rate(view)}"
        sheet = ReceiptSheet(
            settlement,
            () if board.outcome is None else tuple(sorted(board.outcome.winners)),
            say(locale, f"{self.name}-receipt-about", deals=len(board.scores)),
            say(locale, key, amount=money(locale, stake, cents=bool(stake % 100))),
            unit,
            board.sides if len(board.sides) < len(board.seats) else (),
            is_drawn=board.outcome is not None and board.outcome.is_drawn,
        )
        return self._sheet("settlement", sheet, receipt.layout, tuple(names), locale, style)

    def keepsake(self, view: V, *, names: Sequence[str], locale: Locale = "en", style: Style = PLAIN) -> Order:
        """Order the end of a game on one picture, to keep."""
        about = say(locale, f"{self.name}-receipt-about", deals=len(view.board.scores))
        sheet, (number, unit) = self.pad_of(view, locale), self.number(view, locale)
        kept = Keepsake(sheet, about, number, unit, rarest(self.moments(view)) or largest(sheet))

        def lay() -> Scene:
            return keepsake.layout(kept, *self._set(names, locale, style))

        return self._with_cards("keepsake", (kept, tuple(names), locale), style, lay)

    def _set(self, names: Sequence[str], locale: Locale, style: Style) -> tuple[tuple[Name, ...], Stage]:
        return names_of(self._studio.fonts, locale, names), Stage(self._studio.fonts, locale, style)

    def _table(
        self,
        kind: str,
        shown: TableShown[V],
        view: V,
        *,
        names: Sequence[str],
        stakes: Stakes | None = None,
        locale: Locale,
        style: Style,
    ) -> Order:
        """Order a table of what is `shown`, under a banner if the last deal had a moment."""
        last, moments = view.board.last, self.moments(view) if kind == "table" else ()
        moment = None if last is None else rarest([each for each in moments if each.weight and each.deal == last.deal])

        def lay() -> Scene:
            printed, stage = self._set(names, locale, style)
            scene = self.layout(shown, printed, stage)
            if poster is not None:
                return posted(scene, poster, printed, discs_of(self.pad_of(view, locale), printed), stage)
            return scene if moment is None else bannered(scene, moment, printed, stage)

        poster = self._poster(view, stakes, locale) if kind == "table" else None
        return self._with_cards(kind, (shown, moment, poster, tuple(names), locale), style, lay)

    def _poster(self, view: V, stakes: Stakes | None, locale: Locale) -> Poster | None:
        """Return the poster of a game before its first deal."""
        board = view.board
        if board.deal or board.outcome is not None:
            return None
        terms, own = terms_of(stakes, f"{self.name}-receipt-rate{self.rate(view)}", locale), f"{self.name}-poster-note"
        note = say(locale, own) if has(locale, own) else self.pad_of(view, locale).note
        return Poster(say(locale, f"{self.name}-name"), note, terms, len(board.deck))

    def _with_cards(self, kind: str, shown: tuple[object, ...], style: Style, layout: Callable[[], Scene]) -> Order:
        return self._studio.with_cards(kind, shown, style, layout, gamut=Gamut.WIDE)

    def _panel(
        self,
        shown: TableShown[V],
        *,
        rows: int,
        order: Sequence[Card],
        names: Sequence[str],
        locale: Locale,
        style: Style,
    ) -> Order:
        """Order a panel of what is `shown`; it is kept by its height and by `order` too."""

        def lay() -> Scene:
            printed, stage = self._set(names, locale, style)
            own = self.panel_of(shown, printed, stage)
            own = replace(own, hand=panel.in_order(own.hand, order))
            return panel.layout(own, stage, height=height)

        height = panel.height_of(rows)
        key = (shown, height, tuple(order), tuple(names), locale)
        return self._with_cards("panel", key, style, lay)

    def _sheet(
        self,
        kind: str,
        sheet: Hashable,
        layout: Callable[..., Scene],
        names: tuple[str, ...],
        locale: Locale,
        style: Style,
    ) -> Order:
        def lay() -> Scene:
            fonts = self._studio.fonts
            return layout(sheet, names_of(fonts, locale, names), fonts, locale, style=style)

        return self._studio.without_cards(kind, (sheet, names, locale), style, lay, gamut=Gamut.WIDE)


def pad_sheet(name: str, board: DealtBoard[Numbered], rows: Sequence[PadRow], locale: Locale, **words: str) -> PadSheet:
    """Return the pad of a game with these rows, and a column for each side.

    The catalog has `NAME-pad-note`, what is played for, perhaps with some `words`, and `NAME-pad-crown`, what a crown
    means.
    """
    outcome = board.outcome
    won = frozenset() if outcome is None else outcome.winners
    return PadSheet(
        board.sides,
        tuple(rows),
        say(locale, f"{name}-pad-note", **words),
        say(locale, f"{name}-pad-crown"),
        outcome is not None,
        tuple(number for number, side in enumerate(board.sides) if won.intersection(side)),
        gone=tuple(number for number, side in enumerate(board.sides) if side in {(seat,) for seat in board.left}),
        left=frozenset(board.left),
        is_drawn=outcome is not None and outcome.is_drawn,
    )
