"""The service manager's notices: that the bot is ready, that it lives, and that it ends."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.metrics.systemd import ALIVE, READY, STOPPING, Manager
from tests.e2e.house import PATIENCE, House


class Listener:
    """The service manager's end of the line. It hears at once: the system keeps ten words and drops others."""

    def __init__(self, address: str | bytes) -> None:
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.setblocking(False)
        self._line.bind(address)
        self._told: asyncio.Queue[str] = asyncio.Queue()
        asyncio.get_running_loop().add_reader(self._line, self._hear)

    async def next(self) -> str:
        """Return the next notice."""
        async with asyncio.timeout(PATIENCE):
            return await self._told.get()

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._line)
        self._line.close()

    def _hear(self) -> None:
        self._told.put_nowait(self._line.recv(1000).decode())


@pytest.fixture
async def listener(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Listener]:
    """A service manager, as the environment names it."""
    listener = Listener(str(tmp_path / "notify"))
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    yield listener
    listener.close()


@pytest.mark.long("processes")
async def test_it_is_told_the_start_each_sign_of_life_and_the_end(
    house: House, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "100000")
    await house.open()
    states = [await listener.next()]
    while states.count(ALIVE) < 3 or READY not in states:
        states.append(await listener.next())
    assert states.count(READY) == 1
    assert set(states) == {ALIVE, READY}
    await house.close()
    while (last := await listener.next()) == ALIVE:
        pass
    assert last == STOPPING


@pytest.mark.long("the library's start")
async def test_without_a_watchdog_it_gives_no_sign_of_life(house: House, listener: Listener) -> None:
    await house.open()
    assert await listener.next() == READY
    await house.close()
    assert await listener.next() == STOPPING


def test_names_beyond_the_file_system() -> None:
    name = f"chapeau-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(f"\0{name}")
        Manager(f"@{name}").tell(READY)
        assert line.recv(100) == b"READY=1"


@pytest.mark.parametrize(
    ("environment", "manager"),
    [
        ({}, Manager()),
        ({"NOTIFY_SOCKET": ""}, Manager()),
        ({"NOTIFY_SOCKET": "vsock:2:1234"}, Manager()),
        ({"NOTIFY_SOCKET": "/run/n"}, Manager("/run/n")),
        ({"NOTIFY_SOCKET": "/run/n", "WATCHDOG_USEC": "60000000"}, Manager("/run/n", 60)),
        (
            {"NOTIFY_SOCKET": "/run/n", "WATCHDOG_USEC": "1000000", "WATCHDOG_PID": str(os.getpid())},
            Manager("/run/n", 1),
        ),
        ({"NOTIFY_SOCKET": "/run/n", "WATCHDOG_USEC": "1000000", "WATCHDOG_PID": "1"}, Manager("/run/n")),
        ({"NOTIFY_SOCKET": "/run/n", "WATCHDOG_USEC": "0"}, Manager("/run/n")),
        ({"NOTIFY_SOCKET": "/run/n", "WATCHDOG_USEC": "soon"}, Manager("/run/n")),
        ({"WATCHDOG_USEC": "60000000"}, Manager()),
    ],
)
def test_who_listens(environment: dict[str, str], manager: Manager) -> None:
    assert Manager.of(environment) == manager


def test_nobody_listens_any_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A line says so, and nothing else happens."""
    Manager(str(tmp_path / "gone")).tell(READY)
    assert caplog.messages == ["the service manager was not notified of READY=1: No such file or directory"]
    caplog.clear()
    Manager().tell(READY)
    assert caplog.messages == []
