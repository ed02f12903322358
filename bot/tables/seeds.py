"""The secret seeds. A seed is made with its offer, and only the dealer reads it until the game is over.

Seeds are sealed when the operator has set a key. Everybody may see the commitment, which is stored unsealed.
"""

from typing import Protocol

from bot.games.shuffle import SEED_BYTES, commitment
from bot.store import SeedRow, Store
from bot.tables.dealer import new_seed
from bot.tables.errors import Declined, Reason


class BadSeedKey(Exception):  # noqa: N818
    """Seeds cannot be sealed or unsealed. The text is for the operator, and holds neither key nor seed."""


class Cipher(Protocol):
    """Seals bytes, and opens what it sealed."""

    def encrypt(self, data: bytes) -> bytes: ...

    def decrypt(self, token: bytes) -> bytes: ...


class Vault:
    """Seals seeds with the operator's key before they are stored. Without a key they are stored as they are."""

    def __init__(self, cipher: Cipher | None = None) -> None:
        self._cipher = cipher

    def seal(self, seed: bytes) -> bytes:
        """The seed as it is stored."""
        return seed if self._cipher is None else self._cipher.encrypt(seed)

    def unseal(self, stored: bytes) -> bytes:
        """The inverse of `seal`. A seed from before a key was set is returned as it is. Raises BadSeedKey."""
        if len(stored) == SEED_BYTES:
            return stored
        if self._cipher is None:
            raise BadSeedKey("is not set, but the seeds in this database are sealed")
        try:
            return self._cipher.decrypt(stored)
        except Exception:  # of any kind; its text must not reach a log
            raise BadSeedKey("is not the key that the seeds in this database were sealed with") from None


def open_vault(key: str | None) -> Vault:
    """A vault with this Fernet key (32 bytes in URL-safe Base64); None: one that seals nothing. Raises BadSeedKey."""
    if key is None:
        return Vault()
    try:
        from cryptography.fernet import Fernet  # noqa: PLC0415  an extra, needed only with a key
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
        """The row of a fresh seed for the offer or table `key`. It is stored in one unit with it."""
        seed = new_seed()
        return SeedRow(key, self._vault.seal(seed), commitment(seed))

    async def read(self, key: str) -> bytes:
        """The seed itself: for the dealer, and for everybody once the game is over.

        Raises Declined (NO_TABLE), BadSeedKey.
        """
        stored = await self._store.seed(key)
        if stored is None:
            raise Declined(Reason.NO_TABLE)
        return self._vault.unseal(stored)

    async def commitment(self, key: str) -> str:
        """The commitment, which everybody may know from the beginning. Raises Declined (NO_TABLE)."""
        told = await self._store.commitments([key])
        if key not in told:
            raise Declined(Reason.NO_TABLE)
        return told[key]
