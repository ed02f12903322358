"""The game of the guide, as the guide has it: its code is extracted from the page, and put into a package."""

import importlib
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.hosted import Games
from bot.registry import GAMES
from bot.robots.hosted import Hosted
from cogs.screens.registry import SHOWN
from cogs.screens.shown import Shown
from tests.games.kit import Kit
from tests.games.kits import KITS

GUIDE = Path(__file__).resolve().parents[1] / "bot" / "games" / "README.md"
FENCED = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HOME, PACKAGE = "bot.games.barter", "barter_of_the_guide"
NAME = "barter"


def files_of_the_guide() -> dict[str, str]:
    """Return every piece of code on the page that names its file, by that name."""
    return dict(FENCED.findall(GUIDE.read_text(encoding="utf-8")))


@dataclass(frozen=True)
class Tutorial:
    """The results of following the guide."""

    hosted: Hosted
    shown: Shown
    kit: Kit
    words: Path  # the folder of its catalogues

    @property
    def games(self) -> Games:
        """The games of the bot, and this one."""
        return Games(*GAMES.values(), self.hosted)

    @property
    def all_shown(self) -> Mapping[str, Shown]:
        """The screens of these."""
        return {**SHOWN, NAME: self.shown}

    @property
    def kits(self) -> Mapping[str, Kit]:
        """The kits of these, and of the small game of the tests."""
        return {**KITS, NAME: self.kit}


@pytest.fixture(scope="session")
def tutorial(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tutorial]:
    """The game of the guide, in a package that other processes find, too."""
    folder = tmp_path_factory.mktemp("tutorial")
    files = files_of_the_guide()
    for name, text in files.items():
        if name.startswith("bot/games/"):
            path = folder / PACKAGE / name.removeprefix("bot/games/barter/")
        else:
            path = folder / "words" / Path(name).parent.name / Path(name).name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace(HOME, PACKAGE), encoding="utf-8")
    for package in (PACKAGE, f"{PACKAGE}/inner"):
        (folder / package / "__init__.py").touch()
    sys.path.insert(0, str(folder))
    try:
        importlib.import_module(f"{PACKAGE}.table")
        entries = [_entered(files[name]) for name in ("bot/registry.py", "cogs/screens/registry.py")]
        kit, (hosted, shown) = _entered(files["tests/games/kits.py"]), entries
        assert isinstance(hosted, Hosted)
        assert isinstance(shown, Shown)
        assert isinstance(kit, Kit)
        yield Tutorial(hosted, shown, kit, folder / "words")
    finally:
        sys.path.remove(str(folder))


def _entered(lines: str) -> object:
    """Return the entry that these lines of a registry make."""
    names: dict[str, object] = {}
    exec(lines.replace(HOME, PACKAGE), names)
    return names["BARTER"]
