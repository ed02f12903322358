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


def test_who_deleted_their_data_is_not_mentioned() -> None:
    assert mention(player("Ann")) == "<@7>"
    assert mention(player("Ann", None)) == "Ann"
