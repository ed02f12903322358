"""The secret seeds: there before anybody accepts, promised, sealed on the disk, told to nobody before the end."""

import hashlib
import sys

import pytest
from cryptography.fernet import Fernet

from bot.games.protocol import Resign
from bot.store import SeedRow
from bot.tables import BadSeedKey, Declined, Reason, Tables, Vault, agree, open_vault
from bot.tables.seeds import Seeds
from tests.tables.house import CHANNEL, GUILD, House, make_tables, seat_table

TERMS = agree("mille", 100, {})
KEY = "Q2hhcGVhdSBrZWVwcyBpdHMgc2VlZHMgaW4gYSB2YXU="  # 32 bytes of no importance


async def test_seed_is_promised_with_the_offer(house: House) -> None:
    ann, bob, _ = house.people
    offer = await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    seed = await house.store.seed(offer.id)
    assert seed is not None
    assert len(seed) == 32
    assert offer.commitment == hashlib.sha256(seed).hexdigest()
    assert (await house.tables.offers.find(offer.id)).commitment == offer.commitment
    table = await house.tables.accept(offer, bob, cut="777")
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
    done = (await house.tables.play(table.id, table.players[0], Resign())).table
    assert await house.tables.logs.revealed(done) == (9).to_bytes(32)


async def test_seed_is_in_no_log_and_no_repr(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    ann, bob, _ = house.people
    offer = await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    table = await house.tables.accept(offer, bob, cut="777")
    seed = await house.store.seed(table.id)
    assert seed is not None
    told = caplog.text + repr(offer) + repr(table) + repr(SeedRow(table.id, seed, offer.commitment))
    for secret in (seed.hex(), repr(seed), repr(seed)[2:-1]):
        assert secret not in told


async def test_with_a_key_the_disk_holds_no_seed(house: House) -> None:
    ann, bob, _ = house.people
    sealed = Tables(
        house.store, house.stage, house.clock, pause=0, offer_lifetime=60_000, unit="chips", vault=open_vault(KEY)
    )
    await sealed.start()
    offer = await sealed.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    table = await sealed.accept(offer, bob, cut="777")
    stored = await house.store.seed(table.id)
    assert stored is not None
    seed = Fernet(KEY).decrypt(stored)
    assert seed not in stored
    assert hashlib.sha256(seed).hexdigest() == offer.commitment
    await sealed.close()
    with pytest.raises(BadSeedKey, match="is not set"):
        await make_tables(house.store, house.stage, house.clock).start()


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


@pytest.mark.parametrize("key", ["", "short", "x" * 44, "é" * 44, KEY[:-4]])
def test_what_is_no_key_is_said_in_one_line(key: str) -> None:
    with pytest.raises(BadSeedKey, match="44 characters") as caught:
        open_vault(key)
    assert "\n" not in str(caught.value)


def test_without_the_package_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.fernet", None)
    with pytest.raises(BadSeedKey, match=r"chapeau\[encryption\]"):
        open_vault(KEY)
    assert open_vault(None).seal(b"seed") == b"seed"
