"""The entries of Fluent files as text: to find one takes no parsing, which a start would do for thousands in vain."""

import re
from collections.abc import Iterator, Mapping

_BEGINNING = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)  # all else of an entry is indented, or closes something
_NAME = re.compile(r"(-?[A-Za-z][\w-]*) *=")
_PLACEABLE = re.compile(r"\{([^{}]*)")
_REFERENCE = re.compile(r"(?<![\w$.-])-?[A-Za-z][\w-]*")
_OTHERWISE = re.compile(r"^ +\.otherwise *= *(.+)$", re.MULTILINE)


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms of a file: each name, a term's with its `-`, and its text."""
    for entry in _BEGINNING.split(text):
        if (name := _NAME.match(entry)) is not None:
            yield name[1], entry


def otherwise(said: Mapping[str, str]) -> dict[str, str]:
    """Return the sentences that games leave to others: `NAME-name` with `.otherwise = BASE` takes those of BASE.

    Each is said under the name of the game, unless the game says it itself. Of several bases, the first is asked first.
    """
    found = dict[str, str]()
    for key, entry in said.items():
        bases = _OTHERWISE.search(entry)
        for base in bases[1].split() if bases is not None else ():
            for taken, text in said.items():
                if taken.startswith(f"{base}-"):
                    own = key.removesuffix("name") + taken.removeprefix(f"{base}-")
                    found.setdefault(own, own + text.removeprefix(taken))
    return found


def needed(key: str, said: Mapping[str, str], above: frozenset[str] = frozenset()) -> dict[str, str]:
    """Return the entry `key` after all that it refers to, but those `above`.

    A word of a sentence that happens to be another's name counts, too.
    """
    found, above = dict[str, str](), above | {key}
    for inside in _PLACEABLE.findall(said[key]):
        for name in _REFERENCE.findall(inside):
            if name in said and name not in above and name not in found:
                found |= needed(name, said, above)
    return found | {key: said[key]}
