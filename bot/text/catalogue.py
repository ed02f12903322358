"""Reading the Fluent catalogues next to this file: one folder a language, one file a part of the product.

The operator may hand in more folders of the same form, for games whose words are not here.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Identifier, Message, Resource, TextElement

from bot.text.elision import at_game, of_game
from bot.text.reader import attributes, begun, put

Locale = Literal["en", "fr"]
LOCALES: tuple[Locale, ...] = get_args(Locale)
KEPT = 4096  # sentences that are remembered, the most of them with numbers and names: about two megabytes
# Their texts are as good as Fluent's own types, which alone its annotations know.
_FUNCTIONS = cast("dict[str, Callable[..., FluentType]]", {"DE": of_game, "AU": at_game})
_FRENCH_SPACE = re.compile(" (?=[:»])|(?<=«) ")  # must not end a line, or a colon would begin the next

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
    """Return the sentence `key` in `locale`, with `args` filled in. Raises KeyError for a key that no catalogue holds.

    A sentence that a language lacks is said in English. Whole numbers are grouped as the language does;
    pass text where that would be wrong. To the reader, `You`, it is said as the catalogue speaks to them.
    """
    return _sentence(locale, key, tuple(args.items()), _FURTHER.get())


@lru_cache(KEPT)  # to put one together takes as long as twenty look-ups, and a panel says a dozen, nearly all again
def _sentence(locale: Locale, key: str, args: tuple[tuple[str, str | int], ...], further: tuple[Path, ...]) -> str:
    for language in (locale, "en"):
        bundle = _bundle(language, further)
        if bundle.has_message(key):
            message, values = bundle.get_message(key), dict(args)
            to_reader = (found for each in attributes(values) if (found := message.attributes.get(each)) is not None)
            pattern = next(to_reader, message.value)
            if pattern is None:
                break
            text, errors = bundle.format_pattern(pattern, put(values))
            if errors:
                raise KeyError(f"{key}: {errors[0]}")
            # Three dots, not four, for a name that is cut at the end of a sentence.
            return begun(str(text), values).replace("….", "…")
    raise KeyError(key)


def has(locale: Locale, key: str) -> bool:
    """Return whether the catalogue of `locale` itself holds `key`."""
    return bool(_bundle(locale, _FURTHER.get()).has_message(key))


@cache
def _bundle(locale: Locale, further: tuple[Path, ...]) -> FluentBundle:
    # Isolation marks would reach pictures, alt texts and menus, where they show as boxes.
    bundle = FluentBundle([locale], functions=_FUNCTIONS, use_isolating=False)
    resources = [resource for folder in (None, *further) for resource in _resources(folder, locale)]
    for resource in resources:
        bundle.add_resource(resource)
    said = {entry.id.name: entry for each in resources for entry in each.body if isinstance(entry, Message)}
    bundle.add_resource(Resource([*_otherwise(said)]))
    return bundle


def _otherwise(said: Mapping[str, Message]) -> Iterator[Message]:
    """Return the sentences that games leave to others: `NAME-name` with `.otherwise = BASE` takes those of BASE.

    Each is said under the name of the game, unless the game says it itself. Of several bases, the first is asked first.
    """
    for key, entry in said.items():
        for attribute in entry.attributes:
            if attribute.id.name == "otherwise":
                bases = "".join(
                    each.value for each in attribute.value.elements if isinstance(each, TextElement)
                ).split()
                found = dict[str, str]()
                for base in reversed(bases):
                    of_base = (each for each in said if each.startswith(f"{base}-"))
                    found |= {key.removesuffix("name") + each.removeprefix(f"{base}-"): each for each in of_base}
                for own, taken in found.items():
                    if own not in said:
                        yield Message(Identifier(own), said[taken].value, said[taken].attributes)


@cache
def _resources(folder: Path | None, locale: Locale) -> tuple[Resource, ...]:
    """Return the files of a further folder, or of our own for None. They are read once for all bundles."""
    found = _files(folder, locale)
    if locale == "fr":
        found = (_FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", text) for text in found)
    return tuple(map(FluentResource, found))


def _files(folder: Path | None, locale: Locale) -> Iterator[str]:
    """Yield what the files of a folder hold, in the order of their names."""
    files_of = files(__package__) if folder is None else folder
    for file in sorted((files_of / locale).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")


def edition() -> str:
    """Return a hash of all sentences, which changes with any word in any language."""
    found = hashlib.sha256()
    for folder in (None, *_FURTHER.get()):
        for locale in LOCALES:
            for text in _files(folder, locale):
                found.update(text.encode())
    return found.hexdigest()
