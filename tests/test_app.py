"""The whole bot: no press, menu or form of ours is left without an answer."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Chapeau
from bot.app.client import _workers
from bot.config import Settings
from bot.registry import GAMES
from bot.robots.thinker import usual_workers
from bot.store import Store
from cogs.ids import Verb
from cogs.screens.registry import SHOWN
from render import Studio


@pytest.fixture
async def bot(tmp_path: Path, studio: Studio) -> AsyncIterator[Chapeau]:
    """The bot as it is before it logs in."""
    async with await Store.open(tmp_path / "bot.db") as store:
        yield Chapeau(store, studio, Settings(_env_file=None), games=GAMES, shown=SHOWN)


async def test_every_press_and_every_form_has_one_answer(bot: Chapeau) -> None:
    """Without one, people would read that it is no longer up to date."""
    at_tables = Counter(verb for part in bot.parts for verb in part.at_tables())
    presses = at_tables + Counter(verb for part in bot.parts for verb in part.presses())
    forms = at_tables + Counter(verb for part in bot.parts for verb in part.forms())
    acts = (act for each in SHOWN.values() for act in each.screens.acts)
    assert presses == dict.fromkeys((*Verb, *acts), 1)
    of_forms = (Verb.ACT, Verb.WORD, Verb.TERMS, Verb.LOBBY_TERMS, Verb.LARGE_STAKE, Verb.QUIET, Verb.SERVER_FORM)
    assert {*of_forms} <= {*forms}
    assert {*forms.values()} == {1}


def test_robots_have_as_many_processes_as_the_operator_says_or_as_cores_leave() -> None:
    usual = Settings(_env_file=None)
    assert _workers(usual, None) == usual_workers(1)
    assert _workers(usual.model_copy(update={"robot_workers": 5}), None) == 5
