"""Options as people give them, for tests of the rules that limit them."""

import pytest

from bot.games.protocol import BadOption, Game


def wrong(game: Game, **given: str) -> str:
    """Return the code with which an option is refused."""
    with pytest.raises(BadOption) as bad:
        game.options(given)
    assert bad.value.key in given
    return bad.value.code


def kept(game: Game, **given: str) -> bool:
    """Return whether a game is played with just these."""
    texts = game.options(given).texts()
    return {name: texts[name] for name in given} == given
