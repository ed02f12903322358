"""A check that the seeds of running games can be opened: a game whose key is missing is stopped."""

from collections.abc import Iterable

from bot.config import Settings
from bot.doctor.finding import Finding, fault, fine, warning
from bot.games.shuffle import commitment
from bot.store import StoredSeed
from bot.tables import BadSeedKey, Vault, open_vault

NAME = "seeds"
WITHOUT = "Whoever can read the database could look into hands; a CHAPEAU_SEED_KEY keeps copies of it from that."
REKEY = "Stop the bot and run `python -m bot rekey`; then the old key is needed no more."
FIND = "Set CHAPEAU_SEED_KEY to the key they were begun with, after the new one and a comma, and run rekey."


def check_seeds(settings: Settings, seeds: Iterable[StoredSeed]) -> tuple[Finding, ...]:
    """Try the operator's keys on every seed that is needed, or sealed."""
    keys = settings.seed_keys
    try:
        vault = open_vault(keys)
    except BadSeedKey as error:
        return (fault(NAME, f"CHAPEAU_SEED_KEY {error}", "Correct it; .env.example says how to make one."),)
    return tuple(_judge(vault, tuple(seeds), has_spare=keys is not None and "," in keys))


def _judge(vault: Vault, seeds: tuple[StoredSeed, ...], *, has_spare: bool) -> list[Finding]:
    lost = [each for each in seeds if not _opens(vault, each)]
    wrong = [each for each in seeds if each not in lost and commitment(vault.unseal(each.seed)) != each.commitment]
    found = []
    if lost:
        running = sum(each.is_table and not each.is_over for each in lost)
        over = sum(each.is_over for each in lost)
        asked = len(lost) - running - over
        counts = f"games that stand still: {running}; challenges and lobbies: {asked}; finished games: {over}"
        found.append(fault(NAME, f"some seeds are sealed with a key that is not set ({counts})", FIND))
    for each in wrong:
        says = f"table {each.table}: its seed does not keep its commitment"
        found.append(fault(NAME, says, "End that game by agreement; if you did not change the database, somebody did."))
    if found:
        return found
    if not vault.has_key:
        return [fine(NAME, "no key is set, and none is needed", WITHOUT)]
    old = sum(not each.is_over and not vault.is_current(each.seed) for each in seeds)
    if old:
        return [warning(NAME, f"seeds that are not sealed with the first key: {old}", REKEY)]
    spare = "The keys after the first are needed no more: take them out." if has_spare else ""
    return [fine(NAME, "the key that is set opens every sealed seed", spare)]


def _opens(vault: Vault, seed: StoredSeed) -> bool:
    try:
        vault.unseal(seed.seed)
    except BadSeedKey:
        return False
    return True
