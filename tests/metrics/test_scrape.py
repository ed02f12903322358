"""A running bot's figures: every one follows the events, and none names anyone."""

import re
import socket
from pathlib import Path

import pytest

from bot import app
from bot.config import Settings
from bot.metrics import CannotListen
from bot.metrics.figures import SCOPES, STATUSES, SUGGESTED
from bot.metrics.readings import of_the_home
from bot.registry import GAMES
from bot.store.copies.last_backup import note_backup
from bot.tables import ALONE
from bot.tables.log.memory import Memory
from bot.tables.waiting.overdue import KINDS
from cogs.guard import Outcome
from cogs.ids import Verb
from cogs.screens.registry import SHOWN
from render import Studio
from tests.e2e.house import House, press
from tests.e2e.players import Presser
from tests.metrics.conftest import Figures, Prober
from tests.tables.neighbors import SomeHome

WELL = (200, "all is well\n")
LABEL = re.compile(r'([a-z_]+)="([^"]*)"')
KNOWN = {
    *Outcome,
    SUGGESTED,
    *SCOPES,
    *STATUSES,
    "stored",
    "refused",
    "yes",
    "no",
    "unknown",
    "resumed",
    "anew",
    "0",  # the shard
    *KINDS,
    *GAMES,
}


def presses(figures: Figures, outcome: str) -> float:
    return figures.of("chapeau_press_seconds_count", outcome=outcome)


@pytest.mark.long("whole deals")
async def test_figures_follow_what_happens(house: House, prober: Prober) -> None:
    await house.open(metrics=prober.address)
    await prober.until_well()
    first = await prober.figures()
    assert first.of("chapeau_healthy") == first.of("chapeau_gateway_up") == first.of("chapeau_servers") == 1
    assert first.of("chapeau_shard_up", shard="0") == 1
    assert first.of("chapeau_games_running", game="mille") == 0
    assert first.of("chapeau_last_backup_timestamp_seconds") == 0, "never"
    copy = house.folder / "copy.db"
    copy.touch()
    note_backup(house.database, copy)

    key = await house.start_game()
    await house.ann.invoke(house.channel, "/hand")
    await press(house.eve, house.tables(key)[0], Verb.HAND)  # she does not play
    await house.practice(house.eve, house.eve.open_direct(), level="novice")
    second = await prober.until(lambda each: each.of("chapeau_games_running", game="mille") == 2)

    assert presses(second, "answered") >= presses(first, "answered") + 3
    assert presses(second, "declined") == 1
    assert presses(second, "failed") == 0
    for name, outcome in (("chapeau_press_seconds_sum", "answered"), ("chapeau_commit_seconds_count", "stored")):
        assert second.of(name, outcome=outcome) > first.of(name, outcome=outcome)
    for name in ("chapeau_picture_seconds_count", "chapeau_picture_seconds_sum", "chapeau_request_seconds_count"):
        assert second.of(name) > first.of(name)
    assert second.of("chapeau_requests_total", counted="yes", status="2xx") > 0
    assert second.of("chapeau_requests_total", counted="no", status="2xx") >= 3
    assert second.of("chapeau_pictures_kept_bytes") > 1000
    assert second.of("chapeau_database_bytes") > 0
    assert second.of("chapeau_disk_free_bytes") > 0
    assert second.of("chapeau_last_backup_timestamp_seconds") > 0
    assert second.of("chapeau_commit_seconds_count", outcome="failed") == 0
    assert second.of("process_resident_memory_bytes") > 10_000_000

    await house.resign(house.ann, key)
    await house.eve.invoke(house.eve.open_direct(), "/hand")
    last = await prober.until(lambda each: each.of("chapeau_announcements_waiting") == 0)
    assert last.of("chapeau_tables_kept") >= 1
    assert last.of("chapeau_tables_kept_bytes") > 1000
    assert last.of("chapeau_games_running", game="mille") == 1
    assert_names_nobody(house, last)


def assert_names_nobody(house: House, figures: Figures) -> None:
    """Check that labels are words known beforehand, and no number is anyone's."""
    labels = LABEL.findall(figures.text)
    assert {value for name, value in labels if name not in {"le", "version"}} <= KNOWN
    ids = {str(each) for (each,) in house.rows("SELECT discord_id FROM players WHERE discord_id IS NOT NULL")}
    keys = {str(key) for (key,) in house.rows("SELECT id FROM tables")}
    secret = {*ids, *keys, str(house.guild.id), str(house.channel.id), "Ann", "Bob", "Eve", house.discord.token}
    assert len(secret) >= 9
    assert [word for word in secret if word in figures.text] == []


async def test_a_press_that_fails_is_counted_as_that(
    house: House, prober: Prober, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError

    await house.open(metrics=prober.address)
    house.expected_error = "interaction"
    monkeypatch.setattr(Memory, "tables_of", fail)
    await house.ann.invoke(house.channel, "/table list")
    figures = await prober.figures()
    assert (presses(figures, "failed"), presses(figures, "declined"), presses(figures, "answered")) == (1, 0, 0)


@pytest.mark.long("rare cases")
async def test_a_robot_is_timed(house: House, prober: Prober) -> None:
    await house.open(metrics=prober.address)
    await house.practice(house.ann, house.ann.open_direct(), level="novice")
    player = Presser(house, house.ann)
    while (figures := await prober.figures()).of("chapeau_robot_thought_seconds_count") == 0:
        if player.can_act():
            await player.step()
    assert figures.of("chapeau_robot_thought_seconds_sum") > 0
    assert figures.of("chapeau_robot_failures_total") == 0


async def test_a_request_that_is_put_off_is_counted(house: House, prober: Prober) -> None:
    await house.open(metrics=prober.address)
    house.discord.faults.limit(0.01, "POST", "/channels/*/messages", scope="shared")
    await house.start_game()
    figures = await prober.figures()
    assert figures.of("chapeau_requests_limited_total", scope="shared") == 1
    assert figures.of("chapeau_requests_total", counted="yes", status="4xx") == 1


@pytest.mark.long("rare cases")
async def test_a_line_that_broke_and_stands_again(house: House, prober: Prober) -> None:
    await house.open(metrics=prober.address)
    assert await prober.health() in {(503, "the bot is starting, and is not connected to Discord yet\n"), WELL}
    await prober.until_well()
    assert await prober.health() == WELL
    house.discord.gateway.drop()
    figures = await prober.until(lambda each: each.of("chapeau_gateway_losses_total") == 1)
    figures = await prober.until(lambda each: each.of("chapeau_gateway_up") == 1)
    returns = [figures.of("chapeau_gateway_reconnects_total", how=how) for how in ("resumed", "anew")]
    assert sum(returns) == 1
    await prober.until_well()


async def test_a_port_that_somebody_has_ends_the_start(prober: Prober, tmp_path: Path, studio: Studio) -> None:
    """Before the database is opened, or Discord asked anything."""
    with socket.create_server(("127.0.0.1", int(prober.address.partition(":")[2]))):
        settings = Settings(_env_file=None, database=tmp_path / "none.db", metrics=prober.address)
        with pytest.raises(CannotListen, match=f"^{prober.address} cannot be had: Address already in use$"):
            await app.run(settings, "a.b.c", games=GAMES, shown=SHOWN, studio=studio)
    assert [*tmp_path.iterdir()] == []


async def test_a_bot_that_is_not_asked_for_figures_listens_nowhere(house: House, prober: Prober) -> None:
    await house.open()
    with pytest.raises(OSError, match="Connect call failed"):
        await prober.health()


def test_the_shards_whose_home_is_here_are_told() -> None:
    assert [each.labels for each in of_the_home(SomeHome(homes=frozenset({2, 0}))).samples] == [
        {"shard": "0"},
        {"shard": "2"},
    ]
    assert of_the_home(ALONE).samples == []
