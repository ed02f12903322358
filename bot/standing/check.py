"""`python -m bot check`: whether what is stored about finished games equals what their logs say.

Facts, ratings, tallies, feats and settlements all follow from the logs. Here they are derived from the logs once more
and compared with the rows in the database.
"""

import asyncio
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.standing.derivation import Change, derive
from bot.standing.facts import Facts, facts_of
from bot.standing.feats import feats_of
from bot.store import FeatRow, FinishedGameRow, GameFactsRow, RatingRow, Store, TallyRow, TransferRow, WinningsRow
from bot.store.backup import BadCopy, back_up
from bot.tables import Declined, Vault
from bot.tables.logs import Logs
from bot.tables.seeds import Seeds

_Checked = FinishedGameRow | GameFactsRow | RatingRow | TallyRow | WinningsRow | FeatRow | TransferRow


@dataclass(frozen=True, slots=True)
class Findings:
    """How many games were checked, and one sentence for each difference."""

    games: int
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Derived:
    """What follows from the logs of all counted games. Each kind of row is sorted by its key."""

    facts: tuple[Facts, ...]
    total: Change
    feats: tuple[FeatRow, ...]
    transfers: tuple[TransferRow, ...]
    unreadable: tuple[str, ...]  # tables whose log is damaged: their facts are those that are stored


def check(database: Path, *, vault: Vault, unit: str) -> Findings:
    """Check a copy of `database` as of now, so that the bot may run meanwhile and nothing in the original changes.

    The copy is brought up to date as a start of the bot would do it. It lies beside the database while the check runs,
    because it holds the same secrets. `unit` is the operator's unit of stakes.

    Raises:
        StoreError: the database cannot be copied, or is damaged.
    """
    if not database.is_file():
        raise BadCopy(f"there is no database {database}")
    with tempfile.TemporaryDirectory(prefix=".check-", dir=database.absolute().parent) as folder:
        copy = Path(folder) / "copy.db"
        back_up(database, copy)
        return asyncio.run(_check(copy, vault, unit))


async def _check(copy: Path, vault: Vault, unit: str) -> Findings:
    async with await Store.open(copy) as store:
        return await compare(store, Logs(store, Seeds(store, vault), unit=unit))


async def compare(store: Store, logs: Logs) -> Findings:
    """Compare the rows in `store` with those derived from its logs. Nothing may be counted meanwhile."""
    derived = await derive_anew(store, logs)
    games = await store.counted_games()
    people = {seat.player for facts in derived.facts for seat in facts.seats}
    facts = [seat for each in derived.facts for seat in each.seats]
    feats = [row for player in sorted(people) for row in await store.feats(player=player)]
    transfers = [row for game in games for row in await store.transfers(game.table)]
    faults = [f"table {table}: its log is damaged, so that its game cannot be checked" for table in derived.unreadable]
    faults += _differences("game", ("number",), games, [each.game for each in derived.facts])
    faults += _differences("facts", ("number", "seat"), await store.facts(), facts)
    faults += _differences("rating", ("game", "scope", "player"), await store.ratings(), derived.total.ratings)
    faults += _differences("tally", ("game", "scope", "period", "player"), await store.tallies(), derived.total.tallies)
    faults += _differences(
        "winnings", ("game", "scope", "period", "unit", "player"), await store.winnings(), derived.total.winnings
    )
    faults += _differences("feat", ("player", "feat"), feats, derived.feats)
    faults += _differences("transfer", ("settlement", "payer", "payee"), transfers, derived.transfers)
    return Findings(len(games), tuple(faults))


async def derive_anew(store: Store, logs: Logs) -> Derived:
    """Derive everything from the logs of the games that were counted, in the order in which they were counted."""
    history: list[Facts] = []
    feats: dict[tuple[int, str], FeatRow] = {}
    transfers: list[TransferRow] = []
    unreadable: list[str] = []
    for game in await store.counted_games():
        try:
            table = await logs.table(game.table)
        except Declined:
            unreadable.append(game.table)
            history.append(Facts(game, tuple(await store.facts(game.number))))
            transfers += await store.transfers(game.table)
            continue
        unit = await store.settled_in(game.table)
        facts = facts_of(table, await store.log(game.table), number=game.number, unit=unit)
        history.append(facts)
        for feat in feats_of(facts, table):
            feats.setdefault((feat.player, feat.feat), feat)  # only the first time counts
        transfers += [
            TransferRow(table.id, table.players[due.payer].id, table.players[due.payee].id, due.amount)
            for due in table.settlement().transfers
        ]
    ordered = [feats[key] for key in sorted(feats)]
    return Derived(tuple(history), derive(history), tuple(ordered), tuple(transfers), tuple(unreadable))


def _differences(
    what: str, key: tuple[str, ...], stored: Iterable[_Checked], derived: Iterable[_Checked]
) -> Iterator[str]:
    """One sentence for each row that is missing, is too many, or says something else than the logs."""
    found, wanted = ({tuple(row[name] for name in key): row for row in map(asdict, rows)} for rows in (stored, derived))
    for each in sorted(found.keys() | wanted.keys()):
        name = f"{what} with {', '.join(f'{part} {value}' for part, value in zip(key, each, strict=True))}"
        if each not in found:
            yield f"{name}: is missing"
        elif each not in wanted:
            yield f"{name}: follows from no log"
        else:
            for field, value in wanted[each].items():
                if found[each][field] != value:
                    yield f"{name}: {field} is {found[each][field]}, the logs say {value}"
