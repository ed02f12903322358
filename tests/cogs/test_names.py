"""A name in a message formats nothing and calls nobody."""

import re

import pytest

from bot.tables import Player
from cogs.names import mention, name, named, shortened


def player(shown: str, discord_id: int | None = 7) -> Player:
    return Player(1, discord_id, shown, "en", None)


@pytest.mark.parametrize(
    "shown", ["*bold*", "_low_", "`code`", "||spoiler||", "~~gone~~", "<@123456789012345678>", "@everyone", "@here"]
)
def test_name_formats_nothing_and_calls_nobody(shown: str) -> None:
    assert shown not in name(player(shown))


@pytest.mark.parametrize(
    "shown",
    ["https://example.org/*a*_b_", "see http://x.y", "steam://run", "[Press](https://example.org)", "<https://a.b>"],
)
def test_a_name_is_no_link(shown: str) -> None:
    assert "://" not in name(player(shown))
    assert re.sub(r"\\(?=[^0-9A-Za-z\s])", "", name(player(shown))) == shown, "and reads as it is"
    assert "*a*" not in name(player(shown)), "nor does what stands in it format anything"


@pytest.mark.parametrize("sign", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
def test_a_name_does_not_turn_round_what_stands_behind_it(sign: str) -> None:
    assert name(player(f"{sign}Zoe")) == "Zoe"


def test_who_deleted_their_data_is_not_mentioned() -> None:
    assert mention(player("Ann")) == "<@7>"
    assert mention(player("Ann", None)) == "Ann"


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (2, f"{'x' * 40} and {'x' * 40}"),
        (3, ", ".join(2 * [f"{'x' * 19}…"]) + f" and {'x' * 19}…"),
        (6, ", ".join(5 * [f"{'x' * 11}…"]) + f" and {'x' * 11}…"),
    ],
)
def test_the_more_names_a_line_has_the_shorter_they_are(count: int, expected: str) -> None:
    assert named(["x" * 40] * count, locale="en", most=6) == expected


def test_of_very_many_the_first_ones_are_named() -> None:
    assert named(["Ann", "Bob", "Cem", "Dot", "Eve"], locale="en", most=3) == "Ann, Bob and 3 others"


def test_a_long_name_loses_its_remark_before_its_letters() -> None:
    robots = ["Ann", *(f"Melon {number} (robot)" for number in range(2, 7))]
    assert shortened(robots)[1:] == [f"Melon {number}" for number in range(2, 7)]
    assert shortened(["Melon (robot)", "Ann"]) == ["Melon (robot)", "Ann"], "where both find room"
    assert shortened(["Bartholomew-Maximilien (away)"] * 5) == ["Bartholomew…"] * 5
