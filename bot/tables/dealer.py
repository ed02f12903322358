"""The dealer's secret: the only randomness there is. What follows from it is published in `bot.games.shuffle`."""

import secrets

from bot.games.shuffle import SEED_BYTES


def new_seed() -> bytes:
    """A fresh secret for a table, made before anybody accepts its terms."""
    return secrets.token_bytes(SEED_BYTES)
