"""A table of many in words, and each seat."""

import pytest

from bot.text import LOCALES, Locale, say
from render.alt import LIMIT
from render.deck import FACE_DOWN, FOLD, PlainCard
from render.fonts import Fonts
from render.names import names_of
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.stage.samples import cards
from render.stage.spoken import Spoken, describe, spoken_open, spoken_seat, state
from render.stage.values import (
    Backs,
    Badge,
    Coins,
    Disc,
    Look,
    Mark,
    OpenShown,
    SeatShown,
    State,
    Words,
)

FONTS = Fonts()


def test_a_headline_that_asks_ends_as_it_does() -> None:
    (name,) = names_of(FONTS, "en", ["Olga"])
    assert describe("en", "Do you claim?", [], [SeatShown(Disc("O", 0), name)]) == "Do you claim? Clockwise: Olga."


def test_a_table_is_told_clockwise_from_the_reader() -> None:
    names = names_of(FONTS, "en", MANY_NAMES[:3])
    seats = [SeatShown(Disc("M", number), name, below=(Backs(3 - number),)) for number, name in enumerate(names)]
    seats[2] = SeatShown(Disc("O", 2), names[2], State.TO_ACT, (Mark.DEALER,), below=(Backs(5),))
    assert describe("en", "Olga to play", ["Pot 12."], seats, viewing_seat=1) == (
        "Olga to play. Pot 12. You, 2 cards. Clockwise from you: Olga, 5 cards, dealer, to act. Maya, 3 cards."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_long_table_leaves_out_is_said_to_be_elsewhere(locale: Locale) -> None:
    names = names_of(FONTS, locale, MANY_LONG_NAMES)
    more = Words("12 345 chips, and much else that could be said of this seat, if there were room")
    seats = [SeatShown(Disc("M", number), name, below=(more,)) for number, name in enumerate(names)]
    alt = describe(locale, "A", [], seats)
    assert len(alt) <= LIMIT
    assert alt.endswith(say(locale, "stage-alt-more"))
    assert say(locale, "table-read") in say(locale, "stage-alt-more")


def test_nobody_is_told_what_somebody_has_chosen() -> None:
    (name,) = names_of(FONTS, "en", ["Ines"])
    shown = SeatShown(Disc("I", 2), name, marks=(Mark.CHOSEN,), below=(Words("has chosen"),))
    assert spoken_seat("en", shown) == "Ines, has chosen."


def test_a_robot_that_plays_is_said_once() -> None:
    (name,) = names_of(FONTS, "en", ["Ines"])
    words = Words(state("en", Spoken.GONE))
    shown = SeatShown(Disc("I", 2), name, State.DULL, (Mark.ROBOT,), below=(words,), end=(Coins("−6"),))
    assert spoken_seat("en", shown) == "Ines, left, robot plays, −6 in chips."


def test_open_cards_are_told_with_the_bet_and_the_chips() -> None:
    (name,) = names_of(FONTS, "en", ["Ines"])
    seated = SeatShown(Disc("I", 2), name)
    shown = OpenShown(seated, cards("KH 9S"), Badge("4", Look.BRASS), "71")
    assert spoken_seat("en", spoken_open("en", shown, "king of hearts")) == "Ines, king of hearts, bet 4, 71 in chips."
    all_in = OpenShown(seated, (), Badge("4", Look.BRASS), "all in")
    assert spoken_seat("en", spoken_open("en", all_in, "")) == "Ines, bet 4, all in."


def test_the_fold_of_a_run_is_no_closed_card() -> None:
    assert PlainCard(None) == FACE_DOWN
    assert FOLD != FACE_DOWN
