"""The texts of commands in each language.

Names of commands and options are the same in every language, because sentences name them, and friends at one table may
have clients in different languages. Descriptions, choices and entries of menus are translated.
"""

from collections.abc import Mapping
from types import MappingProxyType

import discord
from discord import app_commands

from bot.text import Locale, say

_LOCALES: Mapping[str, Locale] = MappingProxyType({discord.Locale.french.value: "fr"})  # by Discord's tag
_KEY = "key"  # of `locale_str.extras`: the key in the catalogs


def translated(key: str) -> app_commands.locale_str:
    """Return the sentence `key` for a command, an option or a choice: in English, and marked for translation."""
    return app_commands.locale_str(say("en", key), key=key)


class Translation(app_commands.Translator):
    """The catalogs' sentences for discord.py when it sends the commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the sentence in the language of `locale`; None for names, and where the English text stays."""
        if locale.value not in _LOCALES:  # most often: a start asks for each of thirty languages, five thousand times
            return None
        key = string.extras.get(_KEY)
        return say(_LOCALES[locale.value], key) if isinstance(key, str) else None
