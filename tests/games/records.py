"""Records read, written and proven: of the games of the bot, unless a test hands in others."""

from functools import partial

from bot.games import proof, record
from bot.registry import GAMES

read = partial(record.read, games=GAMES.rules)
write = partial(record.write, games=GAMES.rules)
prove = partial(proof.prove, games=GAMES.rules)
