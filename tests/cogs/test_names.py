"""A name in a message formats nothing and calls nobody."""

import pytest

from bot.tables import Player
from cogs.names import mention, name


def player(shown: str, discord_id: int | None = 7) -> Player:
    return Player(1, discord_id, shown, "en", None)


@pytest.mark.parametrize(
    "shown", ["*bold*", "_low_", "`code`", "||spoiler||", "~~gone~~", "<@123456789012345678>", "@everyone", "@here"]
)
def test_name_formats_nothing_and_calls_nobody(shown: str) -> None:
    assert shown not in name(player(shown))


@pytest.mark.parametrize("sign", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
def test_a_name_does_not_turn_round_what_stands_behind_it(sign: str) -> None:
    assert name(player(f"{sign}Zoe")) == "Zoe"


def test_who_deleted_their_data_is_not_mentioned() -> None:
    assert mention(player("Ann")) == "<@7>"
    assert mention(player("Ann", None)) == "Ann"
