"""Telling the service manager that the bot is ready, lives, and ends (sd_notify), where one listens."""

import logging
import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

log = logging.getLogger(__name__)

READY: Final = "READY=1"
ALIVE: Final = "WATCHDOG=1"
STOPPING: Final = "STOPPING=1"


@dataclass(frozen=True, slots=True)
class Manager:
    """The service manager that started this process; it has no address where there is none."""

    address: str = ""
    patience: float | None = None  # s without a sign of life after which it ends this process; None: it does not look

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> "Manager":
        """Return the service manager that these variables name."""
        address = environment.get("NOTIFY_SOCKET", "")
        if not address.startswith(("/", "@")):
            return cls()
        is_meant = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        wait = environment.get("WATCHDOG_USEC", "")
        is_number = wait.isascii() and wait.isdecimal() and int(wait) > 0
        return cls(address, int(wait) / 1e6 if is_meant and is_number else None)

    def tell(self, state: str) -> None:
        """Send one word. It never waits, and never raises: the bot serves as well without."""
        if not self.address:
            return
        address = f"\0{self.address[1:]}" if self.address.startswith("@") else self.address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.sendto(state.encode(), address)
        except OSError as error:
            log.warning("the service manager was not notified of %s: %s", state, error.strerror or type(error).__name__)
