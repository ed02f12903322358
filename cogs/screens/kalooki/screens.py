"""The screens of Kalooki: calls, the contract in one press, and cards tacked on one by one."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import JOKER, Card, Hand, Sorting
from bot.games.discarding import Drew
from bot.games.kalooki.events import Penalized, Scored, WentOut
from bot.games.kalooki.moves import Add, Lay, Swap, parse_move
from bot.games.kalooki.views import KalookiView, Phase
from bot.games.laid import LaidContract, LaidMore
from bot.games.protocol import Event, Move, View
from bot.text import Locale, say
from cogs.screens.frame import Controls
from cogs.screens.game import Showing
from cogs.screens.kalooki.asked import asked, is_playing
from cogs.screens.kalooki.typed import lays_suggested, move_typed, several_typed
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import Place, Question
from cogs.screens.rummy.labels import meld_shown, missing_told
from cogs.screens.rummy.typed import with_end
from cogs.screens.screen import Block
from cogs.screens.signs import card_sign
from cogs.screens.undo import no_undo_button
from render.kalooki.pictures import KalookiPictures
from render.kalooki.table import in_hand_order


class KalookiScreens(PicturedScreens[KalookiView]):
    """The screens of Kalooki."""

    drawing = KalookiPictures
    sortings = tuple(Sorting)
    parse = staticmethod(parse_move)
    _pictures: KalookiPictures

    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        view = self.view(showing)
        if not view.hand:
            return []
        order = self._pictures.hand(view, holder=holder, locale=showing.locale, style=showing.style)
        return await self._drawn(order)

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        view = self.view(showing)
        order = self._pictures.table(
            view,
            names=showing.called,
            hands=self.opened(view, hands),
            locale=showing.locale,
            style=showing.style,
        )
        return await self._drawn(order)

    def opened(self, view: KalookiView, hands: Sequence[View]) -> Sequence[Hand | None]:
        return self._pictures.opened(view)

    def in_full(self, showing: Showing) -> str:
        view = self.view(showing)
        return self._pictures.told(view, names=showing.called, locale=showing.locale, style=showing.style)

    def lying(self, showing: Showing) -> Sequence[Card]:
        return [each.card for each in in_hand_order(self.view(showing), showing.style)]

    def places(self, showing: Showing) -> tuple[Place, ...]:
        """Return where each card of the hand is: sorted as the turn begins, with a place for the card that comes."""
        view, lying = self.view(showing), self.lying(showing)
        return self._places.of(showing, lying, room=len(lying) + 1, dealt=view.board.deal, goes_on=is_playing(view))

    # Questions

    def questions(self, showing: Showing) -> Sequence[Question]:
        return asked(self.view(showing), showing)

    def controls(self, showing: Showing) -> Controls:
        """Return the controls; after the draw *Undo* has its place, so that a second tap there plays nothing.

        Cards that are laid leave the rows of the hand, and calls add some: what is there then is a phase of its own.
        """
        view, controls = self.view(showing), super().controls(showing)
        table = view.board.table
        changes = sum(table.calls) + sum(len(each.meld.cards) for each in table.melds)
        controls = replace(controls, phase=f"{controls.phase} · {changes}" if controls.phase else "")
        if controls.main is not None or not is_playing(view):
            return controls
        return replace(controls, main=no_undo_button(showing.key, view.turn, locale=showing.locale))

    def prompt(self, showing: Showing) -> str:
        view, locale, table = self.view(showing), showing.locale, self.view(showing).board.table
        top = "" if table.top is None else card_sign(table.top, showing.emoji)
        if view.seat in table.asked:
            return say(locale, "kalooki-ask-call", card=top)
        match table.phase:
            case Phase.BEGIN if table.is_gone and not table.may_take:
                return say(locale, "kalooki-ask-pass-only")
            case Phase.BEGIN if table.is_gone:
                return say(locale, "kalooki-ask-pass", card=top)
            case Phase.BEGIN if table.may_take:
                return say(locale, "kalooki-ask-take" if table.asked else "rummy-ask-begin", card=top)
            case Phase.CALLED if table.caller is not None:
                key = "kalooki-ask-answer" if table.may_take else "kalooki-ask-allow"
                return say(locale, key, name=showing.spoken[table.caller], card=top)
            case Phase.PLAY:
                return _prompt(view, locale)
        return say(locale, "rummy-ask-draw")

    # Typed moves

    def read(self, showing: Showing, text: str) -> tuple[Move, ...]:
        view = self.view(showing)
        moves = several_typed(view, text) or super().read(showing, text)
        return tuple(with_end(view, move) for move in moves)

    def typed(self, showing: Showing, words: str) -> Move | None:
        return move_typed(self.view(showing), words)

    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        return [*lays_suggested(self.view(showing), typed), *super().suggestions(showing, typed)]

    # Events

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case LaidContract() | LaidMore():
                key = "rummy-laid" if isinstance(event, LaidContract) else "rummy-laid-more"
                melds = " · ".join(meld_shown(meld, showing.emoji) for meld in event.melds)
                return say(locale, key, name=names[event.seat], melds=melds)
            case Penalized():
                if event.card is None or event.seat != showing.view.seat:
                    return None
                return say(locale, "rummy-penalty", card=card_sign(event.card, showing.emoji))
            case Drew():
                if event.card is None or event.seat != showing.view.seat:
                    return say(locale, "rummy-drew", name=names[event.seat])
                return say(locale, "rummy-drew-own", card=card_sign(event.card, showing.emoji))
            case WentOut():
                return say(locale, "kalooki-bent" if event.bent else "rummy-out", name=names[event.seat])
            case Scored():  # the pad has the points
                return None
            case _:
                return super().in_words(event, showing)


def _prompt(view: KalookiView, locale: Locale) -> str:
    """Return what the reader can do after drawing, and which cards would complete the contract."""
    if view.hand.count(JOKER) == len(view.hand):
        return say(locale, "kalooki-ask-end")
    if view.wanted is not None:
        return missing_told(view.slots(), locale)
    can_lay = any(isinstance(move, Lay | Add | Swap) for move in view.legal_moves())
    return say(locale, "kalooki-ask-tack" if can_lay else "rummy-ask-discard")
