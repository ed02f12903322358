"""Languages, and how a sentence is filled in."""

from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path

import pytest

from bot.text import edition, further_words, has, parse_locale, say


@pytest.mark.parametrize(
    ("tag", "locale"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("fr_FR", "fr"),
        ("FR", "fr"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("de", "en"),
        ("fro", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_language_of_a_client(tag: str | None, locale: str) -> None:
    assert parse_locale(tag) == locale


def test_unknown_sentence_is_a_fault() -> None:
    with pytest.raises(KeyError, match="no-such-sentence"):
        say("en", "no-such-sentence")


def test_missing_word_is_a_fault_that_names_no_value() -> None:
    with pytest.raises(KeyError) as caught:
        say("en", "offer-challenge", challenger="Secret", game="Mille")
    assert "offer-challenge" in str(caught.value)
    assert "Secret" not in str(caught.value)


def test_whole_numbers_choose_the_form_of_a_word() -> None:
    said = [say("en", "mille-event-took", name="Ann", cards="K K K", count=count) for count in (0, 1, 7)]
    assert [sentence.removeprefix("Ann takes the pile: K K K down") for sentence in said] == [
        ".",
        ", one card into hand.",
        ", 7 cards into hand.",
    ]


@pytest.mark.parametrize("name", ["{ $game }", "{", "A\nB", "$name", '{"x"}', "\u2068x\u2069"])
def test_names_are_never_read_as_a_pattern(name: str) -> None:
    assert name in say("en", "mille-event-drew", name=name)


def test_no_invisible_marks_around_values() -> None:
    assert say("en", "mille-event-drew", name="Ann") == "Ann draws."


def test_a_colon_or_a_percent_sign_never_begins_a_line_of_french() -> None:
    said = say("fr", "settings-holds", what="Langue", chosen="français")
    assert said == "Langue\N{NO-BREAK SPACE}: français"
    assert say("en", "settings-holds", what="Language", chosen="English") == "Language: English"
    assert "dans 59\N{NO-BREAK SPACE}% des donnes" in say("fr", "guts-coach-wins", best=59)


def test_further_folders_are_handed_in(tmp_path: Path) -> None:
    for locale, words in (("en", "Magpie"), ("fr", "La pie : un jeu")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "magpie.ftl").write_text(f"magpie-name = {words}\n", encoding="utf-8")
    with further_words(tmp_path):
        assert (say("en", "magpie-name"), say("fr", "magpie-name")) == ("Magpie", "La pie\N{NO-BREAK SPACE}: un jeu")
        assert has("fr", "magpie-name")
        assert say("en", "mille-name") == "Mille"
        with ThreadPoolExecutor(1) as threads:
            assert threads.submit(copy_context().run, say, "en", "magpie-name").result() == "Magpie"
    assert not has("en", "magpie-name")
    with pytest.raises(KeyError):
        say("en", "magpie-name")


def test_a_game_says_what_it_says_itself_then_what_its_bases_say_in_their_order(tmp_path: Path) -> None:
    words = """
magpie-name = Magpie
    .otherwise = crow bird
magpie-call = chatter
crow-call = caw
crow-feather = black
bird-call = tweet
bird-feather = any
bird-legs = two
"""
    (tmp_path / "en").mkdir()
    (tmp_path / "fr").mkdir()
    (tmp_path / "en" / "magpie.ftl").write_text(words, encoding="utf-8")
    with further_words(tmp_path):
        assert [say("en", f"magpie-{what}") for what in ("call", "feather", "legs")] == ["chatter", "black", "two"]


def test_any_new_word_in_any_language_is_another_edition(tmp_path: Path) -> None:
    found = {edition()}
    for number, french in enumerate(("La pie", "Une pie")):
        for locale, words in (("en", "Magpie"), ("fr", french)):
            folder = tmp_path / str(number) / locale
            folder.mkdir(parents=True)
            (folder / "magpie.ftl").write_text(f"magpie-name = {words}\n", encoding="utf-8")
        with further_words(tmp_path / str(number)):
            found.add(edition())
    assert len(found) == 3


def test_a_name_that_is_cut_ends_a_sentence_with_three_dots_not_four() -> None:
    assert say("en", "turn-theirs", players="Wolfeschleg…") == "Waiting for Wolfeschleg…"
    assert say("fr", "turn-theirs", players="Wolfeschleg…") == "On attend Wolfeschleg…"
