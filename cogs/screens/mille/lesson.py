"""The lesson: its tasks, what can be pressed, and what a wrong move would have meant.

The deal is scripted and the same for everybody. More can be pressed than is asked for: the judge of the real game says
why a move may not be played, and the lesson says why an allowed move is not wanted yet.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import CARDS, Hand, HandOrder, NotACard, Rank
from bot.games.mille import lesson
from bot.games.mille.kinds import Kind, cards_of_kinds, kinds_in, parse_kind, ranks_in
from bot.games.mille.moves import Discard, Draw, Lay, Take, parse_move
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, NotAMove
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import as_text
from cogs.refusals import refused
from cogs.screens.mille.rulebook import MilleRulebook, example_hand
from cogs.screens.mille.signs import card_sign, card_signs, kind_sign
from cogs.screens.mille.telling import in_words
from cogs.screens.rulebook import rule_button, why_refused
from cogs.screens.screen import BLUE, GREEN, Block, Button, Choice, Menu, PrivateScreen
from render import Studio, Style

GAME = "mille"
STEPS = (*lesson.STEPS, lesson.STEPS[-1] + 1)  # the last step scores the deal
SCORE, PAYMENT, END = lesson.PLAYED, lesson.PLAYED + 1, lesson.PLAYED + 2  # by the number of tasks done before
SCORES = (170, 250, 500)  # points offered as answers: without doubling, right, all doubled
PAYMENTS = (14, 28, 42)  # units offered as answers: without the skunk, doubled, right
TOPICS = ("turn", "sets", "pile", "naturals", "chapeaux", "payment")  # of the rules, by step


@dataclass(frozen=True, slots=True)
class Judged:
    """What a press led to."""

    done: int  # the number of tasks done
    said: str | None = None  # why the task is not done yet
    rule: str | None = None  # the number of the rule behind a refusal


class Classroom:
    """Shows the lesson. It stores nothing about people: the number of tasks done is all it needs."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._book = MilleRulebook(studio)

    async def screen(self, judged: Judged, *, name: str, locale: Locale, style: Style) -> PrivateScreen:
        """The lesson as it stands after a press, for the learner called `name`."""
        done = judged.done
        step = step_of(done)
        names = (name, say(locale, "mille-lesson-teacher"))
        head = say(locale, "mille-lesson-title", step=step, steps=STEPS[-1], title=_title(step, locale))
        lines, asked = [f"### {head}"], say(locale, f"mille-lesson-{_task(done)}")
        if judged.said is not None:
            asked = f"> {judged.said}\n{asked}"
        elif 0 < done <= lesson.PLAYED:
            spoken = tuple(map(as_text, names))
            told = (in_words(event, names=spoken, locale=locale) for event in lesson.events_at(done))
            lines += [f"-# {line}" for line in told if line is not None]
        blocks: list[Block] = ["\n".join(lines)]
        blocks += await self._pictures(done, names, locale, style)
        blocks.append(asked)  # below the pictures, where on a phone it is in view with the buttons
        rule = rule_button(self._book, TOPICS[step - 1], locale=locale)
        if judged.rule is not None:
            rule = why_refused(GAME, judged.rule, locale=locale)
        blocks += [(*_buttons(done, locale), rule), *_menus(done, locale, style.order), _steps(step, locale)]
        return PrivateScreen(tuple(blocks))

    async def _pictures(self, done: int, names: Sequence[str], locale: Locale, style: Style) -> list[Block]:
        if done < lesson.PLAYED:
            view = lesson.view_at(done)
            return [
                await self._studio.table(view, names=names, locale=locale, style=style),
                await example_hand(self._studio, view, locale=locale, style=style),
            ]
        if done == SCORE:
            return []
        if done == PAYMENT:
            return [await self._book.pad(locale=locale, style=style, names=names)]
        return [await self._book.receipt(locale=locale, style=style, names=names)]


def step_of(done: int) -> int:
    """The step that comes after so many tasks."""
    return lesson.TASKS[done].step if done < lesson.PLAYED else STEPS[-1]


def judge(done: int, press: CustomId, values: Sequence[str], *, locale: Locale) -> Judged:
    """What a press after `done` tasks leads to. A wrong move changes nothing."""
    if done >= lesson.PLAYED:
        return _answered(done, press.word, locale)
    view = lesson.view_at(done)
    move = _move(view, press.word, next(iter(values), ""))
    if move is None:
        return Judged(done)
    refusal = view.refusal(move)
    if refusal is not None:
        return Judged(done, refused(refusal, locale=locale), refusal.rule)
    if lesson.is_asked(done, move):
        return Judged(done + 1)
    said = [_not_yet(view, move, locale)]
    said += [say(locale, f"mille-caution-{caution}") for caution in view.warnings(move)]
    return Judged(done, " ".join(said))


def _answered(done: int, place: str, locale: Locale) -> Judged:
    """What the answer at this `place` leads to, to one of the two questions at the end."""
    right = {
        SCORE: (SCORES, lesson.view_at(lesson.PLAYED).scores[-1].scores[lesson.LEARNER]),
        PAYMENT: (PAYMENTS, lesson.settlement().total // 100),
    }
    if done not in right:
        return Judged(END)
    offered, wanted = right[done]
    if place not in map(str, range(len(offered))):
        return Judged(done)
    chosen = offered[int(place)]
    return Judged(done + 1) if chosen == wanted else Judged(done, say(locale, f"mille-lesson-wrong-{chosen}"))


def _not_yet(view: MilleView, move: Move, locale: Locale) -> str:
    """Why a move that is allowed is not the one that is asked for."""
    match move:
        case Discard(card=card) if card.rank is Rank.TWO:
            return say(locale, "mille-lesson-not-two")
        case Discard(card=card):
            held = sum(each.rank is card.rank for each in view.hand or ())
            return say(
                locale, f"mille-lesson-not-{'group' if held > 1 else 'discard'}", card=card_sign(card), count=held
            )
        case Lay(rank=Rank.KING) if all(meld.rank is not Rank.KING for meld in view.seats[lesson.LEARNER].melds):
            return say(locale, "mille-lesson-not-kings")
        case Lay(cards=cards):
            return say(locale, "mille-lesson-not-lay", cards=card_signs(cards))
        case _:
            return say(locale, "mille-lesson-not-draw")


def _move(view: MilleView, word: str, value: str) -> Move | None:
    """The move that was pressed or chosen; None for one that the panel did not offer."""
    hand = view.hand or ()
    try:
        match word:
            case "draw":
                return Draw()
            case "take":
                top = view.top or CARDS[0]
                pair = [card for card in hand if card.rank is top.rank][:2]
                return Take(*pair) if len(pair) == 2 else Take(top, top)
            case "lay":
                move = parse_move(value)
                return move if isinstance(move, Lay) else None
            case "discard":
                kind = parse_kind(value)
                return next((Discard(card) for card in hand if parse_kind(str(card)) == kind), None)
    except (NotAMove, NotACard):
        pass
    return None


def _buttons(done: int, locale: Locale) -> tuple[Button, ...]:
    """Buttons that begin a turn, or the answers to a question."""
    if done == END:
        return (Button(say(locale, "mille-lesson-practise"), CustomId(Verb.PRACTISE, GAME), GREEN),)
    if done >= lesson.PLAYED:
        offered = SCORES if done == SCORE else PAYMENTS
        return tuple(
            Button(str(each), CustomId(Verb.LESSON, GAME, done, str(place)), BLUE) for place, each in enumerate(offered)
        )
    return (
        Button(say(locale, "mille-draw"), CustomId(Verb.LESSON, GAME, done, "draw"), BLUE),
        Button(say(locale, "mille-lesson-take-button"), CustomId(Verb.LESSON, GAME, done, "take"), GREEN),
    )


def _menus(done: int, locale: Locale, order: HandOrder) -> list[Menu]:
    """Menus of all else that can be tried: sets of every rank with and without a two, and every discard."""
    if done >= lesson.PLAYED:
        return []
    view = lesson.view_at(done)
    lays = tuple(Choice(card_signs(lay.cards), str(lay)) for lay in _lays(view, order))
    discards = tuple(
        Choice(say(locale, "mille-discard-kind", kind=kind_sign(kind), count=held), str(kind))
        for kind, held in kinds_in(view.hand or Hand(), order).items()
    )
    return [
        Menu(say(locale, "mille-lesson-lay"), CustomId(Verb.LESSON, GAME, done, "lay"), lays),
        Menu(say(locale, "mille-discard-menu"), CustomId(Verb.LESSON, GAME, done, "discard"), discards),
    ]


def _lays(view: MilleView, order: HandOrder) -> list[Lay]:
    """For each rank in hand a lay of all its cards, and one with a wild two, whether they are allowed or not."""
    hand = view.hand or Hand()
    lays = []
    held = kinds_in(hand, order)
    for rank in ranks_in(hand, order):
        own = [kind for kind, count in held.items() if kind.rank is rank for _ in range(count)]
        for kinds in (own, [*own, Kind(Rank.TWO)] if rank is not Rank.TWO else []):
            cards = cards_of_kinds(hand, kinds) if kinds else None
            if cards:
                lays.append(Lay(rank, cards))
    return lays


def _steps(step: int, locale: Locale) -> Menu:
    """The menu of all steps."""
    choices = tuple(Choice(f"{each} · {_title(each, locale)}", str(each), chosen=each == step) for each in STEPS)
    return Menu(say(locale, "mille-lesson-steps"), CustomId(Verb.STEP, GAME), choices)


def _title(step: int, locale: Locale) -> str:
    return say(locale, f"mille-lesson-step-{step}")


def _task(done: int) -> str:
    """The name of the task or question after so many tasks."""
    return lesson.TASKS[done].name if done < lesson.PLAYED else ("score", "payment", "end")[done - lesson.PLAYED]
