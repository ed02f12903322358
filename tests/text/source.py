"""The code's requests of the catalogs, read from its source, and the catalogs' contents."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Entry, FunctionReference, Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from bot.text import Locale

ROOT = Path(__file__).resolve().parents[2]
CODE = ("bot", "cogs", "render")
SUPPLIED = {"who"}  # by `say` itself
TELLING = re.compile(r"\b(?:say|translated)\(|[\"'][a-z]+-|\}-")
KEY_AT = {"say": 1, "translated": 0}  # the place of the key among the arguments


@dataclass(frozen=True)
class Asked:
    """One `say(locale, key, ...)` or `translated(key)` in the code."""

    where: str
    pattern: re.Pattern[str]  # of the keys it can ask for
    arguments: frozenset[str]
    is_open: bool  # more arguments may come from `**`


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the library's name
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self.numbers |= {each.id.name for each in node.arguments.positional if isinstance(each, VariableReference)}
        self.generic_visit(node)


@cache
def catalog(locale: Locale) -> dict[str, frozenset[str]]:
    """Return the variables of every key of a language."""
    return {key: names - SUPPLIED for key, (names, _) in _read(locale).items()}


@cache
def counted(locale: Locale) -> dict[str, frozenset[str]]:
    """Return the variables that each sentence writes as a number."""
    return {key: numbers for key, (_, numbers) in _read(locale).items()}


@cache
def _read(locale: Locale) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    found: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    for entry in entries(locale):
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names), frozenset(visitor.numbers)
    return found


@cache
def bases(locale: Locale) -> dict[str, tuple[str, ...]]:
    """Return the bases of every game that leaves sentences to some, the first first."""
    return {
        entry.id.name.removesuffix("-name"): tuple(str(attribute.value.elements[0].value).split())
        for entry in entries(locale)
        if isinstance(entry, Message)
        for attribute in entry.attributes
        if attribute.id.name == "otherwise" and isinstance(attribute.value.elements[0], TextElement)
    }


def written_as(game: str, what: str, locale: Locale) -> str:
    """Return the key of a game's sentence: its own, or that of a base which says it."""
    keys = [f"{each}-{what}" for each in (game, *bases(locale).get(game, ()))]
    return next((key for key in keys if key in catalog(locale)), keys[0])


@cache
def entries(locale: Locale) -> tuple[Entry, ...]:
    files = sorted((ROOT / "bot" / "text" / locale).glob("*.ftl"))
    return tuple(entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body)


def junk(locale: Locale) -> tuple[str, ...]:
    """Return lines of the catalogs that are not Fluent."""
    return tuple(str(entry.content) for entry in entries(locale) if isinstance(entry, Junk))


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Yield all our modules that ask for a sentence, or have a text that may be a key: the rest take long to parse."""
    for path in sorted(path for folder in CODE for path in (ROOT / folder).rglob("*.py")):
        if TELLING.search(text := path.read_text(encoding="utf-8")):
            yield path, ast.parse(text)


@cache
def nodes() -> tuple[tuple[Path, ast.Call | ast.Constant | ast.JoinedStr], ...]:
    """Return all that may ask for a sentence, or name one, with its place."""
    return tuple(
        (path, node)
        for path, module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call | ast.Constant | ast.JoinedStr)
    )


@cache
def fitting(pattern: re.Pattern[str], locale: Locale) -> frozenset[str]:
    """Return the keys of a language that a call may ask for: mostly one, which is written out."""
    written = pattern.pattern.replace(r"\-", "-")
    return frozenset([written] if written in catalog(locale) else filter(pattern.fullmatch, catalog(locale)))


@cache
def asked() -> tuple[Asked, ...]:
    """Return every sentence the code asks for by a key in the call."""
    return tuple(_asked())


def _asked() -> Iterator[Asked]:
    for path, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEY_AT:
            names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
            is_open = any(keyword.arg is None for keyword in node.keywords)
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            for key in patterns(node.args[KEY_AT[node.func.id]]):
                yield Asked(where, re.compile(key), names, is_open)


def patterns(key: ast.expr) -> Iterator[str]:
    match key:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9_-]+" for part in parts
            )
        case ast.IfExp(body=body, orelse=orelse):
            yield from patterns(body)
            yield from patterns(orelse)


@cache
def words() -> frozenset[str]:
    """Return every text in the code, for keys that are chosen first and asked for later."""
    return frozenset(
        node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def templates() -> tuple[re.Pattern[str], ...]:
    """Return every f-string of the code that could be a key."""
    return tuple(
        re.compile(pattern)
        for _, node in nodes()
        if isinstance(node, ast.JoinedStr)
        for pattern in patterns(node)
        if pattern.startswith(("choice", "mille", "pictures", "standing", "[A-Za-z0-9_-]+\\-"))
        and len(pattern) > len("[A-Za-z0-9_-]+\\-")
    )
