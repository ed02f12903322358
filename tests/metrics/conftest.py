"""The house of the end-to-end tests, and a prober of the bot's health."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.bench.postgresql import free_port
from tests.e2e.conftest import house, loopback, registered, robot_process, spacing  # noqa: F401  fixtures
from tests.e2e.process import PATIENCE


@dataclass(frozen=True)
class Figures:
    """The results of one scrape."""

    text: str

    def of(self, name: str, **labels: str) -> float:
        """Return one figure."""
        found = [
            sample.value
            for family in text_string_to_metric_families(self.text)
            for sample in family.samples
            if sample.name == name and sample.labels == labels
        ]
        assert len(found) == 1, (name, labels, self.text)
        return found[0]


@dataclass(frozen=True)
class Prober:
    """A client that asks as a program of the operator does."""

    address: str

    async def ask(self, path: str) -> tuple[int, str]:
        """Return the status and the text of an answer."""
        async with aiohttp.ClientSession() as session, session.get(f"http://{self.address}{path}") as answer:
            return answer.status, await answer.text()

    async def health(self) -> tuple[int, str]:
        """Return the answer of `/healthz`."""
        return await self.ask("/healthz")

    async def figures(self) -> Figures:
        """Return the answer of `/metrics`."""
        status, text = await self.ask("/metrics")
        assert status == 200
        return Figures(text)

    async def until(self, is_so: Callable[[Figures], bool]) -> Figures:
        """Ask until the figures meet a condition."""
        async with asyncio.timeout(PATIENCE):
            while not is_so(figures := await self.figures()):
                pass
        return figures

    async def until_well(self) -> None:
        """Ask until all is well."""
        async with asyncio.timeout(PATIENCE):
            while (await self.health())[0] != 200:
                pass


@pytest.fixture
def prober() -> Prober:
    """A client at a free port of this machine."""
    return Prober(f"127.0.0.1:{free_port()}")
