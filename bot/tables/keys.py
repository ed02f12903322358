"""Keys for new tables and offers: short, hard to guess, without characters that look alike."""

import secrets

KEY_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
KEY_LENGTH = 10  # 49 bits; short, because a nonce of key, ply and word must fit in 25 characters


def new_key() -> str:
    """Return a new random key."""
    return "".join(secrets.choice(KEY_SIGNS) for _ in range(KEY_LENGTH))
