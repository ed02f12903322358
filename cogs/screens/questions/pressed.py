"""The meaning of a press on the controls of questions. `panel.py` lists the words that its id may have."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from bot.games.protocol import Move
from bot.text import say
from cogs.ids import CustomId, whole
from cogs.screens.game import Showing
from cogs.screens.questions.asked import ByHand, Number, OneCard, Question, Ranks, SomeCards
from cogs.screens.questions.choosing import Choosing, begin, marked_of
from cogs.screens.screen import Form, TextField

LONGEST_NUMBER = 9  # digits


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a press: moves to play, or else the parts open and marked now."""

    moves: tuple[Move, ...] = field(default=(), repr=False)
    choosing: Choosing | None = None


def answer_to(
    showing: Showing,
    questions: Sequence[Question],
    choosing: Choosing | None,
    press: CustomId,
    values: Sequence[str],
) -> Answer:
    """Return the result of a press on these questions; nothing for one that fits none of them."""
    kind, *rest = press.word.split("-")
    place = whole(rest[0]) if rest else None
    question = questions[place] if place is not None and place < len(questions) else None
    part = whole(rest[1]) if len(rest) > 1 else None
    now, value = choosing or begin(showing, questions), values[0] if values else ""
    match kind, question:
        case "menu", _:
            return Answer(_listed(showing, questions, value))
        case "suit" | "count", OneCard() | SomeCards() | ByHand() | Ranks() if place is not None and part is not None:
            return Answer(choosing=now.open(place, part))
        case "mark" | "unmark", SomeCards() | ByHand() if place is not None and part is not None:
            return Answer(choosing=now.choose(place, _marked(question, now.chosen(place), kind, part)))
        case "hand", ByHand() if question.cards:
            return Answer(choosing=replace(now, by_hand=place))
        case "none", ByHand() if place is not None:
            return Answer(choosing=now.choose(place, frozenset()))
        case "way", ByHand() if part is not None:
            return Answer(choosing=now.choose_way(part))
        case "play", SomeCards() | ByHand() if place is not None:
            moves = _some(question, now, place) if rest[1:] == [now.mark] else ()
            return Answer(moves) if moves else Answer(choosing=choosing)
        case "type", Number():
            return Answer(_typed(showing, question, value))
        case _:
            moves = _listed(showing, questions, press.word)
            return Answer(moves) if moves else Answer(choosing=choosing)


def _listed(showing: Showing, questions: Sequence[Question], word: str) -> tuple[Move, ...]:
    """Return the move of the offer with this word: its number and amount are those now offered."""
    offers = (offer for each in questions if not isinstance(each, SomeCards | ByHand) for offer in each.offers)
    offer = next((offer for offer in offers if offer.enabled and offer.word == word), None)
    if offer is None:
        return ()
    return offer.moves or tuple(islice(showing.view.legal_moves(), offer.number, offer.number + 1))


def _some(question: SomeCards | ByHand, choosing: Choosing, place: int) -> tuple[Move, ...]:
    """Return the moves of the marked cards; none while they are too few or too many, or do not go together."""
    chosen = marked_of(question, choosing, place)
    if isinstance(question, ByHand):
        ways = question.judge(chosen).ways
        return ways[choosing.way].moves if choosing.way < len(ways) else ()
    return (question.move(chosen),) if question.least <= len(chosen) <= question.most else ()


def _marked(question: SomeCards | ByHand, marked: frozenset[int], kind: str, number: int) -> frozenset[int]:
    """Return the marked numbers after a press on a card."""
    among = {offer.number for offer in question.cards}
    return marked | ({number} & among) if kind == "mark" else marked - {number}


def _typed(showing: Showing, question: Number, text: str) -> tuple[Move, ...]:
    """Return the move of a typed number; none for anything else."""
    amount = whole(text.strip())
    if amount is None:
        return ()
    if question.typed is not None:
        return (question.typed(amount),)
    listed = next((offer for offer in question.offers if offer.amount == amount), None)
    return () if listed is None else _listed(showing, (question,), listed.word)


def form_for(showing: Showing, questions: Sequence[Question], press: CustomId) -> Form | None:
    """Return the form that a press opens; None when it opens none."""
    question = _with_form(questions, press)
    if question is None:
        return None
    label, title = say(showing.locale, "question-number"), question.title or question.label
    field = TextField(label, question.hint[:100] or title[:100], LONGEST_NUMBER)
    return Form(title[:45], replace(press), (field,))


def unread(showing: Showing, questions: Sequence[Question], press: CustomId, values: Sequence[str]) -> str:
    """Return why what was typed into a form means no move, in a sentence; empty where it means one."""
    question = _with_form(questions, press)
    if question is None or not values or _typed(showing, question, values[0]):
        return ""
    key = "question-not-a-number-of" if question.hint else "question-not-a-number"
    return say(showing.locale, key, hint=question.hint)


def _with_form(questions: Sequence[Question], press: CustomId) -> Number | None:
    """Return the question whose form a press opens."""
    kind, _, number = press.word.partition("-")
    place = whole(number)
    question = questions[place] if kind == "type" and place is not None and place < len(questions) else None
    return question if isinstance(question, Number) else None
