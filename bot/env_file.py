"""The settings in the lines of `.env`, and their faults. No sentence repeats a value: it may be a secret."""

import io
import os
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from dotenv import dotenv_values
from dotenv.parser import Binding, parse_stream

LARGEST: Final = 1_000_000  # bytes
NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
BEGINNING: Final = re.compile(r"""\s*(?:export\s+)?['"]?([A-Za-z_][A-Za-z0-9_]*)['"]?\s*(=?)""")
REFERENCE: Final = re.compile(r"\$\{([^}:]*)\}")  # to another variable, without a default

UNREADABLE: Final = "this line cannot be read: a quote is not closed, or something follows the closing one"
NO_FORM: Final = "this line is not of the form NAME=value"
NO_NAME: Final = "the name in this line has a character that is no letter from A to Z, no digit and no _"


@dataclass(frozen=True, slots=True)
class Line:
    """A variable as a line sets it."""

    number: int  # of the line, from 1
    name: str  # as it is written, perhaps in small letters
    value: str


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a line, or of the whole file."""

    says: str
    number: int | None = None  # of the line, from 1; None: the whole file
    name: str | None = None  # of the setting, in capitals, if the line is about one


@dataclass(frozen=True, slots=True)
class EnvFile:
    """The settings of a file, by names in capitals, and all its faults."""

    lines: Mapping[str, Line]
    faults: tuple[Fault, ...] = ()


def read_env_file(path: Path, *, known: Collection[str]) -> EnvFile:
    """Read the file of settings, in which these names are known. One that is not there sets nothing."""
    try:
        with path.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except FileNotFoundError:
        return EnvFile({}, (Fault("is a link that leads nowhere"),) if path.is_symlink() else ())
    except OSError as error:
        return EnvFile({}, (Fault(f"cannot be read: {error.strerror}"),))
    if len(content) > LARGEST:
        return EnvFile({}, (Fault(f"is larger than {LARGEST} bytes, which no file of settings is"),))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return EnvFile({}, (Fault("cannot be read as a text in UTF-8", content.count(b"\n", 0, error.start) + 1),))
    return _judge(list(_numbered(text)), known)


def _numbered(text: str) -> Iterator[tuple[int, Binding]]:
    """Yield every line with its number, from 1. The parser counts the blank lines before a line to it."""
    for binding in parse_stream(io.StringIO(text, newline=None)):
        whole = binding.original.string
        yield binding.original.line + whole[: len(whole) - len(whole.lstrip())].count("\n"), binding


def _judge(bindings: Collection[tuple[int, Binding]], known: Collection[str]) -> EnvFile:
    """Separate usable lines from faulty ones."""
    faults, raw = [], dict[str, Line]()
    for number, binding in bindings:
        if (wrong := _wrong(binding)) is not None:
            faults.append(Fault(wrong, number, _name_in(binding, known)))
        elif binding.key is not None:
            line = Line(number, binding.key, binding.value or "")
            faults += _wrong_here(line, raw, known)
            raw[line.name.upper()] = line
    sound = "".join(binding.original.string for _, binding in bindings if _wrong(binding) is None)
    values = dotenv_values(stream=io.StringIO(sound))  # with ${NAME} replaced
    lines = {name: replace(line, value=values[line.name] or "") for name, line in raw.items()}
    return EnvFile(lines, tuple(faults))


def _wrong(binding: Binding) -> str | None:
    """Return the fault of a line by itself; None if there is none, or the line is empty."""
    if binding.error:
        beginning = BEGINNING.match(binding.original.string)
        return UNREADABLE if beginning is not None and beginning[2] else NO_FORM
    if binding.key is None:
        return None
    if binding.value is None:
        return NO_FORM
    return None if NAME.fullmatch(binding.key) else NO_NAME


def _name_in(binding: Binding, known: Collection[str]) -> str | None:
    """Return the setting that a line is about. Anything else in its place may be a secret, and is not repeated."""
    beginning = BEGINNING.match(binding.original.string)
    return beginning[1].upper() if beginning is not None and beginning[1].upper() in known else None


def _wrong_here(line: Line, above: Mapping[str, Line], known: Collection[str]) -> Iterator[Fault]:
    """Yield what is wrong with a line of settings: another line sets the same, or nothing can replace a ${NAME}."""
    name = line.name.upper()
    if name not in known:
        return
    if (before := above.get(name)) is not None and before.value != line.value:
        yield Fault(f"line {before.number} gives it another value: take one of the two out", line.number, name)
    there = {each.name for each in above.values()} | os.environ.keys()
    if not there.issuperset(REFERENCE.findall(line.value)):
        yield Fault("names by ${…} a variable that neither the environment has nor a line above", line.number, name)
