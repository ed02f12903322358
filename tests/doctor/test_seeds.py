"""The doctor on seeds and their keys."""

import hashlib
from pathlib import Path

from bot.cli.main import main
from bot.config import read_settings
from bot.doctor.finding import Level
from bot.doctor.seeds import check_seeds
from bot.store import StoredSeed
from bot.tables import open_vault
from tests.doctor.conftest import KEY, OLD_KEY, TOKEN, Doctor, Write, plant


def test_games_whose_key_is_missing_are_counted(doctor: Doctor, settings: Write, home: Path) -> None:
    seal = open_vault(OLD_KEY).seal
    plant(
        home / "chapeau.db",
        *((kind, seal(bytes(32)), kind) for kind in ("running", "open", "declined", "lobby")),
        ("again", seal(bytes(32)), "running"),
        ("e", bytes(32), "finished"),
    )
    settings(DISCORD_TOKEN=TOKEN, CHAPEAU_SEED_KEY=KEY)
    (line,) = doctor("--offline").about("seeds")
    assert line.startswith("FAULT seeds some seeds are sealed with a key that is not set (games that stand still: 2;")
    assert "challenges and lobbies: 2; finished games: 0)" in line
    settings(DISCORD_TOKEN=TOKEN)
    assert doctor("--offline").about("seeds")[0].startswith("FAULT seeds")
    settings(DISCORD_TOKEN=TOKEN, CHAPEAU_SEED_KEY=f"{KEY},{OLD_KEY}")
    assert (
        doctor("--offline")
        .about("seeds")[0]
        .startswith("WARNING seeds seeds that are not sealed with the first key: 4")
    )
    assert main(["rekey"]) == 0
    (line,) = doctor("--offline").about("seeds")
    assert line.startswith("OK seeds the key that is set opens every sealed seed → The keys after the first")


def test_a_seed_that_does_not_keep_its_commitment(settings: Write, home: Path) -> None:
    settings(DISCORD_TOKEN=TOKEN, CHAPEAU_SEED_KEY=KEY)
    sealed = open_vault(KEY).seal(b"\1" * 32)
    (found,) = check_seeds(
        read_settings(), [StoredSeed("t9", sealed, hashlib.sha256(bytes(32)).hexdigest(), True, False)]
    )
    assert (found.level, found.says) == (Level.FAULT, "table t9: its seed does not keep its commitment")
