"""Custom ids: read back as written, within Discord's length, and nobody else's."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ids import CustomId, Verb, parse_id, whole

LONGEST = 100  # characters, a limit of Discord's
words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="/"), max_size=20)


@given(st.sampled_from(Verb), words, st.none() | st.integers(0, 10**9), words)
def test_an_id_reads_back_as_it_was_written(verb: Verb, key: str, turn: int | None, word: str) -> None:
    press = CustomId(verb, key, turn, word)
    assert parse_id(str(press)) == press


@pytest.mark.parametrize("text", [str(2**63), "9" * 40, "9" * 5000, "²", "٣", "-1", "+1", " 1", "1_0", ""])
def test_what_no_database_holds_is_no_number(text: str) -> None:
    assert whole(text) is None
    assert whole(str(2**63 - 1)) == 2**63 - 1
    press = parse_id(f"chapeau/draw/KEY/{text}/")
    assert press is None or (press.turn is None and not text)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=LONGEST))
def test_any_other_text_is_none_of_ours(text: str) -> None:
    press = parse_id(text)
    assert press is None or (press.verb.isalpha() and press.verb.islower() and str(press).isprintable())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chapeau",
        "chapeau/draw/KEY/1",
        "chapeau/draw/KEY/1/word/more",
        "chapeau//KEY/1/",
        "chapeau/dr4w/KEY/1/",
        "chapeau/DRAW/KEY/1/",
        "chapeau/draw/KEY/one/",
        "chapeau/draw/KEY/-1/",
        "chapeau/draw/KEY/1.0/",
        "chapeau/draw/KEY/²/",
        "Chapeau/draw/KEY/1/",
        "other/draw/KEY/1/",
    ],
)
def test_foreign_and_broken_ids_are_none_of_ours(text: str) -> None:
    assert parse_id(text) is None


def test_the_longest_id_fits() -> None:
    for verb in Verb:
        longest = CustomId(verb, "Z" * 10, 10**9, "f" * 8 + "-99")
        assert len(str(longest)) <= LONGEST, verb
        assert len(str(replace(longest, word="9" * 25))) <= LONGEST, verb  # the mark of an announcement
