"""Before there is a bot, as while its database is brought up to date: it answers, and says so."""

from pathlib import Path

from bot.metrics.watch import Watch
from bot.values.address import parse_address
from tests.metrics.conftest import Prober


async def test_a_start_can_be_asked_about(prober: Prober, tmp_path: Path) -> None:
    async with Watch(parse_address(prober.address), database=tmp_path / "none.db", games=["mille"]):
        assert await prober.health() == (503, "the bot is starting, and is not connected to Discord yet\n")
        figures = await prober.figures()
        assert figures.of("chapeau_gateway_up") == figures.of("chapeau_healthy") == 0
        assert figures.of("chapeau_last_commit_timestamp_seconds") == 0
        assert "\nchapeau_database_bytes " not in figures.text, "there is none"
        assert (await prober.ask("/"))[0] == 404
