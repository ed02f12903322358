"""The house: who may import whom, who may send, and that every game is furnished."""

import ast
import logging
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import pytest
from importlinter.cli import EXIT_STATUS_ERROR, EXIT_STATUS_SUCCESS, lint_imports

from bot.registry import GAMES
from bot.text import LOCALES, has
from cogs.screens.registry import SHOWN
from tests.left_out import first

ROOT = Path(__file__).resolve().parents[1]
SENDERS = ("cogs/answer.py", "cogs/stage/")
SENDING = {
    "create_dm",
    "defer",
    "delete_original_response",
    "edit",
    "edit_message",
    "edit_original_response",
    "followup",
    "send",
    "send_message",
    "send_modal",
    "reply",
}


def lint(config: Path) -> int:
    """Check the tree against the contracts in a file. The linter's logging setup would silence other loggers."""
    loggers = [each for each in logging.Logger.manager.loggerDict.values() if isinstance(each, logging.Logger)]
    was_disabled = {logger: logger.disabled for logger in loggers}
    try:
        return lint_imports(config_filename=str(config), no_cache=True)
    finally:
        for logger, disabled in was_disabled.items():
            logger.disabled = disabled


def test_every_arrow_points_the_right_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert lint(ROOT / "pyproject.toml") == EXIT_STATUS_SUCCESS, capsys.readouterr().out


WRONG = [("bot.tables", "asyncio"), ("bot.app", "bot.tables"), ("cogs", "discord"), ("render", "PIL")]


def test_a_wrong_arrow_would_be_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Libraries, parts of the standard library and our own packages are all looked at."""
    contracts = [
        f"""
        [[tool.importlinter.contracts]]
        name = "{source} to {forbidden}"
        type = "forbidden"
        source_modules = ["{source}"]
        forbidden_modules = ["{forbidden}"]
        """
        for source, forbidden in WRONG
    ]
    config = tmp_path / "contracts.toml"
    config.write_text(
        f"""
        [tool.importlinter]
        root_packages = ["bot", "cogs", "render"]
        include_external_packages = true
        {"".join(contracts)}
        """
    )
    assert lint(config) == EXIT_STATUS_ERROR
    output = capsys.readouterr().out
    assert all(f"{source} to {forbidden} BROKEN" in output for source, forbidden in WRONG), output


def test_every_package_has_its_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    bound = {source for contract in settings["contracts"] for source in contract.get("source_modules", [])}
    packages = {f"bot.{init.parent.name}" for init in (ROOT / "bot").glob("*/__init__.py")}
    assert packages | {"cogs", "render", "bot.config"} <= bound


def test_the_guide_names_what_is_out_of_reach_of_a_new_game() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    forbidden = [module for contract in settings["contracts"] for module in contract.get("forbidden_modules", [])]
    closed = {module.removeprefix("bot.games.*.") for module in forbidden if module.startswith("bot.games.*.")}
    guide = (ROOT / "bot" / "games" / "README.md").read_text(encoding="utf-8")
    begun = guide[guide.index("1. Make a package") : guide.index("2. **Options**")]
    assert {"inner", "board"} <= closed <= set(re.findall(r"`([a-z_]+)`", begun))


def modules(folder: str, naming: Collection[str] = ("",)) -> Iterator[tuple[str, ast.Module]]:
    """Yield every module below a folder whose text holds one of these words, by its path."""
    for path, text in texts(folder).items():
        if any(word in text for word in naming):
            yield path.as_posix(), ast.parse(text)


@cache
def texts(folder: str) -> Mapping[Path, str]:
    """Return every module's text below a folder, by its path from here."""
    files = sorted((ROOT / folder).rglob("*.py"))
    return MappingProxyType({path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in files})


def test_only_answer_and_stage_send() -> None:
    """Anywhere else a private screen could be published by mistake."""
    found = {
        path: sorted(
            {
                node.attr
                for node in ast.walk(module)
                if isinstance(node, ast.Attribute) and node.attr in SENDING and not _is_ours(node)
            }
        )
        for path, module in modules("cogs", SENDING)
        if not path.startswith(SENDERS)
    }
    assert {path: names for path, names in found.items() if names} == {}


def _is_ours(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def test_a_table_that_somebody_names_is_found_by_the_one_function_that_asks_who_reaches_it() -> None:
    """Others only look again at a table that they have. `finding` alone takes a key that came from outside."""
    found = re.compile(r"memory\.(?:table|held|readable)\(((?:[^()]|\([^()]*\))*)\)")
    looked = {
        f"{path.name}: {key}"
        for path in (ROOT / "cogs").glob("*.py")
        for key in found.findall(path.read_text(encoding="utf-8"))
        if not re.fullmatch(r"(\w+\.)?(table|offer|lobby)\.id", key)
    }
    assert looked == set()


def test_sql_is_in_the_store_alone() -> None:
    """The playground is another program, which may keep its own world in a file."""
    libraries = {"sqlalchemy", "aiosqlite", "sqlite3", "alembic"}
    users = {
        path
        for folder in ("bot", "cogs", "render")
        for path, module in modules(folder, libraries)
        for node in ast.walk(module)
        for name in _imported(node)
        if name.partition(".")[0] in libraries
    }
    assert users
    # In simulation, one takes the place of aiosqlite and the other that of asyncpg.
    drivers = ("bot/exploring/driver.py", "bot/exploring/homes/home_bot.py")
    at_the_driver = ("bot/store/", "bot/playground/", *drivers)
    assert {path for path in users if not path.startswith(at_the_driver)} == set()


def test_one_process_alone_opens_no_module_for_several_and_none_to_bring_a_database_up_to_date() -> None:
    names = "import sys, bot.app, bot.registry, cogs.screens.registry; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", names], cwd=ROOT, capture_output=True, text=True, check=True)
    opened = done.stdout.split()
    assert "bot.tables.service" in opened
    assert not [name for name in opened if {"fleet", "alembic"} & {*name.split(".")}]


def _imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [name.name for name in names]
        case ast.ImportFrom(module=str(module)):
            return [module]
        case _:
            return []


def folder_of(game: str) -> str:
    """Return the folder of a game in each part of the house: a module's name has no hyphen."""
    return game.replace("-", "_")


def test_views_load_no_position() -> None:
    """Importing a view must not bring a class along that holds hidden cards."""
    rooms = ROOT / "bot" / "games"
    inits = [
        rooms / "__init__.py",
        *(init for game in GAMES for init in (rooms / folder_of(game)).rglob("__init__.py")),
    ]
    assert len(inits) == 1 + 2 * len(GAMES)
    for path in inits:
        assert ast.parse(path.read_text(encoding="utf-8")).body == []


SECOND = {
    "__init__.py": "",
    "events.py": "",
    "judge.py": "refusal = None\n",
    "views.py": "from bot.games.second.judge import refusal\n",
    "inner/__init__.py": "",
    "inner/cards.py": "",
}


SCREENS, PICTURES = "Screens ask hosting and views", "Pictures are drawn from views"  # how the contracts begin
FURTHER = [
    [("render/second.py", "bot.games.second.views", None)],
    [("bot/games/second/judge.py", "bot.games.second.inner.cards", PICTURES)],
    [("cogs/second.py", "bot.games.second.views", None)],
    [
        ("cogs/second.py", "bot.games.second.judge", SCREENS),
        ("cogs/second.py", "bot.games.second.inner.cards", SCREENS),
        ("render/second.py", "bot.games.second.inner.cards", PICTURES),
        ("bot/games/second/events.py", "bot.games.second.inner.cards", PICTURES),
    ],
]
"""Modules of a second game and what they import, with the contracts that this breaks."""


@pytest.mark.parametrize("arrows", first(1, FURTHER[::-1], why="all arrows"), ids=lambda arrows: arrows[0][0])
def test_a_second_game_keeps_its_cards_to_itself(tmp_path: Path, arrows: list[tuple[str, str, str | None]]) -> None:
    """The contracts name no game: any further game's `inner` is out of reach of pictures and screens."""
    for folder in ("bot", "cogs", "render"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=_all_but_modules)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    second = tmp_path / "bot" / "games" / "second"
    (second / "inner").mkdir(parents=True)
    for name, text in SECOND.items():
        (second / name).write_text(text)
    (tmp_path / "render" / "drawn.py").write_text("import bot.games.second.events, bot.games.second.views\n")
    for file, importing, _ in arrows:
        target = tmp_path / file
        target.write_text((target.read_text() if target.exists() else "") + f"import {importing}\n")
    linter = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", linter], cwd=tmp_path, capture_output=True, text=True, check=False)
    found = {line.removesuffix(" BROKEN") for line in done.stdout.splitlines() if line.endswith(" BROKEN")}
    broken = {contract for *_, contract in arrows if contract is not None}
    assert {each for each in broken if any(name.startswith(each) for name in found)} == broken, done.stdout
    assert len(found) == len(broken), done.stdout
    output = re.sub(r"\s+", " ", done.stdout)
    for file, importing, contract in arrows:
        chain = f"{file.removesuffix('.py').replace('/', '.')} -> {importing} "
        assert (chain in output) is (contract is not None), done.stdout + done.stderr
    assert (done.returncode == EXIT_STATUS_SUCCESS) is (not broken)


def _all_but_modules(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if not name.endswith(".py") and not (Path(folder) / name).is_dir()} | {"__pycache__"}


ALLOWED = {
    "bot/registry.py": "the entries of the inner rooms",
    "cogs/screens/registry.py": "the entries of the outer rooms",
    "bot/tables/settings/servers.py": "the usual game, where a server has named no other",
}
"""The modules that may name a game outside its folders, and why."""


@pytest.mark.parametrize("game", GAMES)
def test_no_module_names_a_game_outside_its_folders(game: str) -> None:
    """The rooms offer all games the same: a further game is its folders and two entries."""
    name = game.replace("-", "[-_ ]?")
    named = {
        path.as_posix(): len(re.findall(name, text, re.IGNORECASE))
        for folder in ("bot", "cogs", "render")
        for path, text in texts(folder).items()
        if folder_of(game) not in path.parts and "migrations" not in path.parts
    }
    assert {path for path, times in named.items() if times} - ALLOWED.keys() == set()
    assert named["bot/tables/settings/servers.py"] <= 1


def test_every_game_has_screens_and_words() -> None:
    assert SHOWN.keys() == GAMES.keys()
    for name in GAMES:
        for locale in LOCALES:
            assert has(locale, f"{name}-name")
            assert has(locale, f"{name}-not-a-move")
