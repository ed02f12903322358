"""The terms that are typed after a command."""

import pytest

from bot.games.protocol import BadOption
from bot.registry import GAMES
from bot.tables import ServerSettings
from cogs.challenge import GivenTerms


def test_a_game_that_is_not_hosted_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        GivenTerms(game="chess").agree(ServerSettings(), GAMES)
    assert (refused.value.code, refused.value.key) == ("unknown-game", "game")
