"""The French words *de* and *à* before the name of a game, which elide before a vowel: *d’Enflé* and *à l’Enflé*.

French catalogs call them as functions, `{ DE($game) }` and `{ AU($game) }`: no other language needs them.
"""

import unicodedata
from typing import Final

_VOWELS: Final = frozenset("aeiouy")


def of_game(name: object) -> str:
    """Return *de* and the name, in one where it begins with a vowel."""
    return f"d’{name}" if _elides(str(name)) else f"de {name}"


def at_game(name: object) -> str:
    """Return *au* and the name, or *à l’* where it begins with a vowel."""
    return f"à l’{name}" if _elides(str(name)) else f"au {name}"


def _elides(name: str) -> bool:
    return unicodedata.normalize("NFD", name)[:1].casefold() in _VOWELS
