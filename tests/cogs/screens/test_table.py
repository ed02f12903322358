"""The lines of a panel as far as there is room for them."""

from collections.abc import Callable

from cogs.screens.table import fitting, shortened


def at_most(characters: int) -> Callable[[str], bool]:
    return lambda words: len(words) <= characters


def test_news_that_are_too_long_for_a_panel_end_between_two_words() -> None:
    assert shortened("Ann drew and threw 9.", at_most(21)) == "Ann drew and threw 9."
    assert shortened("**Ann drew** and threw 9.", at_most(20)) == "**Ann drew** and…"
    assert shortened("**Ann drew and threw 9.**", at_most(18)) == "**Ann drew and**…"


def test_of_too_many_words_the_oldest_news_are_left_out() -> None:
    assert fitting(["o" * 90, "new"], ["your turn"], room=40) == ["… new\nyour turn"]
    assert fitting(["old", "new"], [], room=40) == ["old\nnew"]
    assert fitting([], [], room=40) == []
    assert fitting(["old", "newer", "new"], ["turn"], room=40, fits=at_most(8)) == ["… newer\nnew\nturn"]
    assert fitting(["old", "n" * 9], [], room=40, fits=at_most(8)) == [f"old\n{'n' * 9}"], "the newest are told"
    assert fitting(["old", "n" * 9], [], room=40, fits=at_most(8), newest=1) == [f"… {'n' * 9}"]
    (text,) = fitting(["o" * 90], ["n" * 90], room=40)
    assert len(text) == 40
