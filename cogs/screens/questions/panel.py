"""How questions look in a panel, and what each id there asks for (`pressed.py` does it).

| the word of an id | asks for |
|---|---|
| `7`, or `7-40` | the move with number 7 in the view's list, whose amount is 40 |
| `menu-0` | the move chosen in a menu of question 0, by such a word |
| `suit-0`, or `suit-0-2` | the group chosen in a menu, or group 2 by a button: it is opened |
| `back` | the groups again |
| `mark-0-1` | the cards chosen in the menu of group 1: they are marked |
| `play-0-MARK` | the marked cards, as long as the mark says that nothing has changed |
| `type-0` | a form for a number; when it is submitted, that number |

No id names a card.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.text import say
from cogs.ids import CustomId, Verb
from cogs.refusals import sentence_behind
from cogs.screens.frame import BRIEF, MOST, PHONE, Controls, lines_of
from cogs.screens.game import Showing
from cogs.screens.questions.asked import Arrangements, Number, OneCard, Question, SomeCards, Words
from cogs.screens.questions.choosing import MOST_WORDS, Choosing, begin, groups_of
from cogs.screens.questions.offers import LONGEST, MOST_LINES, Offer, arrangement_row, card_rows, choice_button, in_rows
from cogs.screens.rulebook import why_refused
from cogs.screens.screen import BLUE, GREEN, GREY, Button, Choice, Menu
from cogs.screens.signs import SUITS

MOST_BUTTONS = 10  # of one question about cards; of more there is a menu
MOST_WHY = 2  # reasons why cards are gray, a button each


@dataclass(slots=True)
class _Rows:
    """The rows of a panel under construction."""

    mains: list[Button] = field(default_factory=list)
    careful: list[tuple[Button, ...]] = field(default_factory=list)
    menus: list[Menu] = field(default_factory=list)
    below: list[Button] = field(default_factory=list)


def controls_for(
    showing: Showing,
    questions: Sequence[Question],
    choosing: Choosing | None,
    *,
    refresh: Button,
    read: Button,
    sure: Button | None,
) -> Controls:
    """Return the controls of a panel with these questions, which its text asks.

    `refresh` redraws the panel, and comes first where no other button may: a second press there does nothing. `read`
    shows the table in words; `sure` answers a question about the last press.
    """
    rows = _Rows()
    now = choosing or begin(showing, questions)
    for place, question in enumerate(questions):
        if not (isinstance(question, OneCard) and len(questions) == 1 and _add_suits(rows, showing, question, now)):
            _add(rows, showing, place, question, now)
    if not (rows.mains or rows.careful or rows.menus):
        return Controls()
    if not rows.careful and not rows.menus and sure is None and _is_short(rows.mains):
        return Controls(tuple(rows.mains))
    if len(rows.mains) > MOST:  # none is lost
        more = tuple(Choice(button.label, button.id.word, emoji=button.emoji) for button in rows.mains[MOST:])
        rows.menus.append(Menu(say(showing.locale, "question-more"), _id(showing, "menu-more"), more))
    if not rows.mains and (rows.menus or rows.below):  # there is another safe row in the middle
        return Controls((refresh, read), tuple(rows.careful), tuple(rows.menus), tuple(rows.below), sure)
    mains, below = rows.mains[:MOST] or [refresh], [*rows.below, read][:MOST]
    return Controls(tuple(mains), tuple(rows.careful), tuple(rows.menus), tuple(below), sure)


def _is_short(mains: Sequence[Button]) -> bool:
    """Return whether one row has room for these and for a tool."""
    return len(mains) < MOST and lines_of(mains, width=PHONE) < BRIEF


def _id(showing: Showing, word: str) -> CustomId:
    return CustomId(Verb.ACT, showing.key, showing.view.turn, word)


def _with_emoji(showing: Showing, offer: Offer) -> Offer:
    """Return the offer with the emoji of its card, where the reader sees one."""
    return offer if offer.card is None else replace(offer, emoji=offer.emoji or showing.emoji.of(offer.card))


def _add(rows: _Rows, showing: Showing, place: int, question: Question, choosing: Choosing) -> None:
    match question:
        case OneCard():
            _add_cards(rows, showing, place, question, choosing)
        case SomeCards():
            _add_some(rows, showing, place, question, choosing)
        case Arrangements(offers=offers):
            row = arrangement_row(
                offers, _id(showing, f"none-{place}"), nothing=question.nothing, is_careful=question.is_careful
            )
            if question.is_careful:
                rows.careful.append(row)
            else:
                rows.mains += row
            if len(offers) > MOST:
                _add_menu(rows, showing, place, question.label, offers[MOST:], choosing)
        case Number(offers=offers):
            is_typed = len(offers) > MOST_LINES or question.typed is not None
            if is_typed:
                rows.mains.insert(0, Button(question.label[:LONGEST], _id(showing, f"type-{place}"), BLUE))
            if offers and (is_typed or len(offers) > MOST):
                rows.menus.append(_menu(showing, place, question.label, offers[:MOST_LINES]))
            else:
                _add_words(rows, showing, offers)
        case Words(offers=offers):
            _add_words(rows, showing, offers)


def _add_words(rows: _Rows, showing: Showing, offers: Sequence[Offer]) -> None:
    buttons = [choice_button(offer, _id(showing, ""), locale=showing.locale) for offer in offers]
    rows.mains += [button for button in buttons if not button.is_careful]
    rows.careful += in_rows([button for button in buttons if button.is_careful])


def _add_cards(rows: _Rows, showing: Showing, place: int, question: OneCard, choosing: Choosing) -> None:
    why = dict.fromkeys((each.game, sentence_behind(each)) for each in question.refused)
    label = say(showing.locale, "question-why")
    rows.below += [replace(why_refused(*each, locale=showing.locale), label=label) for each in list(why)[:MOST_WHY]]
    if len(question.offers) <= MOST_BUTTONS:
        shown = [_with_emoji(showing, offer) for offer in question.offers]
        rows.careful += card_rows(shown, _id(showing, ""), locale=showing.locale)
    else:
        _add_menu(rows, showing, place, question.label, question.offers, choosing)


def _add_suits(rows: _Rows, showing: Showing, question: OneCard, choosing: Choosing) -> bool:
    """Add a button per suit, then one per card, if a lone question has more cards than a menu has lines.

    Returns whether it has, and neither the suits nor the open one's cards are too many for that.
    """
    groups = groups_of(question.offers)
    if len(groups) == 1 or len(groups) >= MOST or any(each.label not in SUITS.values() for each in groups):
        return False
    if choosing.opened is None or choosing.opened[1] >= len(groups):
        first = {group.label: question.offers.index(group.offers[0]) for group in groups}
        shown = sorted(enumerate(groups), key=lambda each: first[each[1].label])
        rows.mains += [
            Button(f"{group.label} {len(group.offers)}", _id(showing, f"suit-0-{number}"), BLUE)
            for number, group in shown
        ]
        return True
    offers = groups[choosing.opened[1]].offers
    if len(offers) > MOST_BUTTONS:
        return False
    rows.careful += card_rows(
        [_with_emoji(showing, offer) for offer in offers], _id(showing, ""), locale=showing.locale
    )
    rows.below.append(Button(say(showing.locale, "question-back"), _id(showing, "back"), GREY))
    return True


def _add_menu(
    rows: _Rows, showing: Showing, place: int, label: str, offers: Sequence[Offer], choosing: Choosing
) -> None:
    """Add a menu of offers; of too many, one of their groups, and before that the open group's menu."""
    groups, opened = groups_of(offers), choosing.opened
    if len(groups) == 1:
        rows.menus.append(_menu(showing, place, label, offers))
    elif opened is not None and opened[0] == place and opened[1] < len(groups):
        rows.menus.append(_menu(showing, place, label, groups[opened[1]].offers))
        rows.below.append(Button(say(showing.locale, "question-back"), _id(showing, "back"), GREY))
    else:
        lines = tuple(
            Choice(
                say(showing.locale, "question-group", group=group.label, count=len(group.offers))[:MOST_WORDS],
                str(number),
                group.told or None,
            )
            for number, group in enumerate(groups[:MOST_LINES])
        )
        are_suits = all(offer.card is not None and not offer.group for offer in offers)
        placeholder = say(showing.locale, "question-suit" if are_suits else "question-part")
        rows.menus.append(Menu(placeholder, _id(showing, f"suit-{place}"), lines))


def _add_some(rows: _Rows, showing: Showing, place: int, question: SomeCards, choosing: Choosing) -> None:
    """Add a menu for each group, and the button that plays the marked cards."""
    marked = choosing.chosen(place)
    for number, group in enumerate(groups_of(question.cards)):
        lines = tuple(
            Choice(
                offer.label[:MOST_WORDS],
                str(offer.number),
                chosen=offer.number in marked,
                emoji=_with_emoji(showing, offer).emoji,
            )
            for offer in group.offers
        )
        name = " · ".join(filter(None, [question.label, group.label]))
        most = max(1, min(len(lines), question.most))
        least = min(question.least, most) if question.plays_at_once else 0
        rows.menus.append(Menu(name, _id(showing, f"mark-{place}-{number}"), lines, most=most, least=least))
    if question.plays_at_once:
        return
    chosen = tuple(offer for offer in question.cards if offer.number in marked)
    is_enough = question.least <= len(chosen) <= question.most
    word = f"play-{place}-{choosing.mark}"
    label = question.confirm(chosen)[:LONGEST]
    rows.careful.append((Button(label, _id(showing, word), GREEN, enabled=is_enough, is_careful=True),))


def _menu(showing: Showing, place: int, label: str, offers: Sequence[Offer]) -> Menu:
    lines = tuple(
        Choice(
            offer.label[:MOST_WORDS],
            offer.word,
            say(showing.locale, "question-fresh") if offer.is_fresh else None,
            chosen=offer.is_chosen,
            emoji=_with_emoji(showing, offer).emoji,
        )
        for offer in offers
    )
    return Menu(label, _id(showing, f"menu-{place}"), lines)
