"""The languages and themes that people and servers choose from."""

from enum import StrEnum

LANGUAGES = ("en", "fr")  # those of the catalogs


class Theme(StrEnum):
    """The panel behind the cards: ink blue, or bone."""

    NIGHT = "night"
    DAY = "day"
