"""`python -m bot rekey`: reseal every seed with the first of the operator's keys, or open it once revealed."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.games.shuffle import commitment
from bot.store import SealRow, Store, StoredSeed
from bot.tables.state.seeds import BadSeedKey, Vault

AT_ONCE = 500  # seeds read, and stored as one unit


@dataclass(slots=True)
class Rekeyed:
    """The outcome of rekeying, as counts of seeds and lists of tables."""

    sealed: int = 0  # resealed, with the first key
    opened: int = 0  # of finished games, whose seeds were revealed
    kept: int = 0  # stored as they should be
    lost: tuple[str, ...] = ()  # tables whose key is missing
    lost_offers: int = 0  # the same, of challenges that became no table
    wrong: tuple[str, ...] = ()  # tables whose seed does not match its commitment, left unchanged


async def rekey(store: Store, vault: Vault) -> Rekeyed:
    """Seal the seeds of running games and of challenges with the first key of `vault`; open those of finished games.

    Seeds that no key opens stay unchanged and do not hold up the rest. No bot may run then: it knows only its keys.
    """
    done = Rekeyed()
    async for seeds in _batches(store):
        rows = [row for seed in seeds if (row := _anew(seed, vault, done)) is not None]
        if rows:
            await store.commit(*rows)
    return done


async def _batches(store: Store) -> AsyncIterator[list[StoredSeed]]:
    after = ""
    while found := await store.seeds(after=after, limit=AT_ONCE):
        yield found
        after = found[-1].table


def _anew(stored: StoredSeed, vault: Vault, done: Rekeyed) -> SealRow | None:
    """Return the row that stores a seed correctly; None if it already is, or cannot be. `done` counts it."""
    try:
        seed = vault.unseal(stored.seed)
    except BadSeedKey:
        if stored.is_table:
            done.lost += (stored.table,)
        else:
            done.lost_offers += 1
        return None
    if commitment(seed) != stored.commitment:
        done.wrong += (stored.table,)
        return None
    if seed == stored.seed if stored.is_over else vault.is_current(stored.seed):
        done.kept += 1
        return None
    if stored.is_over:
        done.opened += 1
        return SealRow(stored.table, seed)
    done.sealed += 1
    return SealRow(stored.table, vault.seal(seed))
