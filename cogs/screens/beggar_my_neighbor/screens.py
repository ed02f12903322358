"""The screens of Beggar My Neighbor: players play on the table itself, where a press turns a card, a lap, or many."""

from collections.abc import Iterator, Sequence

from bot.games.beggar_my_neighbor.events import Dealt, Low, Scored, Took, Went
from bot.games.beggar_my_neighbor.moves import NUMBERS, Lap, Laps, Turn, parse_move
from bot.games.beggar_my_neighbor.name import NAME
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import Ending, Event, Left, Move, NotAMove, Over, of_kind
from bot.tables import Finish, StepByStep, Table
from bot.text import say
from cogs.ids import CustomId
from cogs.screens.beggar_my_neighbor.narration import (
    game_sentences,
    lap_sentence,
    laps_sentence,
    score_sentences,
    went_sentence,
)
from cogs.screens.frame import Controls
from cogs.screens.game import Firsts, Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import As, Offer, Question, Words, numbered
from cogs.screens.screen import Block
from render.beggar_my_neighbor.pictures import BeggarPictures
from render.beggar_my_neighbor.spoken import spoken_table

MOST_LAPS = NUMBERS[-1]  # of one move


class BeggarScreens(PicturedScreens[BeggarView]):
    """The screens of Beggar My Neighbor."""

    drawing = BeggarPictures
    parse = staticmethod(parse_move)

    def in_full(self, showing: Showing) -> str:
        return "\n".join(spoken_table(own(showing).board, showing.spoken, showing.locale))

    # Questions

    def questions(self, showing: Showing) -> Sequence[Question]:
        view = own(showing)
        kinds: tuple[type[Turn | Lap | Laps], ...] = (Turn,) if showing.is_stepwise else (Turn, Lap, Laps)
        moves: list[tuple[int, Move]] = [each for kind in kinds for each in numbered(view, kind)]
        offers = [
            Offer(number, _label(move, showing), amount=_laps(move), place=_place(move)) for number, move in moves
        ]
        return (Words(tuple(offers)),)

    def open_controls(self, showing: Showing) -> Controls:
        """Return the same on the table itself: nobody has a card that others may not see."""
        return self.controls(showing)

    def asks_all(self, press: CustomId) -> bool:
        """Return whether a press goes to the end, which both players choose together, if they like."""
        return press.word.endswith(f"-{MOST_LAPS}")

    def read(self, showing: Showing, text: str) -> tuple[Move, ...]:
        """Read typed moves; where every card must be turned by hand, that holds for them, too (B9.2)."""
        moves = super().read(showing, text)
        if showing.is_stepwise and any(isinstance(move, Lap | Laps) for move in moves):
            raise NotAMove(NAME, "by-hand")
        return moves

    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        found = super().suggestions(showing, typed)
        return [text for text in found if text == str(Turn())] if showing.is_stepwise else found

    def status(self, showing: Showing) -> str:
        """Return who turns next, even if either player may play a lap."""
        board, locale = own(showing).board, showing.locale
        if board.turner is None:
            return ""
        if board.turner == showing.view.seat:
            return super().status(showing)
        name, owed = showing.spoken[board.turner], board.owed
        key = "beggar-my-neighbor-ask-wait-pay" if owed else "beggar-my-neighbor-ask-wait"
        sentence = say(locale, key, name=name, count=owed)
        if showing.is_stepwise:
            return sentence
        any_lap = "beggar-my-neighbor-ask-any" if showing.view.seat is None else "beggar-my-neighbor-ask-lap"
        return f"{sentence} {say(locale, any_lap)}"

    def prompt(self, showing: Showing) -> str:
        owed = own(showing).board.owed
        key = "beggar-my-neighbor-ask-pay" if owed else "beggar-my-neighbor-ask-turn"
        return say(showing.locale, key, count=owed)

    # What happened

    def news(self, showing: Showing, events: Sequence[Event]) -> list[str]:
        """Return a lap as one strip, more as one sum; low hands, and the ending, as they are at the end."""
        return [" ".join(sentences)] if (sentences := list(_turn_sentences(events, showing, self))) else []

    def ending_news(self, showing: Showing, finish: Finish) -> list[Block]:
        return [*self.news(showing, finish.events)]  # one move may end a deal with fifty laps

    def cheers(self, showing: Showing, table: Table, *, firsts: Firsts = ()) -> list[str]:
        return list(game_sentences(own(showing), showing, firsts))

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case Dealt(deal=deal, seat=seat):
                return say(locale, "beggar-my-neighbor-dealt", deal=str(deal), name=names[seat])
            case Went():
                return went_sentence(event, showing)
            case Took():
                return lap_sentence(event, showing)
            case Low(seat=seat, count=count):
                return say(locale, "beggar-my-neighbor-low", name=names[seat], count=count)
            case Scored():
                return " ".join(score_sentences(event, showing))
            case Over(outcome=outcome):
                if outcome.is_drawn or not outcome.winners:
                    return say(locale, "game-drawn") if outcome.is_drawn else None
                (winner,) = outcome.winners
                return say(locale, "beggar-my-neighbor-over", name=names[winner])
            case StepByStep(seat=seat, over=over):
                key = "beggar-my-neighbor-steps-over" if over else "beggar-my-neighbor-steps-wanted"
                return say(locale, key, name=names[seat])
            case Left(seat=seat, ending=ending):
                key = "beggar-my-neighbor-late" if ending is Ending.TIMEOUT else "beggar-my-neighbor-left"
                return say(locale, key, name=names[seat])
            case _:
                return super().in_words(event, showing)


def own(showing: Showing) -> BeggarView:
    """Return the view, which is one of Beggar My Neighbor."""
    return of_kind(BeggarView, showing.view)


def _turn_sentences(events: Sequence[Event], showing: Showing, screens: BeggarScreens) -> Iterator[str]:
    """Yield the sentences about a turn. A player who turned by hand has shown a lap's last cards: its end is short."""
    laps = [event for event in events if isinstance(event, Took)]
    lows = {event.seat: event for event in events if isinstance(event, Low)}
    held = own(showing).board.in_stack
    is_last = any(isinstance(event, Scored) for event in events)
    is_by_hand = any(isinstance(event, Went) for event in events)
    for event in events:
        match event:
            case Took(seat=seat, count=count) if is_by_hand:
                yield say(showing.locale, "beggar-my-neighbor-took-pile", name=showing.spoken[seat], count=count)
            case Took() if len(laps) > 1:
                if event is laps[-1]:
                    yield laps_sentence(laps, showing, is_last=is_last)
            case Low(seat=seat, count=count) if lows[seat] is not event or held[seat] != count:
                pass  # more has happened since
            case _:
                if (sentence := screens.in_words(event, showing)) is not None:
                    yield sentence


def _laps(move: Move) -> int | None:
    """Return how many laps a button plays: its id says so, and means no other number later."""
    return move.number if isinstance(move, Laps) else None


def _place(move: Move) -> As:
    return As.MAIN if isinstance(move, Turn) else As.CHOICE


def _label(move: Move, showing: Showing) -> str:
    locale, owed = showing.locale, own(showing).board.owed
    match move:
        case Laps(number=number) if number == MOST_LAPS:
            return say(locale, "beggar-my-neighbor-to-the-end")
        case Laps(number=number):
            return say(locale, "beggar-my-neighbor-laps", count=number)
        case Lap():
            return say(locale, "beggar-my-neighbor-lap")
        case _ if owed:
            return say(locale, "beggar-my-neighbor-pay", count=owed)
        case _:
            return say(locale, "beggar-my-neighbor-turn")
