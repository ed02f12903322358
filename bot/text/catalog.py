"""Reading the Fluent catalogs next to this file: one folder a language, one file a part of the product.

The operator may hand in more folders of the same form, for games whose words are not here.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as FluentMessage
from fluent.runtime.types import FluentType

from bot.text.elision import at_game, of_game
from bot.text.entries import entries_of, needed, otherwise
from bot.text.reader import attributes, begun, put

Locale = Literal["en", "fr"]
LOCALES: tuple[Locale, ...] = get_args(Locale)
KEPT = 4096  # sentences that are remembered, the most of them with numbers and names: about two megabytes
# Their texts are as good as Fluent's own types, which alone its annotations know.
_FUNCTIONS = cast("dict[str, Callable[..., FluentType]]", {"DE": of_game, "AU": at_game})
# Spaces that must not end a line, or a colon would begin the next.
_TIED: Mapping[Locale, re.Pattern[str]] = {"en": re.compile("(?<=±) "), "fr": re.compile(" (?=[:»%])|(?<=[«±]) ")}

_FURTHER: ContextVar[tuple[Path, ...]] = ContextVar("further", default=())


@contextmanager
def further_words(*folders: Path) -> Iterator[None]:
    """Within it the sentences of these folders are said, too, also by tasks that are begun there."""
    token = _FURTHER.set((*_FURTHER.get(), *folders))
    try:
        yield
    finally:
        _FURTHER.reset(token)


def parse_locale(tag: str | None) -> Locale:
    """Return the language we speak to someone whose client is set to `tag` (`fr`, `en-GB`); English when in doubt."""
    language = (tag or "").replace("_", "-").partition("-")[0].lower()
    for locale in LOCALES:
        if locale == language:
            return locale
    return "en"


def say(locale: Locale, key: str, /, **args: str | int) -> str:
    """Return the sentence `key` in `locale`, with `args` filled in. Raises KeyError for a key that no catalog holds.

    A sentence that a language lacks is said in English. Whole numbers are grouped as the language does;
    pass text where that would be wrong. To the reader, `You`, it is said as the catalog speaks to them.
    """
    return _sentence(locale, key, tuple(args.items()), _FURTHER.get())


@lru_cache(KEPT)  # to put one together takes as long as twenty look-ups, and a panel says a dozen, nearly all again
def _sentence(locale: Locale, key: str, args: tuple[tuple[str, str | int], ...], further: tuple[Path, ...]) -> str:
    for language in (locale, "en"):
        words = _words(language, further)
        if key in words:
            message, values = words.message(key), dict(args)
            to_reader = (found for each in attributes(values) if (found := message.attributes.get(each)) is not None)
            pattern = next(to_reader, message.value)
            if pattern is None:
                break
            text, errors = words.bundle.format_pattern(pattern, put(values))
            if errors:
                raise KeyError(f"{key}: {errors[0]}")
            # Three dots, not four, for a name that is cut at the end of a sentence.
            return begun(str(text), values).replace("….", "…")
    raise KeyError(key)


def has(locale: Locale, key: str) -> bool:
    """Return whether the catalog of `locale` itself holds `key`."""
    return key in _words(locale, _FURTHER.get())


class _Words:
    """The sentences of a language. Each is parsed when it is first said: all of them would take a second."""

    def __init__(self, locale: Locale, texts: Iterable[str]) -> None:
        # Isolation marks would reach pictures, alt texts and menus, where they show as boxes.
        self.bundle = FluentBundle([locale], functions=_FUNCTIONS, use_isolating=False)
        own = dict[str, str]()
        for text in texts:
            for name, entry in entries_of(_TIED[locale].sub("\N{NO-BREAK SPACE}", text)):
                own.setdefault(name, entry)
        self._entries = otherwise(own) | own
        self._adding = Lock()  # pictures are drawn in another thread

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def message(self, key: str) -> FluentMessage:
        """Return a message. Raises KeyError."""
        if not self.bundle.has_message(key):
            with self._adding:
                self.bundle.add_resource(FluentResource("".join(needed(key, self._entries).values())))
        return self.bundle.get_message(key)


@cache
def _words(locale: Locale, further: tuple[Path, ...]) -> _Words:
    return _Words(locale, chain.from_iterable(_files(folder, locale) for folder in (None, *further)))


@cache
def _files(folder: Path | None, locale: Locale) -> tuple[str, ...]:
    """Return what the files of a further folder hold, or of our own for None. They are read once for all bundles."""
    files_of = files(__package__) if folder is None else folder
    found = sorted((files_of / locale).iterdir(), key=lambda entry: entry.name)
    return tuple(file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl"))


def edition() -> str:
    """Return a hash of all sentences, which changes with any word in any language."""
    return _edition(_FURTHER.get())


@cache
def _edition(further: tuple[Path, ...]) -> str:
    found = hashlib.sha256()
    for folder in (None, *further):
        for locale in LOCALES:
            for text in _files(folder, locale):
                found.update(text.encode())
    return found.hexdigest()
