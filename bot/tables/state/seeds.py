"""The secret seeds. A seed is made with its offer, and only the dealer reads it until the game is over.

If the operator has set a key, seeds are sealed until their games are over. The commitment is public and stored
unsealed.
"""

import asyncio
import logging
import re
from base64 import urlsafe_b64decode
from collections.abc import Callable
from typing import Protocol

from bot.games.shuffle import SEED_BYTES, commitment
from bot.store import SealRow, SeedRow, Store
from bot.tables.errors import Declined, Reason
from bot.tables.state.dealer import new_seed
from bot.values.signing import Signer

_KEY = re.compile("[A-Za-z0-9_-]{43}=")

log = logging.getLogger(__name__)


class BadSeedKey(Exception):  # noqa: N818
    """An error: seeds cannot be sealed or unsealed. The text is for the operator, and holds neither key nor seed."""


class Cipher(Protocol):
    """A cipher that seals bytes, and opens what it sealed."""

    def encrypt(self, data: bytes) -> bytes: ...

    def decrypt(self, token: bytes) -> bytes: ...


class Vault:
    """A sealer of seeds with the operator's key before they are stored. Without a key they are stored in the clear."""

    def __init__(self, *ciphers: Cipher, signer: Signer | None = None) -> None:
        """The first of `ciphers` seals; each of them may open what was sealed earlier.

        `signer` signs ledger entries with keys derived from the same ones.
        """
        self._ciphers = ciphers
        self.signer = signer or Signer()

    @property
    def has_key(self) -> bool:
        """Whether seeds are sealed."""
        return bool(self._ciphers)

    def seal(self, seed: bytes) -> bytes:
        """Return the seed as it is stored."""
        return self._ciphers[0].encrypt(seed) if self._ciphers else seed

    def unseal(self, stored: bytes) -> bytes:
        """Return the inverse of `seal`. A seed from before a key was set is returned unchanged. Raises BadSeedKey."""
        if len(stored) == SEED_BYTES:
            return stored
        if not self._ciphers:
            raise BadSeedKey("is not set, but seeds in this database are sealed")
        for cipher in self._ciphers:
            if (seed := _opened(cipher, stored)) is not None:
                return seed
        raise BadSeedKey("has not the key that seeds in this database were sealed with")

    def is_current(self, stored: bytes) -> bool:
        """Return whether a seed is stored as `seal` would store it now."""
        if not self._ciphers:
            return len(stored) == SEED_BYTES
        return _opened(self._ciphers[0], stored) is not None


def _opened(cipher: Cipher, stored: bytes) -> bytes | None:
    """Return what `cipher` sealed; None if another one did."""
    try:
        return cipher.decrypt(stored)
    except Exception:  # of any kind; its text must not reach a log
        return None


def open_vault(keys: str | None) -> Vault:
    """Return a vault with these Fernet keys (each 32 bytes in URL-safe Base64), separated by commas.

    The first one seals, the others open what was sealed before. None: a vault that seals nothing. Raises BadSeedKey.
    """
    if keys is None:
        return Vault()
    try:
        from cryptography.fernet import Fernet  # noqa: PLC0415  an extra, needed only with a key
    except ImportError:
        raise BadSeedKey("needs the package cryptography: pip install 'chapeau[encryption]'") from None
    given = [key.strip() for key in keys.split(",")]
    if not all(map(_KEY.fullmatch, given)):
        raise BadSeedKey(
            "should be 32 bytes in URL-safe Base64, 44 characters, or several of these with commas between them:"
            " the new one first (see .env.example)"
        )
    return Vault(*map(Fernet, given), signer=Signer(*map(_signing_key, given)))


def _signing_key(key: str) -> bytes:
    """Return the key for signatures: its holder cannot derive the one for seeds, from which it is derived."""
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415  an extra, as above
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    return HKDF(SHA256(), length=32, salt=None, info=b"chapeau ledger entries 1").derive(urlsafe_b64decode(key))


class Seeds:
    """The seeds of all tables."""

    def __init__(self, store: Store, vault: Vault, *, draw: Callable[[], bytes] = new_seed) -> None:
        """`draw`: makes every seed, `SEED_BYTES` long."""
        self._store = store
        self._vault = vault
        self._draw = draw

    def make(self, key: str) -> SeedRow:
        """Return the row of a fresh seed for the offer or table `key`. Both are stored in one unit."""
        return self.keep(key, self._draw())

    def keep(self, key: str, seed: bytes) -> SeedRow:
        """Return the row of this seed, for the table `key`: for one that follows from another seed."""
        return SeedRow(key, self._vault.seal(seed), commitment(seed))

    async def read(self, key: str) -> bytes:
        """Return the seed itself: for the dealer, and for everyone once the game is over.

        Raises Declined (NO_TABLE, SEALED).
        """
        stored = await self._store.seed(key)
        if stored is None:
            raise Declined(Reason.NO_TABLE)
        try:
            return self._vault.unseal(stored)
        except BadSeedKey as error:
            log.error("table %s stands still: CHAPEAU_SEED_KEY %s", key, error)
            raise Declined(Reason.SEALED) from error

    async def closed(self) -> list[str]:
        """Return the running tables whose seeds none of our keys opens, oldest first."""
        sealed = await self._store.running_seeds(other_than=SEED_BYTES)

        def find() -> list[str]:
            found = []
            for each in sealed:
                try:
                    self._vault.unseal(each.seed)
                except BadSeedKey:
                    found.append(each.table)
            return found

        return await asyncio.to_thread(find)

    async def revelation(self, key: str) -> list[SealRow]:
        """Return the row that opens the seed of the table `key`, to be stored in the unit that ends its game.

        No row when it was never sealed. Raises Declined (NO_TABLE, SEALED).
        """
        seed = await self.read(key)
        return [] if await self._store.seed(key) == seed else [SealRow(key, seed)]

    async def commitment(self, key: str) -> str:
        """Return the commitment, which everyone may know from the beginning. Raises Declined (NO_TABLE)."""
        found = await self._store.commitments([key])
        if key not in found:
            raise Declined(Reason.NO_TABLE)
        return found[key]
