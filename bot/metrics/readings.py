"""Figures read on request: the current state of the bot, and counts by others."""

import asyncio
import logging
import shutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily
from prometheus_client.registry import Collector

from bot.metrics.gateway import Gateway
from bot.metrics.health import Health
from bot.store import Store, StoreError
from bot.store.copies.last_backup import last_backup
from bot.tables import Home, Tables
from bot.values.database import Database
from render import Studio

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Subject:
    """The bot that is looked at."""

    store: Store
    tables: Tables
    studio: Studio
    gateway: Gateway


@dataclass(frozen=True, slots=True)
class Stored:
    """Figures of the store and the disk. An unavailable one is missing."""

    running: Mapping[str, int] = field(default_factory=dict)  # games, by their name
    waiting: int | None = None  # announcements
    size: int | None = None  # bytes of the database
    free: int | None = None  # bytes on its disk
    copied_at: float | None = None  # Unix seconds; 0: never


class Readings(Collector):
    """Figures of the current state. `refresh` reads those that wait for a disk, before they are collected."""

    def __init__(self, database: Database, games: Iterable[str], health: Health) -> None:
        self.subject: Subject | None = None  # None until there is a bot
        self._database = database
        self._games = tuple(games)
        self._health = health
        self._stored = Stored()

    async def refresh(self) -> None:
        """Read what the store and the disk say."""
        stored = Stored()
        if self.subject is not None:
            store = self.subject.store
            try:
                running = dict.fromkeys(self._games, 0) | await store.running_games()
                stored = Stored(running, await store.count_unposted(), await store.server_size())
            except StoreError as error:
                log.warning("figures of the store cannot be read: %s", type(error).__name__)
        if isinstance(self._database, Path):
            stored = await asyncio.to_thread(_look, self._database, stored)
        self._stored = stored

    def collect(self) -> Iterator[Metric]:
        """Yield all of these figures."""
        yield from self._of_the_disk()
        yield _gauge("chapeau_healthy", "1 if the bot is well, as /healthz says.", self._health.objection() is None)
        yield _gauge(
            "chapeau_last_commit_timestamp_seconds",
            "When this process stored something last, in Unix seconds; 0: never.",
            self._health.stored_at,
        )
        is_up = self.subject is not None and self.subject.gateway.is_up
        yield _gauge("chapeau_gateway_up", "1 if every line to Discord is up; 0 also during a start.", is_up)
        if self.subject is not None:
            yield from _of_the_gateway(self.subject.gateway)
            yield from _of_the_memory(self.subject)
            yield of_the_home(self.subject.tables.home)
            yield _of_the_watch(self.subject.tables)

    def _of_the_disk(self) -> Iterator[Metric]:
        stored = self._stored
        running = GaugeMetricFamily("chapeau_games_running", "Games that are going on.", labels=["game"])
        for game, count in sorted(stored.running.items()):
            running.add_metric([game], count)
        yield running
        yield _gauge("chapeau_announcements_waiting", "Deals and settlements to be posted.", stored.waiting)
        yield _gauge("chapeau_database_bytes", "The size of the database.", stored.size)
        yield _gauge("chapeau_disk_free_bytes", "What is free on the disk of the database.", stored.free)
        yield _gauge(
            "chapeau_last_backup_timestamp_seconds",
            "When the last copy of the database was made, in Unix seconds; 0: never.",
            stored.copied_at,
        )


def _of_the_gateway(gateway: Gateway) -> Iterator[Metric]:
    yield _gauge("chapeau_gateway_latency_seconds", "The slowest heartbeat's way to Discord and back.", gateway.latency)
    shards = GaugeMetricFamily("chapeau_shard_up", "The shards of this process: 1 if the line is up.", labels=["shard"])
    for shard, is_up in gateway.shards.items():
        shards.add_metric([str(shard)], is_up)
    yield shards
    yield _gauge("chapeau_servers", "The servers the bot is in.", gateway.servers)
    yield CounterMetricFamily("chapeau_gateway_losses", "Lines to Discord that broke.", value=gateway.losses)
    returns = CounterMetricFamily("chapeau_gateway_reconnects", "Lines that stood again.", labels=["how"])
    for how, count in gateway.returns.items():
        returns.add_metric([how], count)
    yield returns


def of_the_home(home: Home) -> Metric:
    """Return how many shards are at home here: a sum over all processes shows a shard without a home, or with two."""
    shards = GaugeMetricFamily(
        "chapeau_shard_home", "1 for each shard whose clocks, robots and announcements are done here.", labels=["shard"]
    )
    for shard in sorted(home.homes):
        shards.add_metric([str(shard)], 1)
    return shards


def _of_the_watch(tables: Tables) -> Metric:
    taken_up = CounterMetricFamily(
        "chapeau_taken_up", "What was due, was not done for ten seconds and was taken up again.", labels=["what"]
    )
    for what, count in tables.overdue.taken_up.items():
        taken_up.add_metric([what], count)
    return taken_up


def _of_the_memory(subject: Subject) -> Iterator[Metric]:
    tables, pictures = subject.tables.memory.use, subject.studio.drawn
    yield _gauge("chapeau_tables_kept", "Games in memory.", tables.tables)
    yield _gauge("chapeau_tables_kept_bytes", "About what the games in memory take.", tables.weight)
    yield _gauge("chapeau_pictures_kept_bytes", "What pictures and their parts take in memory.", subject.studio.kept)
    yield SummaryMetricFamily(
        "chapeau_picture_seconds",
        "Pictures that were drawn, and how long that took.",
        count_value=pictures.pictures,
        sum_value=pictures.seconds,
    )


def _gauge(name: str, about: str, value: float | None) -> Metric:
    gauge = GaugeMetricFamily(name, about)
    if value is not None:
        gauge.add_metric([], value)
    return gauge


def _look(database: Path, stored: Stored) -> Stored:
    """Return the figures of the store with those of the disk on which its file lies."""
    size: int | None = None
    free: int | None = None
    try:
        size = database.stat().st_size
        free = shutil.disk_usage(database.absolute().parent).free
    except OSError:
        pass
    last = last_backup(database)
    return replace(stored, size=size, free=free, copied_at=last.at.timestamp() if last is not None else 0)
