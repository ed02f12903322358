"""The screens that every rummy with contracts has: the hand as its holder sorts it, what is typed, and the news."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from bot.games.cards import Card, Hand, Sorting
from bot.games.dealing import DealOver
from bot.games.discarding import Discarded, Drew, Penalized
from bot.games.protocol import Event, Move, Seat, View
from bot.games.rummy.laid import LaidContract, LaidMore
from bot.text import say
from cogs.screens.frame import Controls
from cogs.screens.game import Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import Place, Question
from cogs.screens.rummy.labels import meld_shown
from cogs.screens.rummy.typed import with_end
from cogs.screens.screen import Button
from cogs.screens.signs import card_sign
from cogs.screens.undo import no_undo_button
from render.rummy.contents import V
from render.rummy.hand import in_hand_order
from render.rummy.pictures import RummyPictures


class RummyScreens(PicturedScreens[V], Generic[V]):
    """The screens of such a game."""

    sortings = tuple(Sorting)
    _pictures: RummyPictures[V]

    @abstractmethod
    def asked(self, view: V, showing: Showing) -> Sequence[Question]:
        """Return what the reader is asked."""

    @abstractmethod
    def meant(self, view: V, words: str) -> Move | None:
        """Return the move that typed words mean; None for no such form."""

    @abstractmethod
    def is_playing(self, view: V) -> bool:
        """Return whether the reader has drawn or taken, and may lay and discard."""

    @abstractmethod
    def gained(self, view: V, seat: Seat) -> int:
        """Return how many cards came to the hand off turn in this deal: called or bought."""

    @abstractmethod
    def several(self, view: V, text: str) -> tuple[Move, ...]:
        """Return all that the hand can lay off at once, if a text asks for that. Raises NotAMove if it can't."""

    @abstractmethod
    def lays(self, view: V, text: str) -> list[str]:
        """Return the ways to lay the contract that begin with what was typed, as a record writes them."""

    def questions(self, showing: Showing) -> Sequence[Question]:
        return self.asked(self.view(showing), showing)

    def typed(self, showing: Showing, words: str) -> Move | None:
        return self.meant(self.view(showing), words)

    def opened(self, view: V, hands: Sequence[View]) -> Sequence[Hand | None]:
        return self._pictures.opened(view)

    def in_full(self, showing: Showing) -> str:
        view = self.view(showing)
        return self._pictures.as_text(view, names=showing.called, locale=showing.locale, style=showing.style)

    def lying(self, showing: Showing) -> Sequence[Card]:
        return [each.card for each in in_hand_order(self.view(showing), showing.style)]

    def places(self, showing: Showing) -> tuple[Place, ...]:
        """Return where each card of the hand is: sorted as the turn begins, with a place for the card that comes."""
        view, lying = self.view(showing), self.lying(showing)
        goes_on = self.is_playing(view)
        return self._places.of(showing, lying, room=len(lying) + 1, dealt=view.board.deal, goes_on=goes_on)

    def controls(self, showing: Showing) -> Controls:
        """Return the controls; after the draw *Undo* has its place, so that a second tap there plays nothing.

        Cards that are laid leave the rows of the hand, and those gained off turn come there: what is there then is a
        phase of its own.
        """
        view, controls = self.view(showing), super().controls(showing)
        changes = 0 if view.seat is None else self.gained(view, view.seat)
        changes += sum(len(each.meld.cards) for each in view.board.table.melds)
        controls = replace(controls, phase=f"{controls.phase} · {changes}" if controls.phase else "")
        if controls.main is not None or not self.is_playing(view):
            return controls
        undo = no_undo_button(showing.key, view.turn, locale=showing.locale)
        return replace(controls, main=undo, second=self.where_take_was(showing))

    def where_take_was(self, showing: Showing) -> Button | None:
        """Return what has the place of *Take* after the draw."""
        return None

    # Typed moves

    def read(self, showing: Showing, text: str) -> tuple[Move, ...]:
        view = self.view(showing)
        moves = self.several(view, text) or super().read(showing, text)
        return tuple(with_end(view, move) for move in moves)

    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        return [*self.lays(self.view(showing), typed), *super().suggestions(showing, typed)]

    # Events

    def news(self, showing: Showing, events: Sequence[Event]) -> list[str]:
        """Return the news. The log of a table has no hidden cards: the view names those that came to the reader.

        Of several penalty cards none is named, as the news of a turn can't tell which of them it is about.
        """
        view = self.view(showing)
        penalties, drawn = (view.fresh[:-1], view.fresh[-1:]) if self.is_playing(view) else (view.fresh, ())
        if any(isinstance(event, Discarded) and event.seat == view.seat for event in events):
            drawn = ()  # an earlier turn of the reader, whose time ran out
        return super().news(showing, [_named(event, view.seat, penalties, drawn) for event in events])

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case LaidContract() | LaidMore():
                key = "rummy-laid" if isinstance(event, LaidContract) else "rummy-laid-more"
                melds = " · ".join(meld_shown(meld, showing.emoji) for meld in event.melds)
                return say(locale, key, name=names[event.seat], melds=melds)
            case Penalized() | Drew() if event.card is not None and event.seat == showing.view.seat:
                key = "rummy-penalty" if isinstance(event, Penalized) else "rummy-drew-own"
                return say(locale, key, card=card_sign(event.card, showing.emoji))
            case Penalized():
                return None
            case Drew():
                return say(locale, "rummy-drew", name=names[event.seat])
            case DealOver():  # the pad has the points
                return None
            case _:
                return super().in_words(event, showing)


def _named(event: Event, seat: Seat | None, penalties: Sequence[Card], drawn: Sequence[Card]) -> Event:
    """Return an event with the card that the reader at `seat` got by it, if it is known which one that was."""
    match event:
        case Drew() if event.seat == seat and drawn:
            return replace(event, card=drawn[0])
        case Penalized() if event.seat == seat and len(penalties) == 1:
            return replace(event, card=penalties[0])
    return event
