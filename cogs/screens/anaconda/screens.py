"""The screens of Anaconda: bets with their prices, cards passed and shown, and fists that open."""

from collections.abc import Sequence

from bot.games.anaconda.breaking import broken_up
from bot.games.anaconda.events import Betted
from bot.games.anaconda.moves import Fold, High, PassOn, Show, parse_move
from bot.games.anaconda.views import AnacondaView, Phase
from bot.games.cards import Card, Hand
from bot.games.protocol import Event, Move, View
from bot.tables import Finish, Table
from bot.text import capitalized, listed, say
from cogs.screens.anaconda.asked import asked, best_five, half_of, lying, own
from cogs.screens.anaconda.happened import in_news, in_words
from cogs.screens.anaconda.typed import move_typed
from cogs.screens.game import Firsts, Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import Question
from cogs.screens.screen import Block
from cogs.screens.signs import card_sign, card_signs
from render.anaconda.hands import five_named
from render.anaconda.pictures import AnacondaPictures
from render.words import spoken


class AnacondaScreens(PicturedScreens[AnacondaView]):
    """The screens of Anaconda."""

    drawing = AnacondaPictures
    parse = staticmethod(parse_move)
    _pictures: AnacondaPictures

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        is_over = own(showing).board.last is not None  # the showdown is everyone's (A9)
        return await (self.table(showing) if is_over else self.own_table(showing, hands))

    def opened(self, view: AnacondaView, hands: Sequence[View]) -> Sequence[Hand | None]:
        return self._pictures.opened(view)

    def in_full(self, showing: Showing) -> str:
        return self._pictures.as_text(own(showing), names=showing.called, locale=showing.locale)

    # Questions

    def questions(self, showing: Showing) -> Sequence[Question]:
        return asked(own(showing), showing.locale)

    def lying(self, showing: Showing) -> Sequence[Card]:
        return lying(own(showing))

    def prompt(self, showing: Showing) -> str:
        view, locale = own(showing), showing.locale
        match view.board.phase:
            case Phase.GIVE if view.seat is not None and view.seat in view.board.passes_to:
                receiver = view.board.passes_to[view.seat]
                return say(locale, "anaconda-ask-pass", name=showing.spoken[receiver])
            case Phase.DECLARE:
                return say(locale, "anaconda-ask-declare")
            case Phase.SHOW:
                made = five_named(best_five(view), half_of(view), view.board.options, locale)
                return say(locale, "anaconda-ask-show", hand=capitalized(made))
        pot = spoken(view.board.pot)
        if view.price:
            return say(locale, "anaconda-ask-call", price=spoken(view.price), pot=pot)
        return say(locale, "anaconda-ask-check", pot=pot)

    def caution(self, showing: Showing, moves: Sequence[Move]) -> str:
        """Return what is asked before a fold where checking is free, and on wish before a hand is broken up."""
        view, locale = own(showing), showing.locale
        if Fold() in moves:
            return say(locale, "anaconda-fold-for-nothing") if view.is_to_bet and not view.price else ""
        passed = next((move.cards for move in moves if isinstance(move, PassOn)), ())
        if not passed or not showing.asks_passing:
            return ""
        broken = broken_up(view.hand, passed, view.board.options)
        named = [five_named(five, half, view.board.options, locale) for half, five in broken.items()]
        return say(locale, "anaconda-breaks-up", hands=listed(named, locale=locale)) if named else ""

    def chosen(self, showing: Showing) -> str:
        choice, locale = own(showing).choice, showing.locale
        match choice:
            case PassOn():
                cards = card_signs(choice.cards)  # without small pictures, so that the sentence fits a line
                words = say(locale, "anaconda-choice-pass", cards=cards)
            case Show():
                words = say(locale, "anaconda-choice-show", card=card_sign(choice.held))
            case _:
                words = say(locale, "anaconda-choice-high" if isinstance(choice, High) else "anaconda-choice-low")
        return say(locale, "turn-chosen", choice=words)

    def typed(self, showing: Showing, words: str) -> Move | None:
        return move_typed(own(showing), words)

    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        """Return the receipt, which is in the unit, and everyone's chips behind it."""
        receipt, board, locale = await self.receipt(showing, table.settlement()), own(showing).board, showing.locale
        chips = [f"{name} {spoken(each)}" for name, each in zip(showing.spoken, board.chips, strict=True)]
        stack = spoken(board.options.stack)
        line = say(locale, "anaconda-stacks", chips=listed(chips, locale=locale), stack=stack)
        return [*receipt, f"-# {line}"] if receipt else []

    # Events

    def in_words(self, event: Event, showing: Showing) -> str | None:
        sentence = in_words(event, showing)
        return super().in_words(event, showing) if sentence is None else sentence or None

    def ending_news(self, showing: Showing, finish: Finish) -> list[Block]:
        """Return how a deal ended, without the last bets, which the news has."""
        return [*self.news(showing, [event for event in finish.events if not isinstance(event, Betted)])]

    def news(self, showing: Showing, events: Sequence[Event]) -> list[str]:
        said = [each if isinstance(each, str) else self.in_words(each, showing) for each in in_news(events, showing)]
        lines = [line for line in said if line]
        return [" ".join(lines)] if lines else []
