"""The look of questions in a panel, and what each id there asks for (`pressed.py` does it).

| the word of an id | asks for |
|---|---|
| `7`, or `7-40` | the move with number 7 in the view's list, whose amount is 40 |
| `menu-0` | the move chosen in a menu of question 0, by such a word |
| `suit-0-2` | the cards of suit 2 of question 0: they are shown |
| `count-0-3` | three cards of a rank from now on |
| `mark-0-5`, or `unmark-0-5` | card 5 marked, or no longer |
| `play-0-MARK` | the marked cards, as long as the mark says that nothing has changed |
| `hand-0` | cards to be marked by hand, in place of all other questions |
| `none-0`, or `way-0-1` | no card marked any longer, or another way to play those that are |
| `type-0` | a form for a number; when it is submitted, that number |

No id names a card.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

import discord

from bot.text import say
from cogs.ids import CustomId, Verb
from cogs.refusals import sentence_behind
from cogs.screens.frame import A_ROW, NOTHING, Controls, dead_button, fitting_rows, in_rows
from cogs.screens.game import Showing
from cogs.screens.questions.asked import Arrangements, ByHand, Number, OneCard, Question, Ranks, SomeCards, Words
from cogs.screens.questions.choosing import Choosing, begin, marked_of, suit_of
from cogs.screens.questions.offers import (
    LONGEST,
    MOST_BUTTONS,
    MOST_LINES,
    As,
    Offer,
    arrangement_row,
    choice_button,
    closed,
)
from cogs.screens.questions.places import Place
from cogs.screens.rulebook import why_refused
from cogs.screens.screen import BLUE, GRAY, GREEN, Button, Choice, Menu, Row
from cogs.screens.signs import SUITS, card_sign, rank_sign

BY_HAND = "hand"  # begins the word of the tool
MOST_WORDS = 100  # characters of a line of a menu


@dataclass(slots=True)
class _Panel:
    """A panel under construction."""

    showing: Showing
    hand: Sequence[Place]  # until a question has shown it
    choosing: Choosing
    rows: list[Row] = field(default_factory=list)
    tools: list[Row] = field(default_factory=list)
    verbs: dict[As, Button] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=count)  # of empty places

    def id(self, word: str) -> CustomId:
        return CustomId(Verb.ACT, self.showing.key, self.showing.view.choosing_turn, word)

    def empty(self) -> Button:
        return dead_button(self.showing.key, next(self.numbers))

    def button(self, offer: Offer, style: discord.ButtonStyle = BLUE) -> Button:
        """Return the button of an offer: one that is not open has an id that says nothing."""
        button = choice_button(self.pictured(offer), self.id(""), style=style)
        return button if offer.enabled else replace(button, id=self.id(f"no-{next(self.numbers)}"))

    def pictured(self, offer: Offer) -> Offer:
        """Return the offer with the emoji of its card, where the reader sees one."""
        return offer if offer.card is None else replace(offer, emoji=offer.emoji or self.showing.emoji.of(offer.card))


def controls_for(
    showing: Showing, questions: Sequence[Question], choosing: Choosing | None, hand: Sequence[Place]
) -> Controls:
    """Return the controls of a panel with these questions, which its text asks. `hand`: the reader's, in places."""
    panel = _Panel(showing, hand, choosing or begin(showing, questions))
    by_hand, phase = panel.choosing.by_hand, _phase_of(questions)
    opened = questions[by_hand] if by_hand is not None and by_hand < len(questions) else None
    is_aside = by_hand is not None and isinstance(opened, ByHand) and bool(opened.cards)
    if by_hand is not None and isinstance(opened, ByHand) and is_aside:
        _add_marks(panel, by_hand, opened)
        phase = f"{phase} · by hand"
    else:
        for place, question in enumerate(questions):
            _add(panel, place, question)
    verbs = panel.verbs
    return Controls(
        tuple(panel.rows),
        verbs.get(As.MAIN),
        verbs.get(As.SECOND),
        verbs.get(As.GIVES),
        tuple(panel.tools),
        phase=phase,
        is_aside=is_aside,
    )


def _phase_of(questions: Sequence[Question]) -> str:
    """Return a name of the phase in which these are asked."""
    kinds = (f"{type(each).__name__} {getattr(each, 'label', '')}" for each in questions)
    return " · ".join(kinds)


def opens_by_hand(press: CustomId) -> bool:
    """Return whether this button opens the cards to be marked by hand."""
    return press.verb == Verb.ACT and press.word.startswith(f"{BY_HAND}-")


def _add(panel: _Panel, place: int, question: Question) -> None:
    match question:
        case OneCard():
            _add_one(panel, place, question)
        case SomeCards():
            _add_some(panel, place, question)
        case Ranks():
            _add_ranks(panel, place, question)
        case Arrangements(offers=offers):
            first, rest = offers[: question.shown], offers[question.shown :]
            panel.rows.append(arrangement_row(first, panel.id(f"none-{place}"), nothing=question.nothing))
            panel.tools += _menus(panel, place, question.label, rest)
        case ByHand():
            press = panel.id(f"{BY_HAND}-{place}")
            is_open = bool(question.cards)
            panel.tools.append((Button(question.label[:LONGEST], press, BLUE if is_open else GRAY, is_open),))
        case Number(offers=offers, a_row=a_row):
            form: list[Button] = []
            if question.typed is not None or len(offers) > MOST_LINES:
                style = BLUE if question.can_type else GRAY
                form = [Button(question.label[:LONGEST], panel.id(f"type-{place}"), style, question.can_type)]
            if a_row is not None:
                panel.rows += in_rows([*map(panel.button, offers), *form], a_row=a_row)
                return
            panel.rows += [(each,) for each in form]
            _add_words(panel, place, question.label, offers if len(offers) <= MOST_BUTTONS else offers[:MOST_LINES])
        case Words(offers=offers):
            _add_words(panel, place, say(panel.showing.locale, "question-more"), offers)


def _add_words(panel: _Panel, place: int, label: str, offers: Sequence[Offer]) -> None:
    """Add the verbs among these offers, and a button for each other one, or a menu of many.

    The main verb is green, unless another one is the answer so far: that alone is green then.
    """
    is_answered = any(offer.is_chosen for offer in offers)
    for offer in offers:
        if offer.place is not As.CHOICE:
            style = GREEN if offer.place is As.MAIN and not is_answered else GRAY
            panel.verbs[offer.place] = panel.button(offer, style)
    choices = [offer for offer in offers if offer.place is As.CHOICE]
    if len(choices) > MOST_BUTTONS:
        panel.rows += _menus(panel, place, label, [each for each in choices if each.enabled])
    else:
        panel.rows += fitting_rows([panel.button(offer) for offer in choices])


def _add_cards(panel: _Panel, place: int, offers: Sequence[Offer], button_of: Callable[[Offer], Button]) -> None:
    """Add a button for each card of the hand, and for each on offer that is not in it; of many a suit at a time."""
    rest, shown = list(offers), list[tuple[str, Button]]()
    for held in panel.hand:
        offer = next((each for each in rest if each.card == held.card), None)
        if held.is_empty:
            button = panel.empty()
        elif offer is not None:
            rest.remove(offer)
            button = button_of(panel.pictured(offer))
        else:
            button = panel.button(closed(card_sign(held.card), card=held.card))
        shown.append((suit_of(held.card), button))
    panel.hand = ()
    shown += [(suit_of(offer.card), button_of(panel.pictured(offer))) for offer in rest]
    if len(shown) <= MOST_BUTTONS:
        panel.rows += in_rows([button for _, button in shown])
    else:
        _add_suits(panel, place, shown)


def _add_suits(panel: _Panel, place: int, shown: Sequence[tuple[str, Button]]) -> None:
    """Add a button for each suit, and the cards of the open one: at first one that has a card to press."""
    opened = panel.choosing.opened
    signs = [*SUITS.values()]
    first = next((sign for sign, button in shown if button.enabled), shown[0][0])
    sign = signs[opened[1]] if opened is not None and opened[0] == place and opened[1] < len(signs) else first
    sizes = {each: sum(suit == each and button.label != NOTHING for suit, button in shown) for each in signs}
    panel.rows.append(
        tuple(
            Button(f"{each} {sizes[each]}", panel.id(f"suit-{place}-{at}"), GREEN if each == sign else BLUE)
            for at, each in enumerate(signs)
            if any(suit == each for suit, _ in shown)
        )
    )
    most = max(sum(suit == each for suit, _ in shown) for each in signs)
    buttons = [button for suit, button in shown if suit == sign]
    buttons += [panel.empty() for _ in range(-(-most // A_ROW) * A_ROW - len(buttons))]  # so that no row goes
    panel.rows += in_rows(buttons)


def _add_one(panel: _Panel, place: int, question: OneCard) -> None:
    _add_cards(panel, place, question.offers, panel.button)


def _add_some(panel: _Panel, place: int, question: SomeCards) -> None:
    """Add buttons that mark and unmark, and the verb that plays the marked cards."""
    _add_marking(panel, place, question)
    chosen = marked_of(question, panel.choosing, place)
    is_enough = bool(question.cards) and question.least <= len(chosen) <= question.most
    _add_played(panel, place, question.confirm(chosen), is_enough=is_enough)


def _add_marks(panel: _Panel, place: int, question: ByHand) -> None:
    """Add the same for cards that are marked by hand, and above them a row: none of them, another way, or the rule."""
    locale, chosen = panel.showing.locale, marked_of(question, panel.choosing, place)
    judged, way = question.judge(chosen), panel.choosing.way
    ways = len(judged.ways)
    none = Button(say(locale, "question-unmark"), panel.id(f"none-{place}"), BLUE if chosen else GRAY, bool(chosen))
    if judged.refused is not None:
        other = why_refused(judged.refused.game, sentence_behind(judged.refused), locale=locale)
    elif ways > 1:
        label = say(locale, "question-way", number=way + 1, count=ways)
        other = Button(label, panel.id(f"way-{place}-{(way + 1) % ways}"), BLUE)
    else:
        other = panel.empty()
    panel.rows.append((none, other))
    _add_marking(panel, place, question)
    _add_played(panel, place, judged.confirm, is_enough=way < ways)


def _add_played(panel: _Panel, place: int, label: str, *, is_enough: bool) -> None:
    press = panel.id(f"play-{place}-{panel.choosing.mark}")
    panel.verbs[As.GIVES] = Button(label[:LONGEST], press, GREEN if is_enough else GRAY, is_enough)


def _add_marking(panel: _Panel, place: int, question: SomeCards | ByHand) -> None:
    marked = panel.choosing.chosen(place)

    def button(offer: Offer) -> Button:
        is_marked = offer.number in marked
        press = panel.id(f"{'unmark' if is_marked else 'mark'}-{place}-{offer.number}")
        return Button(offer.label[:LONGEST], press, GREEN if is_marked else BLUE, True, offer.emoji, is_pictured=True)

    _add_cards(panel, place, question.cards, button)


def _add_ranks(panel: _Panel, place: int, question: Ranks) -> None:
    """Add a button for each rank of the hand, and the row of how many."""
    opened = panel.choosing.opened
    wanted = opened[1] if opened is not None and opened[0] == place else question.led or 1
    ranks: dict[str, Place] = {}
    for held in panel.hand:
        sign = rank_sign(held.card.rank)
        if sign not in ranks or (ranks[sign].is_empty and not held.is_empty):
            ranks[sign] = held
    panel.hand = ()
    buttons = []
    for sign, held in ranks.items():
        offer = next((each for each in question.offers if each.group == sign and each.amount == wanted), None)
        shown = replace(offer, label=sign) if offer is not None else closed(sign)
        button = panel.button(replace(shown, card=held.card))
        buttons.append(panel.empty() if held.is_empty else button)
    panel.rows += in_rows(buttons)
    are_free = question.led is None and bool(question.offers)
    most = max((each.amount or 0 for each in question.offers), default=0)
    panel.rows.append(
        tuple(
            Button(
                word,
                panel.id(f"count-{place}-{number}"),
                GREEN if number == wanted and question.offers else GRAY,
                enabled=are_free and number <= most,
            )
            for number, word in enumerate(question.counts, start=1)
        )
    )


def _menus(panel: _Panel, place: int, label: str, offers: Sequence[Offer]) -> list[Menu]:
    """Return menus of so many offers."""
    parts = [offers[at : at + MOST_LINES] for at in range(0, len(offers), MOST_LINES)]
    return [
        Menu(
            label,
            panel.id(f"menu-{place}" if not at else f"menu-{place}-{at}"),
            tuple(_line(panel, each) for each in part),
        )
        for at, part in enumerate(parts)
    ]


def _line(panel: _Panel, offer: Offer) -> Choice:
    return Choice(offer.label[:MOST_WORDS], offer.word, chosen=offer.is_chosen, emoji=panel.pictured(offer).emoji)
