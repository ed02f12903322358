"""Small faults in the text of a function, as a tired engineer makes them."""

import ast
import importlib
import inspect
import textwrap
from functools import cached_property
from types import CodeType, FunctionType

import pytest


def rewrite(patch: pytest.MonkeyPatch, place: str, old: str, new: str) -> None:
    """Let a function be as if its text had `new` in the place of `old`, for everyone who has imported it.

    `place`: its module and its name, as in `bot.tables.clocks:Timekeeper.at`. Fails where the text has no such place:
    else nothing would be planted.
    """
    function = _find(place)
    patch.setattr(function, "__code__", _code_of(function, old, new))


def _find(place: str) -> FunctionType:
    module, _, path = place.partition(":")
    found: object = importlib.import_module(module)
    for name in path.split("."):
        found = inspect.getattr_static(found, name)
    while not isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
        match found:
            case property(fget=inner):
                found = inner
            case cached_property(func=inner) | staticmethod(__func__=inner) | classmethod(__func__=inner):
                found = inner
            case _:
                found = found.__wrapped__  # type: ignore[attr-defined]
    return found


def _code_of(function: FunctionType, old: str, new: str) -> CodeType:
    """Return the code of a function with another text, made within another function: so `super` finds its class."""
    text = textwrap.dedent(inspect.getsource(function))
    assert text.count(old) == 1, f"{function.__qualname__} has {text.count(old)} times {old!r}: nothing is planted"
    [changed] = ast.parse(text.replace(old, new)).body
    assert isinstance(changed, ast.FunctionDef | ast.AsyncFunctionDef)
    changed.decorator_list = []
    module = ast.parse("def outer(__class__): pass")
    [outer] = module.body
    assert isinstance(outer, ast.FunctionDef)
    outer.body = [changed]
    inner: CodeType = compile(ast.fix_missing_locations(module), function.__code__.co_filename, "exec")
    for _ in range(2):
        inner = next(each for each in inner.co_consts if isinstance(each, CodeType))
    return inner
