"""Every sentence the product says, by language: Fluent catalogues and `say`."""

from bot.text.catalogue import LOCALES, Locale, has, parse_locale, say

__all__ = ["LOCALES", "Locale", "has", "parse_locale", "say"]
