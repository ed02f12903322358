"""The commands in words: English for everybody, French for those whose client speaks it.

Names of commands and options are the same in every language: sentences and people name them, and friends at one table
do not all have the same client. What is only read is translated: descriptions, choices, the entry in a person's menu.
"""

from collections.abc import Mapping
from types import MappingProxyType

import discord
from discord import app_commands

from bot.text import Locale, say

_LOCALES: Mapping[discord.Locale, Locale] = MappingProxyType({discord.Locale.french: "fr"})
_KEY = "key"  # of the catalogues, beside the English text


def translated(key: str) -> app_commands.locale_str:
    """The sentence `key` for a command, an option or a choice, in English until it is translated."""
    return app_commands.locale_str(say("en", key), key=key)


class Translation(app_commands.Translator):
    """Hands the library the sentences of the catalogues when the commands are sent to Discord."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: app_commands.TranslationContextTypes
    ) -> str | None:
        """The sentence in the language of `locale`; None where English is shown, and for names."""
        language, key = _LOCALES.get(locale), string.extras.get(_KEY)
        return say(language, key) if language is not None and isinstance(key, str) else None
