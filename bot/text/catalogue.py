"""Reading the Fluent catalogues beside this file: one folder a language, one file a part of the product."""

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

Locale = Literal["en", "fr"]
LOCALES: tuple[Locale, ...] = get_args(Locale)
KEPT = 4096  # sentences that are remembered, the most of them with numbers and names: about two megabytes
_FRENCH_SPACE = re.compile(" (?=[:»])|(?<=«) ")  # must not end a line, or a colon would begin the next


def parse_locale(tag: str | None) -> Locale:
    """The language we speak to somebody whose client is set to `tag` (`fr`, `en-GB`, ...); English when in doubt."""
    language = (tag or "").replace("_", "-").partition("-")[0].lower()
    for locale in LOCALES:
        if locale == language:
            return locale
    return "en"


def say(locale: Locale, key: str, /, **args: str | int) -> str:
    """The sentence `key` in `locale`, with `args` filled in. Raises KeyError for a key that no catalogue holds.

    A sentence that a language lacks is said in English. Whole numbers are grouped as the language does;
    pass text where that would be wrong.
    """
    return _sentence(locale, key, tuple(args.items()))


@lru_cache(KEPT)  # to put one together takes as long as twenty look-ups, and a panel says a dozen, nearly all again
def _sentence(locale: Locale, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    for language in (locale, "en"):
        bundle = _bundle(language)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is None:
                break
            text, errors = bundle.format_pattern(pattern, dict(args))
            if errors:
                raise KeyError(f"{key}: {errors[0]}")
            return str(text)
    raise KeyError(key)


def has(locale: Locale, key: str) -> bool:
    """Whether the catalogue of `locale` itself holds `key`."""
    return bool(_bundle(locale).has_message(key))


@cache
def _bundle(locale: Locale) -> FluentBundle:
    # Isolation marks would reach pictures, alt texts and menus, where they show as boxes.
    bundle = FluentBundle([locale], use_isolating=False)
    folder = files(__package__) / locale
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            if locale == "fr":
                text = _FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", text)
            bundle.add_resource(FluentResource(text))
    return bundle
