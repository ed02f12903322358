"""The dealer's secret, the only randomness in a game. How cards follow from it is public: see `bot.games.shuffle`."""

import secrets

from bot.games.shuffle import SEED_BYTES


def new_seed() -> bytes:
    """Return a fresh secret for a table, made before anyone accepts its terms."""
    return secrets.token_bytes(SEED_BYTES)
