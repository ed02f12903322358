"""A check that Python and the libraries are those that this version of the bot asks for."""

import platform
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from bot import VERSION
from bot.doctor.finding import Finding, fault, fine
from bot.store.copies.examining import SQLITE

NAME = "programs"
PROJECT = "chapeau"
TOLD = ("discord.py", "aiohttp", "sqlalchemy", "pillow")
INSTALL = "Run `pip install --editable .` in the folder of the bot, with its Python, and start it anew."


def check_programs(checkout: Path) -> tuple[Finding, ...]:
    """Compare installed libraries with those that `pyproject.toml` in `checkout`, or the installed package, requires.

    The file is read first: after `git pull` an editable package still names the previous version's requirements.
    """
    python, wanted = _wanted(checkout)
    found = []
    if not SpecifierSet(python).contains(platform.python_version(), prereleases=True):
        found.append(
            fault(NAME, f"Python is {platform.python_version()}, but {python} is needed", "Install a newer Python.")
        )
    found += [fault(NAME, line, INSTALL) for line in _lacking(wanted)]
    if found:
        return tuple(found)
    known = ", ".join(f"{name} {version(name)}" for name in TOLD)
    implementation = f"{platform.python_implementation()} {platform.python_version()} on {sys.platform}"
    return (fine(NAME, f"Chapeau {VERSION}, {implementation}, SQLite {SQLITE}, {known}"),)


def _wanted(checkout: Path) -> tuple[str, list[Requirement]]:
    """Return the versions of Python, and the libraries that this program asks for."""
    try:
        project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return str(project["requires-python"]), [Requirement(each) for each in project["dependencies"]]
    except (OSError, KeyError):
        return ">=3.11", [Requirement(each) for each in requires(PROJECT) or ()]


def _lacking(wanted: Iterable[Requirement]) -> list[str]:
    """Return one sentence for each library that is missing or has another version than asked for."""
    lines = []
    for each in wanted:
        if each.marker is not None and not each.marker.evaluate({"extra": ""}):
            continue
        try:
            has = version(each.name)
        except PackageNotFoundError:
            lines.append(f"{each.name} is not installed, but {each.name}{each.specifier} is needed")
            continue
        if not each.specifier.contains(has, prereleases=True):
            lines.append(f"{each.name} is {has}, but {each.name}{each.specifier} is needed")
    return lines
