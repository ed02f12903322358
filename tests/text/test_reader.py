"""Sentences to the reader: in their own words, alone and among others, in both languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.text import LOCALES, Locale, further_words, listed, say, you

SENTENCES = {
    "en": """\
won = { $names } { $count ->
    [one] wins
   *[other] win
}.
    .names = You win.
gave = { $name } gives { $other } a card.
    .name = You give { $other } a card.
    .other = { $name } gives you a card.
by = Pairs, by { $name }
turns = { $name } turns next.
    .name = You turn next.
led = { $name }: last.
form = { $name } { $who ->
    [own] are
   *[none] is
} out
""",
    "fr": """\
won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}.
    .names = Tu gagnes.
    .names-among = { $names } gagnez.
gave = { $name } donne une carte à { $other }.
    .name = Tu donnes une carte à { $other }.
    .other = { $name } te donne une carte.
by = Paires, par { $name }
turns = À { $name } de retourner.
led = { $name } : en dernier.
form = { $name } { $who ->
    [own] es
   *[none] est
} hors jeu
""",
}


@pytest.fixture(autouse=True)
def words(tmp_path: Path) -> Iterator[None]:
    """A catalog of a few sentences."""
    for locale, text in SENTENCES.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(text, encoding="utf-8")
    with further_words(tmp_path):
        yield


@pytest.mark.parametrize(
    ("locale", "alone", "among", "others"),
    [
        ("en", "You win.", "Bob and you win.", "Bob and Cem win."),
        ("fr", "Tu gagnes.", "Bob et toi gagnez.", "Bob et Cem gagnent."),
    ],
)
def test_the_verb_follows_the_reader(locale: Locale, alone: str, among: str, others: str) -> None:
    own = you("Ann", locale=locale)
    said = [
        say(locale, "won", names=listed(names, locale=locale), count=len(names))
        for names in ([own], [own, "Bob"], ["Bob", "Cem"])
    ]
    assert said == [alone, among, others]


@pytest.mark.parametrize(
    ("locale", "gives", "gets"),
    [
        ("en", "You give Bob a card.", "Bob gives you a card."),
        ("fr", "Tu donnes une carte à Bob.", "Bob te donne une carte."),
    ],
)
def test_the_attribute_is_that_of_the_readers_place(locale: Locale, gives: str, gets: str) -> None:
    own = you("Ann", locale=locale)
    assert say(locale, "gave", name=own, other="Bob") == gives
    assert say(locale, "gave", name="Bob", other=own) == gets


@pytest.mark.parametrize(
    ("locale", "by", "led"), [("en", "by you", "You: last."), ("fr", "par toi", "Toi\u00a0: en dernier.")]
)
def test_without_other_words_the_reader_is_put_as_the_sentence_has_it(locale: Locale, by: str, led: str) -> None:
    own = you("Ann", locale=locale)
    assert say(locale, "by", name=own).endswith(by)
    assert say(locale, "led", name=own) == led
    assert f"{own}" == led.partition(":")[0].strip("\u00a0"), "alone it is a label"


def test_a_single_form_is_chosen_by_who() -> None:
    assert say("fr", "form", name=you("Ann", locale="fr")) == "toi es hors jeu"
    assert say("fr", "form", name="Bob") == "Bob est hors jeu"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_player_who_is_called_you_is_not_the_reader(locale: Locale) -> None:
    own, other = you("Ann", locale=locale), str(you("Ann", locale=locale))
    assert own != other
    assert say(locale, "won", names=other, count=1) != say(locale, "won", names=own, count=1)
