"""Entries of ledgers are signed with the operator's key: forgeries without it are named, and nothing else."""

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.registry import GAMES
from bot.standing import Ledger
from bot.standing.audit import Audit
from bot.standing.signed import HEAD, sign_anew
from bot.standing.standing import Standing
from bot.store import Store
from bot.tables import Vault, open_vault
from tests.left_out import first
from tests.standing.audit.planting import lawless
from tests.tables.house import GUILD, House, open_house

OLD = "Q2hhcGVhdSBrZWVwcyBpdHMgc2VlZHMgaW4gYSB2YXU="  # 32 bytes of no importance
NEW = "Q2hhcGVhdSBzaWducyBpdHMgbGVkZ2VyIHdpdGggaXQ="

FORGED = (
    "INSERT INTO proposals VALUES ('FFFFFFFFFF', 'correct', 5, '', 1800000000000)",
    "INSERT INTO proposed_transfers VALUES ('FFFFFFFFFF', 1, 2, 99900)",
    "INSERT INTO consents VALUES ('FFFFFFFFFF', 1, 1800000000000), ('FFFFFFFFFF', 2, 1800000000001)",
    "INSERT INTO agreements VALUES ('FFFFFFFFFF', 1800000000001)",
    "INSERT INTO notes VALUES ('agreed/FFFFFFFFFF', json_object('kind', 'correct', 'guild_id', 5, 'unit', '',"
    " 'transfers', json('[[1, 2, 99900]]'), 'people', json('[1, 2]'), 'at', 1800000000001))",
)
MORE = (
    "UPDATE proposed_transfers SET amount = 999 WHERE proposal_id = (SELECT proposal_id FROM entries WHERE number = 1)",
    "UPDATE notes SET value = replace(value, '101', '999') WHERE key ="
    " 'agreed/' || (SELECT proposal_id FROM entries WHERE number = 1)",
)
WITHOUT = tuple(
    f"DELETE FROM {table} WHERE {column} = (SELECT proposal_id FROM gone)"
    for table, column in (
        ("entries", "proposal_id"),
        ("agreements", "proposal_id"),
        ("consents", "proposal_id"),
        ("proposed_transfers", "proposal_id"),
        ("proposals", "id"),
    )
)
LAST = (
    "CREATE TEMP TABLE gone AS SELECT proposal_id FROM entries ORDER BY number DESC LIMIT 1",
    *WITHOUT,
    "DELETE FROM notes WHERE key = 'agreed/' || (SELECT proposal_id FROM gone)",
)
STRIPPED = "UPDATE entries SET mac = NULL"
EARLIER = "INSERT INTO entries VALUES (0, 'FFFFFFFFFF', NULL)"
LATER = "INSERT INTO entries SELECT max(number) + 1, 'FFFFFFFFFF', mac FROM entries"

FALSE: dict[str, tuple[tuple[str, ...], str, bool]] = {  # statements, words, and whether it takes the key to see it
    "without a number": (FORGED, "entries with proposal_id FFFFFFFFFF: is missing", False),
    "before all others": ((*FORGED, EARLIER), "number 0: number is 0, but there are 4", False),
    "signed by another entry's": ((*FORGED, LATER), "number 4: mac does not sign what is stored", True),
    "unsigned": ((*FORGED, LATER.replace("mac", "''")), "number 4: mac is no signature", True),
    "another amount": (MORE, "number 1: mac does not sign what is stored", True),
    "all without": ((STRIPPED,), "number 3: mac is no signature", False),
    "no note of it": ((f"DELETE FROM notes WHERE key = '{HEAD}'",), f"notes with key {HEAD}: is missing", False),
    "a note of fewer": (
        (f"UPDATE notes SET value = replace(value, '[3', '[2') WHERE key = '{HEAD}'",),
        "value is not signed",
        True,
    ),
    "the last one gone": (LAST, "says that 3 entries were signed, but there are 2", False),
    "another order": (
        (
            "UPDATE entries SET number = -1 WHERE number = 1",
            "UPDATE entries SET number = 1 WHERE number = 3",
            "UPDATE entries SET number = 3 WHERE number = -1",
        ),
        "after that of one which was agreed to later",
        False,
    ),
}


async def enter(house: House, times: int, vault: Vault) -> None:
    """Enter `times` corrections between Ann and Bob that both agree to, an hour apart."""
    ledger = Ledger(house.store, house.clock, signer=vault.signer)
    ann, bob, _ = house.people
    for time in range(times):
        house.clock.advance(3_600_000)
        proposal = await ledger.propose_correction(GUILD, ann, bob, unit="", by=101 + time)
        assert (await ledger.agree(proposal.id, bob)).is_entered


def check(path: Path, vault: Vault) -> list[str]:
    """Return the sentences of a check with these keys."""
    return list(Audit(path, GAMES, vault=vault, unit="chips").faults())


@pytest.fixture
def path(tmp_path: Path, empty_database: Path) -> Path:
    """A database without a row."""
    return Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))


@pytest.fixture(scope="module")
def signed(tmp_path_factory: pytest.TempPathFactory, empty_database: Path) -> Path:
    """A database with three signed entries, in which a check finds nothing, with the key or without."""
    path = Path(shutil.copy(empty_database, tmp_path_factory.mktemp("signed") / "chapeau.db"))

    async def enter_three() -> None:
        async with open_house(path) as house:
            await enter(house, 3, open_vault(OLD))

    asyncio.run(enter_three())
    assert check(path, open_vault(OLD)) == check(path, Vault()) == []
    return path


@pytest.mark.long("all forgeries")
@pytest.mark.parametrize("what", first(1, FALSE, why="all forgeries"))
def test_what_was_forged_without_the_key_is_named(signed: Path, tmp_path: Path, what: str) -> None:
    statements, words, needs_key = FALSE[what]
    path = Path(shutil.copy(signed, tmp_path / "chapeau.db"))
    with lawless(path) as connection:
        for sql in statements:
            connection.execute(sql)
    assert [each for each in check(path, open_vault(OLD)) if words in each]
    assert bool([each for each in check(path, Vault()) if words in each]) is not needs_key


@pytest.mark.long("all forgeries")
async def test_entries_from_before_the_key_are_signed_as_they_are_and_no_later_ones(path: Path) -> None:
    async with open_house(path) as house:
        await enter(house, 2, Vault())
        assert {each.mac for each in await house.store.numbered_entries(after=0, limit=9)} == {""}
        assert check(path, open_vault(OLD)) == [], "the bot has not started with the key"
        await Ledger(house.store, house.clock, signer=open_vault(OLD).signer).sign()
        assert check(path, open_vault(OLD)) == []
        await enter(house, 1, Vault())
        await Ledger(house.store, house.clock, signer=open_vault(OLD).signer).sign()
    [fault] = check(path, open_vault(OLD))
    assert "number 3: mac is no signature" in fault
    assert check(path, Vault()) == []


@pytest.mark.long("all forgeries")
async def test_a_key_is_changed_and_nothing_is_signed_that_was_forged(path: Path) -> None:
    both = open_vault(f"{NEW},{OLD}")
    async with open_house(path) as house:
        await enter(house, 2, open_vault(OLD))
        await enter(house, 1, both)
        assert check(path, both) == []
        assert any("a key that is missing in CHAPEAU_SEED_KEY" in each for each in check(path, open_vault(NEW)))
        done = await sign_anew(house.store, both.signer)
        assert (done.anew, done.kept, done.unsigned, done.lost) == (2, 1, [], [])
    assert check(path, open_vault(NEW)) == []
    with lawless(path) as connection:
        for sql in MORE:
            connection.execute(sql)
    async with await Store.open(path) as store:
        done = await sign_anew(store, open_vault(NEW).signer)
        assert (done.anew, done.kept, done.unsigned, done.lost) == (0, 2, [], [1])
    assert any("number 1: mac does not sign" in each for each in check(path, open_vault(NEW)))


async def test_signatures_outlive_whoever_is_forgotten(path: Path) -> None:
    vault = open_vault(OLD)
    async with open_house(path) as house:
        await enter(house, 2, vault)
        await Standing(house.store, house.tables, house.clock).forget(house.people[1])
    assert check(path, vault) == []
