"""The secret seeds: there before anyone accepts, promised, sealed on the disk, given to nobody before the end."""

import hashlib
import re
import shlex
import subprocess
import sys
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from bot.games.protocol import Resign
from bot.games.shuffle import SEED_BYTES
from bot.store import Precondition, Row, SealRow, SeedRow, TableEndRow
from bot.tables import BadSeedKey, Declined, Reason, Rekeyed, Table, Vault, agree, open_vault, parse_pace, rekey
from bot.tables.state.seeds import Seeds
from bot.tables.time import MINUTE
from tests.games.positions import MILLE
from tests.tables.house import CHANNEL, GUILD, House, seat_table, standing
from tests.there import there

pytestmark = pytest.mark.file_only

TERMS = agree(MILLE, 100, {})
KEY = "Q2hhcGVhdSBrZWVwcyBpdHMgc2VlZHMgaW4gYSB2YXU="  # 32 bytes of no importance


async def test_seed_is_promised_with_the_offer(house: House) -> None:
    ann, bob, _ = house.people
    offer = await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    seed = there(await house.store.seed(offer.id))
    assert len(seed) == 32
    assert offer.commitment == hashlib.sha256(seed).hexdigest()
    assert (await house.tables.offers.find(offer.id)).commitment == offer.commitment
    table = await house.tables.beginnings.accept(offer, bob, cut="777")
    assert table.id == offer.id
    assert await house.tables.logs.commitment(table) == offer.commitment
    assert await house.store.seed(table.id) == seed


async def test_every_offer_has_a_seed_of_its_own(house: House) -> None:
    ann, bob, _ = house.people
    promised = {
        (await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)).commitment
        for _ in range(20)
    }
    assert len(promised) == 20


async def test_seed_is_revealed_when_the_game_is_over(house: House) -> None:
    table = await seat_table(house, seed=9)
    assert await house.tables.logs.revealed(table) is None
    done = (await house.tables.playing.play(table.id, table.players[0], Resign())).table
    assert await house.tables.logs.revealed(done) == (9).to_bytes(32)


async def test_seed_is_in_no_log_and_no_repr(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    ann, bob, _ = house.people
    offer = await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    table = await house.tables.beginnings.accept(offer, bob, cut="777")
    seed = there(await house.store.seed(table.id))
    words = caplog.text + repr(offer) + repr(table) + repr(SeedRow(table.id, seed, offer.commitment))
    for secret in (seed.hex(), repr(seed), repr(seed)[2:-1]):
        assert secret not in words


async def sealed_game(house: House, key: str, *, pace: str | None = None) -> Table:
    """Return a game that was begun under this key."""
    ann, bob, _ = house.people
    await house.restart(open_vault(key))
    terms = replace(TERMS, pace=None if pace is None else parse_pace(pace))
    offer = await house.tables.offers.make(ann, bob, terms=terms, guild_id=GUILD, channel_id=CHANNEL)
    return await house.tables.beginnings.accept(offer, bob, cut="777")


async def stored_seed(house: House, table: Table) -> bytes:
    return there(await house.store.seed(table.id))


async def declines(asked: Awaitable[object]) -> Reason:
    with pytest.raises(Declined) as caught:
        await asked
    return caught.value.reason


async def test_with_a_key_the_disk_holds_no_seed_until_the_game_is_over(house: House) -> None:
    table = await sealed_game(house, KEY)
    stored = await stored_seed(house, table)
    seed = Fernet(KEY).decrypt(stored)
    assert seed not in stored
    assert hashlib.sha256(seed).hexdigest() == await house.tables.logs.commitment(table)
    await house.tables.playing.play(table.id, table.players[0], Resign())
    assert await stored_seed(house, table) == seed
    await house.restart()  # whose key is lost
    over = await house.tables.memory.table(table.id)
    assert await house.tables.logs.revealed(over) == seed
    assert ("Seed", seed.hex()) in (await house.tables.logs.record(table.id)).others


async def test_seed_is_opened_in_the_unit_that_ends_the_game(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed at any moment, a game is over and its seed readable, or neither."""
    table = await sealed_game(house, KEY)
    units: list[set[type]] = []
    commit = house.store.commit

    async def noted(*rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
        units.append({type(row) for row in rows})
        await commit(*rows, preconditions=preconditions)

    monkeypatch.setattr(house.store, "commit", noted)
    await house.tables.playing.play(table.id, table.players[0], Resign())
    [unit] = [unit for unit in units if TableEndRow in unit or SealRow in unit]
    assert {TableEndRow, SealRow} <= unit


async def test_without_its_key_a_game_stands_still_is_named_and_the_others_go_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await sealed_game(house, KEY)
    ann, bob, _ = house.people
    open_offer = await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    other = await seat_table(house, "OTHER")
    for vault in (None, open_vault(Fernet.generate_key().decode())):
        caplog.clear()
        await house.restart(vault)
        assert f"CHAPEAU_SEED_KEY: these games stand still without their key: {table.id}" in caplog.text
        assert KEY not in caplog.text
        assert await declines(house.tables.memory.table(table.id)) is Reason.SEALED
        assert await declines(house.tables.playing.play(table.id, ann, Resign())) is Reason.SEALED
        assert await declines(house.tables.beginnings.accept(open_offer, bob, cut="1")) is Reason.SEALED
        for shown in (await house.tables.memory.tables_of(ann), await house.tables.memory.tables_in(CHANNEL)):
            assert other.id in {each.id for each in shown}
            assert table.id not in {each.id for each in shown}
        fresh = await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
        assert (await house.tables.beginnings.accept(fresh, bob, cut="1")).position.to_act
    await house.tables.playing.play(other.id, ann, Resign())
    await house.stage.until(lambda: [each.table for each in house.stage.posted] == ["OTHER"])
    await house.restart(open_vault(KEY))
    assert standing(await house.tables.memory.table(table.id)) == standing(table)
    assert (await house.tables.beginnings.accept(open_offer, bob, cut="1")).position.to_act


async def test_clock_of_a_game_without_its_key_stands_still_too(house: House) -> None:
    table = await sealed_game(house, KEY, pace="10m")
    seat = next(iter(table.position.to_act))
    end = there(table.countdown.deadline(seat))
    for _ in range(3):  # starts without the key, and in between its heart beats for hours
        await house.restart()
        house.clock.advance(5 * 60 * MINUTE)
    await house.restart(open_vault(KEY))
    assert (await house.tables.memory.table(table.id)).countdown.deadline(seat) == end + 15 * 60 * MINUTE
    house.clock.advance(MINUTE)
    await house.restart(open_vault(KEY))
    assert (await house.tables.memory.table(table.id)).countdown.deadline(seat) == end + 15 * 60 * MINUTE


async def test_settlement_of_a_game_without_its_key_waits_for_it(house: House) -> None:
    """A game that ended under an earlier version, its seed still sealed and its settlement not posted yet."""
    table = await sealed_game(house, KEY)
    sealed = await stored_seed(house, table)
    house.stage.broken[CHANNEL] = 10**9
    await house.tables.playing.play(table.id, table.players[0], Resign())
    await house.tables.close()
    await house.store.commit(SealRow(table.id, sealed))
    house.stage.broken.clear()
    await house.restart()
    other = await seat_table(house, "OTHER")
    await house.tables.playing.play(other.id, other.players[0], Resign())
    await house.stage.until(lambda: [each.table for each in house.stage.posted] == ["OTHER"])
    await house.restart(open_vault(KEY))
    await house.stage.until(lambda: len(house.stage.posted) == 2)
    assert house.stage.posted[1].table == table.id


async def test_of_two_keys_the_first_seals_and_both_open(house: House) -> None:
    old = await sealed_game(house, KEY)
    new_key = Fernet.generate_key().decode()
    new = await sealed_game(house, f"{new_key}, {KEY}")
    assert standing(await house.tables.memory.table(old.id)) == standing(old)
    assert Fernet(new_key).decrypt(await stored_seed(house, new))
    assert Fernet(KEY).decrypt(await stored_seed(house, old))


async def test_rekey_seals_with_the_first_key_opens_what_was_told_and_names_what_is_lost(house: House) -> None:
    lost = await sealed_game(house, Fernet.generate_key().decode())
    running, over = await sealed_game(house, KEY), await sealed_game(house, KEY)
    ann, bob, _ = house.people
    offer = await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    plain = await seat_table(house, "PLAIN", seed=9)
    wrong = await seat_table(house, "WRONG")
    await house.store.commit(SealRow(wrong.id, open_vault(KEY).seal(bytes(32))))
    sealed = await stored_seed(house, over)
    await house.tables.playing.play(over.id, over.players[0], Resign())
    await house.store.commit(SealRow(over.id, sealed))  # as an earlier version left it
    await house.tables.close()

    new_key = Fernet.generate_key().decode()
    done = await rekey(house.store, open_vault(f"{new_key},{KEY}"))
    assert done == Rekeyed(sealed=3, opened=1, lost=(lost.id,), wrong=(wrong.id,))
    assert Fernet(new_key).decrypt(await stored_seed(house, running))
    assert len(await stored_seed(house, over)) == SEED_BYTES
    by_id = tuple(sorted((lost.id, wrong.id)))  # the order in which seeds are read, and the id of a game is chance
    assert await rekey(house.store, open_vault(new_key)) == Rekeyed(kept=4, lost=by_id)
    await house.restart(open_vault(new_key))
    for table in (running, plain):
        assert standing(await house.tables.memory.table(table.id)) == standing(table)
    assert (await house.tables.beginnings.accept(offer, bob, cut="1")).position.to_act


async def test_seeds_from_before_there_was_a_key_stay_readable(house: House) -> None:
    table = await seat_table(house, seed=7)
    assert await Seeds(house.store, open_vault(KEY)).read(table.id) == (7).to_bytes(32)


async def test_unknown_table_has_no_seed(house: House) -> None:
    seeds = Seeds(house.store, Vault())
    for ask in (seeds.read, seeds.commitment):
        with pytest.raises(Declined) as caught:
            await ask("NOWHERE")
        assert caught.value.reason is Reason.NO_TABLE


def test_another_key_opens_nothing_and_says_no_secret() -> None:
    sealed = open_vault(KEY).seal(bytes(range(32)))
    for vault in (open_vault(Fernet.generate_key().decode()), Vault()):
        with pytest.raises(BadSeedKey) as caught:
            vault.unseal(sealed)
        assert KEY not in str(caught.value)
        assert caught.value.__cause__ is None
    with pytest.raises(BadSeedKey):
        open_vault(KEY).unseal(sealed[:-1] + b"!")


@pytest.mark.parametrize("key", ["", "short", "x" * 44, "é" * 44, KEY[:-4], f"{KEY},", f",{KEY}", f"{KEY};{KEY}"])
def test_what_is_no_key_is_said_in_one_line(key: str) -> None:
    with pytest.raises(BadSeedKey, match="44 characters") as caught:
        open_vault(key)
    assert "\n" not in str(caught.value)


def test_without_the_package_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.fernet", None)
    with pytest.raises(BadSeedKey, match=r"chapeau\[encryption\]"):
        open_vault(KEY)
    assert open_vault(None).seal(b"seed") == b"seed"


def test_command_of_the_example_prints_a_key_that_is_accepted() -> None:
    example = (Path(__file__).parents[3] / ".env.example").read_text("utf-8")
    [command] = re.findall(r"^# +(python -c .*)$", example, re.MULTILINE)
    words = shlex.split(command)
    assert words[0] == "python"
    printed = subprocess.run([sys.executable, *words[1:]], capture_output=True, text=True, check=True).stdout
    assert open_vault(printed.strip()).has_key
