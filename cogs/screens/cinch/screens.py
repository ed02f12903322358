"""The screens of Cinch: bids, trumps, the draw, six tricks, and the points of two teams."""

import re
from collections.abc import Collection, Sequence
from itertools import islice

from bot.games.cards import Card, Hand, NotACard, parse_card, parse_suit
from bot.games.cinch.moves import Name, Pass, Rob, Throw, parse_move
from bot.games.cinch.views import CinchView, Stage
from bot.games.protocol import Event, Left, Move, Seat
from bot.tables import Finish
from bot.text import LOCALES, say
from cogs.screens.cinch.asked import asked, lying, own, points_of, prompt
from cogs.screens.cinch.happened import in_words, scored_in_full
from cogs.screens.cinch.rulebook import number_of, unpaid
from cogs.screens.game import Showing
from cogs.screens.one_card import OneCardScreens
from cogs.screens.questions import Question
from cogs.screens.screen import Block
from cogs.screens.signs import SUITS, card_signs
from render.cinch.pictures import CinchPictures

MOST_SUGGESTED = 25  # a limit of Discord's
PASSES = frozenset(("p", "passe", "passer"))


class CinchScreens(OneCardScreens[CinchView]):
    """The screens of Cinch."""

    drawing = CinchPictures
    parse = staticmethod(parse_move)

    def fresh(self, view: CinchView) -> Collection[Card]:
        return ()

    def unpaid(self, view: CinchView) -> Sequence[Seat]:
        return unpaid(view)

    def prompt(self, showing: Showing) -> str:
        return prompt(own(showing), showing.locale)

    def questions(self, showing: Showing) -> Sequence[Question]:
        return (asked(own(showing), showing.locale),)

    def lying(self, showing: Showing) -> Sequence[Card]:
        return lying(own(showing))

    def caution(self, showing: Showing, moves: Sequence[Move]) -> str:
        """Return whether cards that are worth points would be put away (C4.8)."""
        view = own(showing)
        spoiled = Hand(card for move in moves for card in view.spoiled(move))
        if not spoiled or view.seat is None:
            return ""
        is_own = view.board.declarers == number_of(view, view.seat)
        key = "cinch-put-away-nobody" if is_own else "cinch-put-away-others"
        return say(showing.locale, key, cards=card_signs(spoiled, showing.emoji), points=points_of(spoiled))

    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        view = own(showing)
        if view.board.stage is Stage.PLAY:
            return super().suggestions(showing, typed)
        if view.seat is None or view.seat not in view.to_act:
            return []
        wanted = _plain(typed)
        texts = (str(move) for move in view.legal_moves())  # the sensible one first, of thousands perhaps
        return [*islice((text for text in texts if _plain(text).startswith(wanted)), MOST_SUGGESTED)]

    def typed(self, showing: Showing, words: str) -> Move | None:
        """Return the move typed without its verb: `7`, `hearts`, `9H`, or some cards to throw or to take."""
        view, text = own(showing), words.casefold()
        if re.fullmatch("[0-9]{1,2}", text):
            return parse_move(f"bid {text}")  # which says what is wrong with it
        if text in PASSES:
            return Pass()
        if (named := _named(text.removeprefix("trump").strip())) is not None:
            return named
        cards = _cards(words.removeprefix("throw ").removeprefix("rob "))
        if cards and view.board.stage is Stage.THROW:
            return Throw(cards)
        if cards and view.board.stage is Stage.ROB:
            return Rob(cards)
        return super().typed(showing, words)

    def in_words(self, event: Event, showing: Showing) -> str | None:
        sentence = in_words(event, showing)
        return super().in_words(event, showing) if sentence is None else sentence or None

    def ending_news(self, showing: Showing, finish: Finish) -> list[Block]:
        """Return how the deal ended with its points line by line, and then any other events."""
        lines = [
            line
            for event in finish.events
            if (line := scored_in_full(event, showing) or self.in_words(event, showing)) is not None
        ]
        return [" ".join(lines).replace(" \n", "\n").strip()] if lines else []

    def _left(self, event: Left, showing: Showing) -> str:
        """Return that a player has left; for the last of a team also that the partner had, which ends the game."""
        view, locale = own(showing), showing.locale
        side = view.board.sides[number_of(view, event.seat)]
        if view.outcome is None or view.left[-1] != event.seat or not {*side} <= {*view.left}:
            return super()._left(event, showing)
        return say(locale, "cinch-left-last", name=showing.spoken[event.seat])


def _named(text: str) -> Name | None:
    """Return a suit by its letter, its sign or its name in either language."""
    for locale in LOCALES:
        for suit in SUITS:
            if text.replace("œ", "oe") == say(locale, f"pictures-suit-{suit}").casefold().replace("œ", "oe"):
                return Name(parse_suit(suit))
    try:
        return Name(parse_suit(text))
    except NotACard:
        return None


def _cards(text: str) -> Hand:
    """Return cards with spaces between them; none for anything else, such as one card twice."""
    try:
        cards = [parse_card(word) for word in text.split()]
    except NotACard:
        return Hand()
    return Hand(cards) if len({*cards}) == len(cards) else Hand()


def _plain(text: str) -> str:
    return text.casefold().replace(" ", "")
