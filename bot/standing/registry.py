"""What is counted in each kind of game, by the name of the game."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.counting import Counting
from bot.games.mille.counting import MilleCounting

COUNTING: Mapping[str, Counting] = MappingProxyType({"mille": MilleCounting()})
"""Of a game that is not here only who won and what was paid is kept."""
