"""`python -m bot rekey`: store every seed as the keys of now say."""

import asyncio
from pathlib import Path

from bot.cli.printing import complain
from bot.cli.status import DIFFERENT
from bot.config import BadSettings, read_settings
from bot.standing.signed import Resigned, sign_anew
from bot.store import Store, StoreError, hold
from bot.store.copies.backup import BadCopy
from bot.store.copies.examining import refuse_damaged
from bot.tables import BadSeedKey, Rekeyed, Vault, open_vault, rekey
from bot.values.database import Database


def rekey_all() -> int:
    """Seal with the first key, open what may be read by now, and print what was done; the exit status.

    It is 1 if no key opens some of the seeds.
    """
    try:
        settings = read_settings()
        vault = open_vault(settings.seed_keys)
        if not vault.has_key:
            raise BadSeedKey("is not set: rekey seals with its first key (see .env.example)")
        if isinstance(settings.database, Path) and not settings.database.is_file():
            raise BadCopy(f"there is no database {settings.database}")
        signed, done = asyncio.run(_work(settings.database, vault))
    except BadSettings as error:
        return complain(*error.lines)
    except BadSeedKey as error:
        return complain(f"CHAPEAU_SEED_KEY: {error}")
    except (StoreError, OSError) as error:
        return complain(f"rekey: {error}")
    print(f"{settings.database}: sealed anew: {done.sealed}, opened: {done.opened}, as they should be: {done.kept}")
    print(f"entries of ledgers signed anew: {signed.anew}, as they should be: {signed.kept}")
    for number in signed.unsigned:
        print(f"entry {number}: carried no signature, and was signed as it is")
    for number in signed.lost:
        print(f"entry {number}: its signature is wrong, or of a key that is not among these, and was left as it is")
    for table in done.lost:
        print(f"table {table}: its seed is sealed with a key that is not among these")
    if done.lost_offers:
        print(f"challenges whose seed is sealed with a key that is not among these: {done.lost_offers}")
    for table in done.wrong:
        print(f"table {table}: its seed does not keep its commitment, and was left as it is")
    return DIFFERENT if signed.lost or done.lost or done.lost_offers or done.wrong else 0


async def _work(database: Database, vault: Vault) -> tuple[Resigned, Rekeyed]:
    with hold(database):  # a running bot knows only the keys of its start
        await asyncio.to_thread(refuse_damaged, database)
        async with await Store.open(database, alone=True) as store:
            return await sign_anew(store, vault.signer), await rekey(store, vault)
