"""Screens of a game whose moves are listed by its view: it phrases its questions, and the rest follows.

A new game provides pictures, questions and the table in words. Its sentences are in its catalog: `NAME-name`,
`NAME-not-a-move`, `NAME-refused-CODE` for each refusal, and `NAME-event-...` (see `telling.py`).
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games.cards import Card
from bot.games.protocol import Asking, Event, Left, Move, NotAMove, Refusal, Seat
from bot.tables import Finish, Table
from bot.text import listed, say
from cogs.ids import CustomId, Verb
from cogs.screens.frame import Controls
from cogs.screens.game import Firsts, GameScreens, Showing
from cogs.screens.questions import (
    Choosing,
    Doubt,
    Kept,
    OneCard,
    Place,
    Places,
    Question,
    Ranks,
    answer_to,
    controls_for,
    form_for,
    marked_as,
    marked_effect,
    offered,
    sure_button,
    unread,
)
from cogs.screens.screen import Block, Form
from cogs.screens.telling import catalog_sentence
from cogs.screens.waiting import waiting_sentence
from render import Studio

MOST_MISSING = 2  # who have still to choose, by name; of more the number alone
LONGEST = 100  # characters typed or suggested, a limit of Discord's


class ListedScreens(GameScreens):
    """The common part of such games."""

    name: str  # of the game
    parse: Callable[[str], Move]  # a move as a record writes it; raises NotAMove
    acts = ()

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._choosing = Kept[Choosing]()
        self._doubts = Kept[Doubt]()
        self._places = Places()

    # What a game provides

    @abstractmethod
    def questions(self, showing: Showing) -> Sequence[Question]:
        """Return the questions for the reader; while the reader waits the same, with nothing on offer."""

    @abstractmethod
    def prompt(self, showing: Showing) -> str:
        """Return what the reader, who may play, can do now, in a sentence; or empty."""

    def caution(self, showing: Showing, moves: Sequence[Move]) -> str:
        """Return the question before these moves are played, since they would spoil something; empty for none."""
        return ""

    def lying(self, showing: Showing) -> Sequence[Card]:
        """Return the reader's cards from left to right, sorted as their hand's picture shows them at a turn's begin."""
        return ()

    def chosen(self, showing: Showing) -> str:
        """Return the reader's secret choice, in a sentence, and that it may be changed."""
        labels = [offer.label for each in self.questions(showing) for offer in offered(each) if offer.is_chosen]
        said = say(showing.locale, "turn-chosen", choice=listed(labels, locale=showing.locale))
        return said if labels else say(showing.locale, "turn-chosen-something")

    def typed(self, showing: Showing, words: str) -> Move | None:
        """Return a move typed in the game's own short form; None for no such form."""
        return None

    def may_choose_ahead(self, showing: Showing) -> bool:
        """Return whether the buttons of the reader, who waits, order what they would play."""
        return False

    # Whose turn it is

    def status(self, showing: Showing) -> str:
        view, locale = showing.view, showing.locale
        if view.outcome is not None or not view.to_act or self.by_hand(showing) is not None:
            return ""
        window = view.window
        if window is not None and window.asking is Asking.CHOICE:
            own = ""
            if _may_play(showing):
                own = self.prompt(showing) if view.seat in window.missing else self.chosen(showing)
            return _status_of_choice(showing, window.asked, window.missing, own)
        asked = () if window is None else window.asked
        if view.seat in view.to_act:
            mine = "turn-asked" if view.seat in asked else "turn-yours"
            if window is not None and view.seat in window.answered:
                mine = "turn-answered"
            return " ".join(filter(None, [say(locale, mine), self.prompt(showing)]))
        if window is not None and window.active is not None:
            others = _names(showing, window.asked)
            return say(locale, "turn-claims", player=showing.spoken[window.active], others=others)
        key = "turn-deputy" if view.to_act <= {*view.left} else "turn-theirs"
        return say(locale, key, players=_names(showing, sorted(view.to_act)))

    def controls(self, showing: Showing) -> Controls:
        view = showing.view
        if view.seat is None or view.seat in view.left or view.outcome is not None or not view.to_act:
            return Controls()
        asked = self.questions(showing)
        controls = controls_for(showing, asked, self._choosing.find(showing), self.places(showing))
        if not self._may_choose(showing):
            return replace(controls.disabled(), main=None, second=None)
        doubt = self._doubts.find(showing)
        if doubt is None:
            return controls
        return replace(controls, gives=sure_button(doubt, say(showing.locale, "question-sure"), key=showing.key))

    def places(self, showing: Showing) -> tuple[Place, ...]:
        """Return where each card of the reader's hand is now, in picture and buttons alike."""
        return self._places.of(showing, self.lying(showing))

    def _may_choose(self, showing: Showing) -> bool:
        return _may_play(showing) or self.may_choose_ahead(showing)

    def grayed(self, showing: Showing) -> Sequence[Refusal]:
        if not _may_play(showing):
            return ()
        asked = (each for each in self.questions(showing) if isinstance(each, OneCard | Ranks))
        return tuple(dict.fromkeys(refusal for each in asked for refusal in each.refused))

    def note(self, showing: Showing) -> str | None:
        doubt = self._doubts.find(showing)
        if doubt is not None:
            return f"**{self.caution(showing, doubt.moves)}**"
        said = self.by_hand(showing)
        return None if said is None else f"**{said}**"

    def by_hand(self, showing: Showing) -> str | None:
        """Return what the cards would do that the reader marks by hand, in a sentence; None while they mark none."""
        choosing = self._choosing.find(showing)
        if choosing is None or choosing.by_hand is None or not _may_play(showing):
            return None
        return marked_effect(self.questions(showing), choosing)

    # Presses and typed moves

    def choose(self, showing: Showing, press: CustomId, values: Sequence[str]) -> tuple[Move, ...]:
        doubt = self._doubts.find(showing)
        self._doubts.drop(showing)
        if press.verb == Verb.ANYWAY:
            return doubt.moves if doubt is not None and press.word == doubt.mark else ()
        if press.verb != Verb.ACT or not self._may_choose(showing):
            return ()
        answer = answer_to(showing, self.questions(showing), self._choosing.find(showing), press, values)
        if not self.consider(showing, answer.moves):
            return ()  # a choice stays chosen next to the question
        if answer.choosing is not None:
            self._choosing.keep(showing, answer.choosing)
        return answer.moves

    def form(self, showing: Showing, press: CustomId) -> Form | None:
        return form_for(showing, self.questions(showing), press) if _may_play(showing) else None

    def unread(self, showing: Showing, press: CustomId, values: Sequence[str]) -> str:
        return unread(showing, self.questions(showing), press, values)

    def withdraw(self, showing: Showing) -> None:
        self._doubts.drop(showing)
        if (choosing := self._choosing.find(showing)) is not None and choosing.by_hand is not None:
            self._choosing.keep(showing, replace(choosing, by_hand=None))

    def forget(self, showing: Showing) -> None:
        self._choosing.drop(showing)
        self._doubts.drop(showing)

    def read(self, showing: Showing, text: str) -> tuple[Move, ...]:
        words = " ".join(text.split())
        verb, _, rest = words.partition(" ")
        wrong = NotAMove(self.name, "not-a-move")
        for written in (words, f"{verb.lower()} {rest}".strip()):
            try:
                return (type(self).parse(written),)
            except NotAMove as error:  # the game may say what is wrong with it
                wrong = error
        wanted = _plain(words)
        found = next((move for move in showing.view.legal_moves() if _plain(str(move)) == wanted), None)
        found = found or self.typed(showing, words)
        if found is None:
            raise wrong
        return (found,)

    def consider(self, showing: Showing, moves: tuple[Move, ...]) -> bool:
        doubt = self._doubts.find(showing)
        self._doubts.drop(showing)
        is_legal = all(showing.view.refusal(move) is None for move in moves)
        if not moves or not is_legal or not self.caution(showing, moves) or (doubt and doubt.moves == moves):
            return True
        self._doubts.keep(showing, Doubt(showing.view.choosing_turn, moves))
        marked = marked_as(showing, self.questions(showing), moves[0]) if _may_play(showing) else None
        if marked is not None:  # so that menus and buttons speak of the cards that are asked about
            self._choosing.keep(showing, marked)
        return False

    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        if not _may_play(showing):
            return []
        wanted = _plain(typed)
        texts = dict.fromkeys(str(move) for move in showing.view.legal_moves())
        return [text for text in texts if len(text) <= LONGEST and _plain(text).startswith(wanted)]

    # Events

    def in_words(self, event: Event, showing: Showing) -> str | None:
        sentence = catalog_sentence(self.name, event, showing)
        return waiting_sentence(event, showing) if sentence is None and isinstance(event, Left) else sentence

    def news(self, showing: Showing, events: Sequence[Event]) -> list[str]:
        sentences = [line for event in events if (line := self.in_words(event, showing)) is not None]
        return [" ".join(sentences)] if sentences else []

    def is_news(self, event: Event) -> bool:
        return True

    # The end of a deal and a game

    async def deal_end(self, showing: Showing, finish: Finish, *, firsts: Firsts = ()) -> list[Block]:
        table = await self.open_table(showing, finish.hands)
        return [*self.ending_news(showing, finish), *table, *await self.score(showing)]

    async def result(self, showing: Showing, finish: Finish, *, rows: int) -> list[Block]:
        return [*self.ending_news(showing, finish), *await self.score(showing)]

    def ending_news(self, showing: Showing, finish: Finish) -> list[Block]:
        """Return how a deal ended, in one line; nothing where no event has a sentence."""
        lines = [line for event in finish.events if (line := self.in_words(event, showing)) is not None]
        return [" ".join(lines)] if lines else []

    def cheers(self, showing: Showing, table: Table, *, firsts: Firsts = ()) -> list[str]:
        return []

    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        return []


def _may_play(showing: Showing) -> bool:
    return showing.view.seat is not None and showing.view.seat in showing.view.to_act


def _names(showing: Showing, seats: Sequence[Seat]) -> str:
    return listed([showing.spoken[seat] for seat in seats], locale=showing.locale)


def _status_of_choice(showing: Showing, asked: Sequence[Seat], missing: frozenset[Seat], own: str) -> str:
    """Return who has still to choose in secret; `own` says what the reader can choose, or has chosen."""
    locale, others = showing.locale, sorted(missing - {showing.view.seat})
    lines = []
    if own:
        lines = [own]
    elif 0 < len(others) <= MOST_MISSING and {*range(len(showing.names))} - {*showing.view.left, *asked}:
        return say(locale, "turn-choosing-some", players=_names(showing, others), count=len(others))
    elif missing:
        lines = [say(locale, "turn-choosing")]
    if len(others) > MOST_MISSING:
        lines.append(say(locale, "turn-missing-many", count=len(missing), of=len(asked)))
    elif others:
        lines.append(say(locale, "turn-missing", players=_names(showing, others)))
    return " ".join(lines)


def _plain(text: str) -> str:
    return text.casefold().replace(" ", "").replace(":", "")
