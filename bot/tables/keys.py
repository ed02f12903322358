"""Names for new tables and offers: short, hard to guess, without signs that look alike."""

import secrets

KEY_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
KEY_LENGTH = 10  # 49 bits: a nonce made from a key, a ply and a word still fits Discord's 25 characters


def new_key() -> str:
    """A key that no other table or offer has."""
    return "".join(secrets.choice(KEY_SIGNS) for _ in range(KEY_LENGTH))
