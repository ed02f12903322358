"""The secret seeds: made with an offer, sealed where a key is set, read by the dealer alone until the game is over.

The commitment, which everybody may see from the beginning, is kept beside the seed and needs no key.
"""

from typing import Protocol

from bot.games.shuffle import SEED_BYTES, commitment
from bot.store import SeedRow, Store
from bot.tables.dealer import new_seed
from bot.tables.errors import Declined, Reason


class BadSeedKey(Exception):  # noqa: N818
    """Seeds cannot be sealed or read: one sentence for the operator, which holds no key and no seed."""


class Cipher(Protocol):
    """Seals bytes, and opens what it sealed."""

    def encrypt(self, data: bytes) -> bytes: ...

    def decrypt(self, token: bytes) -> bytes: ...


class Vault:
    """Seals seeds for the disk with the operator's key; without one they lie there as they are."""

    def __init__(self, cipher: Cipher | None = None) -> None:
        self._cipher = cipher

    def seal(self, seed: bytes) -> bytes:
        """The seed as it is stored."""
        return seed if self._cipher is None else self._cipher.encrypt(seed)

    def unseal(self, stored: bytes) -> bytes:
        """The seed again; one that was stored before there was a key is read as it is. Raises BadSeedKey."""
        if len(stored) == SEED_BYTES:
            return stored
        if self._cipher is None:
            raise BadSeedKey("is not set, but the seeds in this database are sealed")
        try:
            return self._cipher.decrypt(stored)
        except Exception:  # whatever it is, its text must not reach a log
            raise BadSeedKey("is not the key that the seeds in this database were sealed with") from None


def open_vault(key: str | None) -> Vault:
    """A vault with this key (Fernet's: 32 bytes in URL-safe Base64), or one that seals nothing. Raises BadSeedKey."""
    if key is None:
        return Vault()
    try:
        from cryptography.fernet import Fernet  # noqa: PLC0415  wanted only where a key is set
    except ImportError:
        raise BadSeedKey("needs the package cryptography: pip install 'chapeau[encryption]'") from None
    try:
        return Vault(Fernet(key))
    except ValueError:
        raise BadSeedKey("should be 32 bytes in URL-safe Base64, 44 characters (see .env.example)") from None


class Seeds:
    """The seeds of all tables."""

    def __init__(self, store: Store, vault: Vault) -> None:
        self._store = store
        self._vault = vault

    def make(self, key: str) -> SeedRow:
        """A fresh seed for the offer or table `key`, to be stored together with it."""
        seed = new_seed()
        return SeedRow(key, self._vault.seal(seed), commitment(seed))

    async def read(self, key: str) -> bytes:
        """The secret itself: for the dealer, and for everybody once the game is over. Raises Declined, BadSeedKey."""
        stored = await self._store.seed(key)
        if stored is None:
            raise Declined(Reason.NO_TABLE)
        return self._vault.unseal(stored)

    async def commitment(self, key: str) -> str:
        """What everybody may know of the seed from the beginning. Raises Declined (NO_TABLE)."""
        told = await self._store.commitments([key])
        if key not in told:
            raise Declined(Reason.NO_TABLE)
        return told[key]
