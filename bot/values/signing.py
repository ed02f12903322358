"""Signatures of stored rows: nobody can change them and forge the signature without the operator's key."""

import hmac
from enum import Enum

ID_DIGITS = 8  # hexadecimal digits that distinguish keys


class Signature(Enum):
    """A verdict of a signature on the words above it."""

    RIGHT = "right"
    WRONG = "wrong"  # the words are others than those that were signed, or someone without the key signed them
    FOREIGN = "foreign"  # of a key that is not here
    NONE = "none"


class Signer:
    """A signer of words with its first key that knows the signatures of all its keys. Without a key it signs nothing.

    A signature is the name of the key, a colon, and an HMAC-SHA-256 in hexadecimal digits.
    """

    def __init__(self, *keys: bytes) -> None:
        self._keys = {hmac.digest(key, b"name", "sha256").hex()[:ID_DIGITS]: key for key in keys}

    @property
    def has_key(self) -> bool:
        """Whether it signs."""
        return bool(self._keys)

    def sign(self, words: str) -> str:
        """Return the signature of these words; empty without a key."""
        return next((_signed(name, key, words) for name, key in self._keys.items()), "")

    def judge(self, words: str, signature: str | None) -> Signature:
        """Return what this signature says of these words."""
        if not signature:
            return Signature.NONE
        name = signature.partition(":")[0]
        if name not in self._keys:
            return Signature.FOREIGN
        is_right = hmac.compare_digest(signature.encode(), _signed(name, self._keys[name], words).encode())
        return Signature.RIGHT if is_right else Signature.WRONG


def _signed(name: str, key: bytes, words: str) -> str:
    return f"{name}:{hmac.digest(key, words.encode(), 'sha256').hex()}"
