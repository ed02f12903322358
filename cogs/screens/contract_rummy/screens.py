"""The screens of Contract Rummy: a card bought off turn, the contract in one press, and jokers taken from runs."""

from collections.abc import Sequence

from bot.games.cards import JOKER, Card
from bot.games.contract_rummy.events import JokersTaken, WentOut
from bot.games.contract_rummy.moves import Add, Discard, Lay, Swap, parse_move
from bot.games.contract_rummy.views import ContractRummyView, Phase
from bot.games.protocol import Event, Move, Seat
from bot.text import Locale, listed, say
from cogs.screens.contract_rummy.asked import Down, asked, is_ahead, is_playing, named, plays
from cogs.screens.contract_rummy.typed import lays_suggested, move_typed, several_typed
from cogs.screens.frame import BEYOND, dead_button
from cogs.screens.game import Showing
from cogs.screens.rummy.labels import lacking, meld_shown, missing_line
from cogs.screens.rummy.screens import RummyScreens
from cogs.screens.screen import Button
from cogs.screens.signs import card_sign, card_signs
from render.contract_rummy.pictures import ContractRummyPictures

WHERE_TAKE_WAS = BEYOND + 1  # the number of the empty place there


class ContractRummyScreens(RummyScreens[ContractRummyView]):
    """The screens of Contract Rummy."""

    drawing = ContractRummyPictures
    parse = staticmethod(parse_move)
    asked = staticmethod(asked)
    meant = staticmethod(move_typed)
    is_playing = staticmethod(is_playing)
    several = staticmethod(several_typed)
    lays = staticmethod(lays_suggested)

    def may_choose_ahead(self, showing: Showing) -> bool:
        return is_ahead(self.view(showing))

    def ordered(self, showing: Showing, kept: Sequence[Move], moves: Sequence[Move]) -> tuple[Move, ...]:
        """Return what goes down ahead, and after it one discard: more is added to what is kept, if the hand has it.

        A second tap on a button adds nothing, also where the hand has another card like that one.
        """
        down, more = [move for move in kept if not isinstance(move, Discard)], [*moves]
        for move in down:
            if move in more:
                more.remove(move)
        together, left = [*down, *more], [*self.view(showing).hand]
        try:
            for card in (card for move in together for card in _cards_of(move)):
                left.remove(card)
        except ValueError:
            return tuple(moves)
        return tuple(together)

    def gained(self, view: ContractRummyView, seat: Seat) -> int:
        return view.board.table.bought[seat]

    def where_take_was(self, showing: Showing) -> Button | None:
        """Return a button that does nothing, unless what was chosen ahead can be taken back there."""
        return None if showing.ahead else dead_button(showing.key, WHERE_TAKE_WAS)

    def status(self, showing: Showing) -> str:
        view, locale = self.view(showing), showing.locale
        top = view.board.table.top
        if not is_ahead(view) or top is None:
            return super().status(showing)
        if showing.ahead:
            moves = listed([named(view, move, locale) for move in showing.ahead], locale=locale)
            return say(locale, "contract-rummy-ask-ahead-kept", moves=moves)
        return say(locale, "contract-rummy-ask-ahead", card=card_sign(top, showing.emoji))

    def prompt(self, showing: Showing) -> str:
        view, locale, table = self.view(showing), showing.locale, self.view(showing).board.table
        top = "" if table.top is None else card_sign(table.top, showing.emoji)
        if view.seat in table.asked:
            return say(locale, "contract-rummy-ask-buy", card=top)
        match table.phase:
            case Phase.BEGIN if table.is_gone:
                key = "contract-rummy-ask-take-only" if table.may_take else "contract-rummy-ask-pass-only"
                return say(locale, key, card=top)
            case Phase.BEGIN if table.may_take:
                return say(locale, "rummy-ask-begin", card=top)
            case Phase.PLAY:
                return _prompt(view, locale)
        return say(locale, "rummy-ask-draw")

    # Events

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case JokersTaken():
                return say(
                    locale,
                    "contract-rummy-taken",
                    name=names[event.seat],
                    count=len(event.takings),
                    cards=card_signs([taking.card for taking in event.takings], showing.emoji),
                    melds=" · ".join(meld_shown(meld, showing.emoji) for meld in event.melds),
                )
            case WentOut():
                key = "contract-rummy-out-whole" if self.view(showing).is_whole else "rummy-out"
                return say(locale, key, name=names[event.seat])
            case _:
                return super().in_words(event, showing)


def _cards_of(move: Move) -> Sequence[Card]:
    """Return the cards that leave the hand by a move; those of jokers that it takes come to it first."""
    match move:
        case Discard(card=card):
            return (card,)
        case Add(cards=cards):
            return cards
        case Lay(groups=groups):
            return [card for group in groups for card in group.cards]
        case Swap(takings=takings, groups=groups):
            laid = [card for group in groups for card in group.cards]
            for _ in takings:
                laid.remove(JOKER)
            return [*laid, *(taking.card for taking in takings)]
    return ()


def _prompt(view: ContractRummyView, locale: Locale) -> str:
    """Return what the reader can do after drawing, and which cards would complete the contract."""
    if view.board.table.lays_now:
        return say(locale, "contract-rummy-ask-laid")
    if view.wanted is not None and view.is_whole:
        lacks = lacking(view.slots())
        if not lacks and not view.arrangements():
            return say(locale, "contract-rummy-ask-whole-left")
        return say(locale, "contract-rummy-ask-whole", count=lacks)
    if view.wanted is not None:
        return missing_line(view.slots(), locale)
    can_lay = any(isinstance(move, Down) for move in plays(view))
    return say(locale, "contract-rummy-ask-lay-off" if can_lay else "rummy-ask-discard")
