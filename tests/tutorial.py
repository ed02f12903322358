"""The game of the guide, first without and then with claims: its code is extracted from the page, into packages."""

import importlib
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
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
FENCED = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = "barter"


def files_of_the_guide() -> dict[str, str]:
    """Return every piece of code on the page that names its file, by that name."""
    return {name: text for kind, name, text in FENCED.findall(GUIDE.read_text(encoding="utf-8")) if kind != "diff"}


def files_with_claims() -> dict[str, str]:
    """Return the same after the changes on the page, each of which fits one place."""
    files = files_of_the_guide()
    for kind, name, text in FENCED.findall(GUIDE.read_text(encoding="utf-8")):
        for change in text.split("@@\n") if kind == "diff" else ():
            lines = [line or " " for line in change.splitlines()]
            old, new = ("".join(f"{line[1:]}\n" for line in lines if line[0] in signs) for signs in (" -", " +"))
            assert files[name].count(old) == 1, change
            files[name] = files[name].replace(old, new)
    return files


@dataclass(frozen=True)
class Tutorial:
    """The results of following the guide."""

    hosted: Hosted
    shown: Shown
    kit: Kit
    words: Path  # the folder of its catalogs

    @property
    def name(self) -> str:
        """The game's name."""
        return self.shown.name

    @property
    def games(self) -> Games:
        """The games of the bot, and this one."""
        return Games(*GAMES.values(), self.hosted)

    @property
    def all_shown(self) -> Mapping[str, Shown]:
        """The screens of these."""
        return {**SHOWN, self.name: self.shown}

    @property
    def kits(self) -> Mapping[str, Kit]:
        """The kits of these, and of the small game of the tests."""
        return {**KITS, self.name: self.kit}


@pytest.fixture(scope="session")
def tutorial(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tutorial]:
    """The first game of the guide."""
    with _followed(files_of_the_guide(), NAME, tmp_path_factory.mktemp("tutorial")) as made:
        yield made


@pytest.fixture(scope="session")
def claiming(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tutorial]:
    """The same with claims, under another name, since caches know games by name."""
    with _followed(files_with_claims(), "haggle", tmp_path_factory.mktemp("claiming")) as made:
        yield made


@contextmanager
def _followed(files: Mapping[str, str], game: str, folder: Path) -> Iterator[Tutorial]:
    """Write these files into a package that other processes find, too, and enter their game under this name."""
    package = f"{game}_of_the_guide"
    files = {name: text.replace(NAME, game).replace(f"bot.games.{game}", package) for name, text in files.items()}
    for name, text in files.items():
        if name.startswith("bot/games/"):
            path = folder / package / name.removeprefix("bot/games/barter/")
        else:
            path = folder / "words" / Path(name).parent.name / f"{game}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for each in (package, f"{package}/inner"):
        (folder / each / "__init__.py").touch()
    sys.path.insert(0, str(folder))
    try:
        importlib.import_module(f"{package}.table")
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
    exec(lines, names)
    return names["BARTER"]
