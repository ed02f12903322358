"""Lists as people read them."""

import pytest

from bot.text import in_turn, listed


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a et b"),
        (["a", "b", "c"], "a, b and c", "a, b et c"),
    ],
)
def test_lists(words: list[str], en: str, fr: str) -> None:
    assert listed(words, locale="en") == en
    assert listed(words, locale="fr") == fr


def test_acts_in_their_order() -> None:
    assert in_turn(["drew", "laid 3s and 8s", "threw 7♠"], locale="en") == "drew, laid 3s and 8s, threw 7♠"
    assert in_turn(["pioché", "jeté 7♠"], locale="fr") == "pioché et jeté 7♠"
