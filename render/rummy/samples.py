"""Samples: melds that lie on a table where few or many have laid, and how many cards are left in each hand."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.cards import parse_cards as cards
from bot.games.protocol import SEATS
from bot.games.rummy.laid import Laid
from bot.games.rummy.melds import Fault, Meld, MeldRules

Melds = Mapping[int, tuple[str, ...]]
"""The melds of each seat that has laid, in notation."""

FEW: Melds = MappingProxyType(
    {1: ("set JH JS JC", "set 4D 4C JK", "run 7S 8S JK TS"), 2: ("set KD KH KC KS", "run AD 2D 3D 4D 5D")}
)
MANY: Melds = MappingProxyType(
    {
        1: ("run 4H 5H JK 7H 8H 9H", "run 7S 8S 9S TS", "run 9D TD JD QD KD AD", "run AC 2C 3C 4C 5C", "set KD KH KC"),
        2: ("run 3C 4C 5C 6C", "run 2D JK 4D 5D", "run TH JH QH KH AH", "run AS 2S 3S 4S"),
    }
)
MOST: Melds = MappingProxyType(
    {
        0: ("run 2S 3S 4S 5S", "run 2H 3H JK 5H", "run AD 2D 3D 4D", "run TC JC QC KC"),
        1: ("run 4S JK 6S JK 8S 9S", "run 7H 8H 9H TH", "run TD JD QD KD AD", "run AC 2C 3C 4C", "set KD KH KS"),
        2: (
            "run 6C 7C 8C 9C",
            "run 5D 6D 7D 8D",
            "run JH QH KH AH",
            "run TS JS QS KS",
            "set 7S 7H 7C 7D",
            "set 2H 2C JK",
        ),
        3: ("run 9S TS JS QS", "run 4H 5H 6H 7H", "run 2D 3D 4D 5D", "run 5C 6C 7C 8C"),
        4: ("run AS 2S 3S 4S", "run 8H 9H TH JH QH", "run 6D 7D 8D 9D", "run 9C TC JC QC", "set AD AH AC"),
    }
)
COUNTS = (11, 4, 8, 12, 2)  # cards in hand, by seat
LARGE = "2S 2H 3S 3D 4C 5H 6D 7C 7D 8C 9S 9H TC JD QD QH KS AS AH JK JK"


def meld(text: str, rules: MeldRules) -> Meld:
    """Return a meld from notation: `set 5S 5H JK`. Raises TypeError for what is none."""
    kind, _, rest = text.partition(" ")
    made = rules.set_of(cards(rest)) if kind == "set" else rules.run_of(cards(rest))
    if isinstance(made, Fault):
        raise TypeError(f"no meld: {text}")
    return made


def laid(melds: Melds, rules: MeldRules) -> tuple[Laid, ...]:
    """Return melds as they lie on the table."""
    return tuple(Laid(SEATS[owner], meld(text, rules)) for owner, texts in melds.items() for text in texts)
