"""Questions as games ask them: presses reach every choice, at any size, and it fits Discord."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.cards import CARDS, JOKER, Card
from bot.games.protocol import Asking, Move, NotAMove, Seat, Window
from bot.playground.limits.responses import check_interaction_response
from bot.tables import Turn
from bot.tables.state.undo import Undoable
from bot.text import LOCALES, Locale
from cogs.ids import CustomId, Verb, parse_id
from cogs.screens.emoji import Emoji, SmallCards
from cogs.screens.game import Manner, Showing
from cogs.screens.questions import (
    Arrangements,
    As,
    Number,
    Offer,
    OneCard,
    Question,
    Ranks,
    SomeCards,
    Words,
    refusals,
)
from cogs.screens.screen import GREEN
from cogs.screens.signs import SUITS, card_sign
from cogs.screens.situation import Situation
from cogs.screens.table import panel, public_table, showing
from render import Studio
from tests.cogs.desk import KEY, Sent, sent, table_at
from tests.cogs.screens.made_up import WHY, Do, MadeUpPosition, MadeUpScreens, MadeUpView, cards
from tests.there import there
from tests.witness.game import MAGPIE

TEN = tuple(f"{at}{'_' * 39}" for at in range(10))  # names of forty characters, each sign doubled when it is escaped
TWO_PACKS = (*CARDS, *CARDS, JOKER, JOKER)


pytestmark = pytest.mark.usefixtures("words_of_magpie")


def moves(count: int) -> tuple[Move, ...]:
    return tuple(Do(f"do {number}") for number in range(count))


def offers(count: int, *, label: str = "x" * 90) -> tuple[Offer, ...]:
    return tuple(Offer(number, f"{number} {label}") for number in range(count))


def amounts(count: int) -> tuple[Offer, ...]:
    return tuple(Offer(n, str(10 * n), amount=10 * n) for n in range(count))


def after(many: int, given: Sequence[Offer]) -> tuple[Offer, ...]:
    """Return these offers as listed after `many` others."""
    return tuple(replace(offer, number=many + offer.number) for offer in given)


def ranks(count: int) -> tuple[Offer, ...]:
    """Return offers of one and two of so many ranks."""
    signs = list(dict.fromkeys(card_sign(card)[:-1] for card in CARDS))[:count]
    pairs = [(sign, amount) for sign in signs for amount in (1, 2)]
    return tuple(Offer(number, sign, group=sign, amount=amount) for number, (sign, amount) in enumerate(pairs))


def some(many: Sequence[Card], least: int, most: int) -> SomeCards:
    """Return a choice of cards, played as the words of their numbers."""
    return SomeCards(
        "Which ones?",
        cards(many),
        least,
        most,
        confirm=lambda chosen: f"Give {len(chosen)}",
        move=lambda chosen: Do(" ".join(str(offer.number) for offer in chosen)),
    )


ASKED: dict[str, tuple[Question, ...]] = {
    **{f"one card of {count}": (OneCard("Play", cards(CARDS[:count])),) for count in (1, 5, 10, 11, 25, 26, 45, 52)},
    "gray cards": (OneCard("Play", cards(CARDS[:3]), refused=(WHY, replace(WHY, rule="4"), replace(WHY, rule="5"))),),
    "arrangements": (Arrangements("Which set?", offers(5), nothing="None"),),
    "many arrangements": (Arrangements("Which set?", offers(30), nothing="None"),),
    "very many arrangements": (Arrangements("Which set?", offers(70), nothing="None"),),
    "words": (Words(offers(10)),),
    "words that are verbs": (
        Words(tuple(replace(each, place=place) for each, place in zip(offers(4), As, strict=True))),
    ),
    "ranks": (Ranks("Play", ranks(8), ("one", "two", "three", "four"), None),),
    "yes or no": (Words(offers(2, label="no")),),
    "few numbers": (Number("How many?", amounts(5)),),
    "numbers": (Number("How many?", amounts(25)),),
    "many numbers": (Number("How many?", amounts(60), hint="from 0 to 590"),),
}
MIXED: dict[str, tuple[Question, ...]] = {
    "nothing to arrange": (Arrangements("Which set?", (), nothing="Nothing"), OneCard("Discard", cards(CARDS[:10]))),
    "a bid or a word": (Number("Bid", amounts(60)), Words(after(60, offers(3)))),
    "arrangements and cards": (
        Arrangements("Which set?", offers(30), nothing="None"),
        OneCard("Discard", after(30, cards(CARDS[:10])), refused=(WHY, replace(WHY, rule="4"))),
        Words(after(40, offers(4))),
    ),
    "cards of a great hand, and words": (
        OneCard("Play", cards(CARDS), refused=(WHY,)),
        Words(after(52, offers(5, label="no"))),
    ),
}
SOME = {
    "some of 13": some(CARDS[:13], 3, 3),
    "some of 26": some(CARDS[::2], 1, 26),
    "some of a whole pack and jokers": some((*CARDS, JOKER, JOKER), 0, 5),
}


async def drawn(screens: MadeUpScreens, *, locale: Locale = "en", emoji: bool = False, is_open: bool = False) -> Sent:
    """Return the panel with as much around it as there can be."""
    table = table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE)
    undoable = tuple(Undoable(Seat.A, Do("do 1"), table.position) for _ in range(2))
    small = SmallCards({str(card): Emoji("card", 10**18) for card in CARDS}) if emoji else SmallCards()
    manner = Manner(locale, emoji=small)
    screen = await panel(replace(table, undoable=undoable), Seat.A, screens, manner, said=WHY, is_open=is_open)
    message = sent(screen)
    message.check()
    for part in message.parts:
        if "custom_id" in part:
            assert len(str(part["custom_id"])) <= 100
        assert len(str(part.get("label", ""))) <= 80
        assert len(part.get("options") or []) <= 25  # type: ignore[arg-type]
    return message


@pytest.mark.parametrize("name", [*ASKED, *MIXED, *SOME])
async def test_every_question_fits_a_panel_with_all_around_it(studio: Studio, name: str) -> None:
    asked = {**ASKED, **MIXED, **{each: (question,) for each, question in SOME.items()}}[name]
    for locale in LOCALES:
        message = await drawn(MadeUpScreens(studio, *asked), locale=locale, emoji=True)
        opened = await drawn(MadeUpScreens(studio, *asked), locale=locale, emoji=True, is_open=True)
        assert len(opened.find(Verb.READ)) == len({*message.find(Verb.RULE), *opened.find(Verb.RULE)}) == 1
        assert len(opened.find(Verb.UNDO)) == 2


def presses(message: Sent) -> list[tuple[CustomId, list[str]]]:
    """Return every press on a question that is possible: a button, or a line of a menu."""
    found = []
    for press in message.find(Verb.ACT):
        part = message.ids[str(press)]
        found += [(press, [value]) for value in message.values(press)] if "options" in part else [(press, [])]
    return found


def label(message: Sent, press: CustomId) -> str:
    """Return the label of the button with this id."""
    return str(message.ids[str(press)]["label"])


@pytest.mark.parametrize("name", [*ASKED, *MIXED])
async def test_whatever_is_offered_can_be_chosen_by_presses(studio: Studio, name: str) -> None:
    """Ids and values hold numbers, never cards."""
    asked = {**ASKED, **MIXED}[name]
    offered = {offer.number for each in asked if not isinstance(each, SomeCards) for offer in each.offers}
    if name in {"many numbers", "a bid or a word"}:
        offered = {number for number in offered if number < 25 or number >= 60}  # a form takes the others
    screens = MadeUpScreens(studio, *asked)
    screens.hand = CARDS if name == "ranks" else ()
    shown = showing(table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    reached: set[Move] = set()
    for press, values in [*presses(await drawn(screens)), *presses(await drawn(screens, is_open=True))]:
        chosen = screens.choose(shown, press, values)
        reached |= set(chosen)
        if not chosen and press.word.startswith(("suit", "count")):
            for inner, lines in presses(await drawn(screens)):
                reached |= set(screens.choose(shown, inner, lines))
    assert reached == {Do(f"do {number}") for number in offered}


async def test_suits_are_buttons_and_the_cards_of_one_stand_below(studio: Studio) -> None:
    screens = MadeUpScreens(studio, OneCard("Play", cards(CARDS[:30])))
    screens.hand = tuple(reversed(CARDS[:30]))
    shown = showing(table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    first = await drawn(screens)
    suits = [press for press in first.find(Verb.ACT) if press.word.startswith("suit-0-")]
    for press in suits:
        assert screens.choose(shown, press, []) == ()
        opened = await drawn(screens)
        buttons = [each for each in opened.find(Verb.ACT) if each.word.isdigit()]
        assert {SUITS[label(opened, each)[-1]] for each in buttons} == {label(first, press)[0]}
        assert label(first, press) == f"{SUITS[label(opened, buttons[0])[-1]]} {len(buttons)}"
        assert len(opened.parts) == len(first.parts), "no row goes"


@pytest.mark.parametrize("kind", ["one", "some"])
async def test_cards_are_asked_for_as_the_picture_shows_them(studio: Studio, kind: str) -> None:
    """Cards outside the hand come last, and every button keeps its move."""
    held = CARDS[:6]
    question: Question = OneCard("Play", cards(held)) if kind == "one" else some(held, 1, 1)
    screens = MadeUpScreens(studio, question, Words(after(6, offers(1))))
    listed = await drawn(screens)
    screens.hand = (*reversed(held[1:]), held[2])
    ordered = await drawn(screens)
    assert sorted(ordered.ids) == sorted(listed.ids)
    numbers = [press.word[-1] for press in ordered.find(Verb.ACT) if press.word[-1] in "012345"]
    assert numbers[:6] == ["5", "4", "3", "2", "1", "0"]


async def test_some_cards_are_marked_and_played_as_they_are_named(studio: Studio) -> None:
    screens = MadeUpScreens(studio, some(CARDS[:13], 2, 3))
    shown = showing(table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))

    async def found(kind: str) -> list[CustomId]:
        return [each for each in (await drawn(screens)).find(Verb.ACT) if each.word.startswith(kind)]

    assert not await found("play"), "two at least"
    for number in (0, 5):
        (press,) = [each for each in await found("mark") if each.word == f"mark-0-{number}"]
        assert screens.choose(shown, press, []) == ()
    (play,) = await found("play")
    assert label(await drawn(screens), play) == "Give 2"
    (press,) = [each for each in await found("unmark") if each.word == "unmark-0-5"]
    screens.choose(shown, press, [])
    assert screens.choose(shown, play, []) == (), "an older button would play other cards than it names"
    screens.choose(shown, replace(press, word="mark-0-12"), [])
    (play,) = await found("play")
    assert screens.choose(shown, play, []) == (Do("0 12"),)


async def test_some_cards_may_be_proposed_and_one_press_confirms_them(studio: Studio) -> None:
    screens = MadeUpScreens(studio, replace(SOME["some of 13"], proposed=frozenset({1, 3, 5})))
    shown = showing(table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    message = await drawn(screens)
    (play,) = [each for each in message.find(Verb.ACT) if each.word.startswith("play")]
    assert screens.choose(shown, play, []) == (Do("1 3 5"),)


async def test_none_of_some_cards_may_be_an_answer(studio: Studio) -> None:
    screens = MadeUpScreens(studio, SOME["some of a whole pack and jokers"])
    shown = showing(table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    (play,) = [each for each in (await drawn(screens)).find(Verb.ACT) if each.word.startswith("play")]
    assert screens.choose(shown, play, []) == (Do(""),)


@pytest.mark.parametrize("word", ["1-10", "menu-0"])
async def test_an_amount_is_that_of_the_move_listed(studio: Studio, word: str) -> None:
    """An old button never pays another price."""
    screens = MadeUpScreens(studio, Number("Bid", amounts(20)))
    shown = showing(table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    press = CustomId(Verb.ACT, KEY, 7, word)
    assert screens.choose(shown, press, ["1-10"]) == (Do("do 1"),)
    for other in ("1", "1-20", "2-10", "x", "", "99999999999999999999", "1-10-1"):
        meant = replace(press, word=other) if word != "menu-0" else press
        assert screens.choose(shown, meant, [other]) == ()


async def test_a_number_is_typed_into_a_form(studio: Studio) -> None:
    listed = MadeUpScreens(studio, Number("Bid", amounts(60), hint="from 0 to 590"))
    free = MadeUpScreens(studio, Number("Bet", amounts(3), typed=lambda amount: Do(f"bet {amount}")))
    shown = showing(table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    for screens in (listed, free):
        (press,) = [each for each in (await drawn(screens)).find(Verb.ACT) if each.word.startswith("type")]
        form = screens.form(shown, press)
        assert form is not None
        check_interaction_response({"type": 9, "data": form.modal().to_dict()}, interaction_type=3, file_count=0)
        for text in ("", "ten", "-10", "1.5", "9" * 30):
            assert screens.choose(shown, press, [text]) == ()
    assert listed.choose(shown, press, [" 590 "]) == (Do("do 59"),)
    assert listed.choose(shown, press, ["595"]) == ()
    assert free.choose(shown, press, ["595"]) == (Do("bet 595"),), "the judge says whether that may be bet"
    assert free.form(shown, replace(press, word="0-0")) is None


NONSENSE = [
    "",
    "-",
    "0",
    "61",
    "menu",
    "menu-9",
    "suit-0",
    "suit-0-0",
    "mark-0",
    "mark-0-9",
    "mark-9-0",
    "play-0",
    "type",
]


@pytest.mark.parametrize("name", [*ASKED, *SOME])
async def test_a_press_that_fits_no_question_plays_nothing(studio: Studio, name: str) -> None:
    asked = {**ASKED, **{each: (question,) for each, question in SOME.items()}}[name]
    screens = MadeUpScreens(studio, *asked)
    shown = showing(table_at(MadeUpPosition(moves(80)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    for word in NONSENSE:
        for values in ([], ["-1"], ["x"], ["60"], ["0", "1"]):
            played = screens.choose(shown, CustomId(Verb.ACT, KEY, 7, word), values)
            assert len(played) <= 1
        await drawn(screens)


class Wary(MadeUpScreens):
    """Screens that ask before the first move is played."""

    def caution(self, showing: Showing, moves: Sequence[Move]) -> str:
        return "Sure?" if Do("do 0") in moves else ""


async def test_what_would_spoil_something_is_asked_about_once(studio: Studio) -> None:
    screens = Wary(studio, OneCard("Play", cards(CARDS[:3])))
    shown = showing(table_at(MadeUpPosition(moves(3)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    press = CustomId(Verb.ACT, KEY, 7, "0")
    assert screens.choose(shown, replace(press, word="1"), []) == (Do("do 1"),)
    assert screens.choose(shown, press, []) == ()
    assert screens.note(shown) == "**Sure?**"
    message = await drawn(screens)
    (sure,) = message.find(Verb.ANYWAY)
    assert screens.choose(shown, replace(sure, word="00000000"), []) == (), "an older question"
    assert screens.choose(shown, press, []) == ()
    (sure,) = (await drawn(screens)).find(Verb.ANYWAY)
    assert screens.choose(shown, sure, []) == (Do("do 0"),)
    assert not screens.consider(shown, screens.read(shown, "DO 0")), "typed: it asks, too"
    assert screens.consider(shown, screens.read(shown, "do 0")), "and typed again it is meant"
    screens.consider(shown, screens.read(shown, "do 0"))
    screens.withdraw(shown)
    assert screens.note(shown) is None
    with pytest.raises(NotAMove):
        screens.read(shown, "do 4")


@pytest.mark.parametrize("asking", [None, *Asking])
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_public_table_of_ten_fits(studio: Studio, asking: Asking | None, locale: Locale) -> None:
    everybody = tuple(Seat(at) for at in range(10))
    window = None
    if asking is not None:
        window = Window(asking, everybody[1:], active=Seat.A if asking is Asking.CLAIM else None)
    turns = tuple(Turn(seat, ()) for seat in everybody)
    table = table_at(MadeUpPosition(moves(3), window), names=TEN, game=MAGPIE, turns=turns)
    screens = MadeUpScreens(studio, Words(offers(3)))
    for late in ((), everybody):
        situation = Situation(unreachable=table.players, late=late)
        screen = await public_table(table, screens, Manner(locale), situation)
        sent(screen).check()
    for seat in everybody:
        sent(await panel(table, seat, screens, Manner(locale), said=WHY)).check()


@pytest.mark.parametrize(
    ("missing", "expected"), [(9, "Still choosing: 9 of 9."), (2, "choose in secret."), (3, "3 of 9")]
)
def test_of_many_who_still_choose_the_number_is_told(studio: Studio, missing: int, expected: str) -> None:
    everybody = tuple(Seat(at) for at in range(10))
    window = Window(Asking.CHOICE, everybody[1:], frozenset(everybody[1 : 10 - missing]))
    table = table_at(MadeUpPosition(moves(3), window), names=TEN, game=MAGPIE)
    said = MadeUpScreens(studio, Words(offers(3))).status(showing(table, None, Manner("en")))
    assert expected in said
    assert len(said) < 100, "long names are cut"


@pytest.mark.parametrize(("chosen", "green"), [(None, [As.MAIN]), (As.MAIN, [As.MAIN]), (As.SECOND, [As.SECOND])])
def test_of_two_verbs_the_answer_so_far_alone_is_green(studio: Studio, chosen: As | None, green: list[As]) -> None:
    verbs = [replace(offer, place=at) for offer, at in zip(offers(2), (As.MAIN, As.SECOND), strict=True)]
    screens = MadeUpScreens(studio, Words(tuple(replace(each, is_chosen=each.place is chosen) for each in verbs)))
    shown = showing(table_at(MadeUpPosition(moves(3)), names=TEN, game=MAGPIE), Seat.A, Manner("en"))
    controls = screens.controls(shown)
    found = {As.MAIN: there(controls.main), As.SECOND: there(controls.second)}
    assert [place for place, button in found.items() if button.style is GREEN] == green
    assert all(button.enabled for button in found.values()), "it may be changed"


def test_why_cards_are_gray_is_told_once_a_reason() -> None:
    view = MadeUpView(moves(2))
    assert refusals(view, [Do("do 0"), Do("a"), Do("b")]) == (WHY,)


def test_ids_of_questions_are_read_again() -> None:
    for word in ("7", "7-40", "menu-0", "mark-0-1", "play-0-0123abcd"):
        press = CustomId(Verb.ACT, KEY, 7, word)
        assert parse_id(str(press)) == press
