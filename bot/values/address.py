"""The address where figures are served, as an operator writes it."""

from dataclasses import dataclass
from ipaddress import ip_address


@dataclass(frozen=True, slots=True)
class Address:
    """An address of this machine, and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def parse_address(text: str) -> Address:
    """Return the address in `text`, such as 127.0.0.1:9100, localhost:9100 or [::1]:9100. Raises ValueError."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdecimal() and 1 <= int(port) <= 65_535):
        raise ValueError
    if host == "localhost":
        return Address(host, int(port))
    is_bracketed = host.startswith("[") and host.endswith("]")
    found = ip_address(host[1:-1] if is_bracketed else host)
    if (found.version == 6) != is_bracketed:
        raise ValueError
    return Address(str(found), int(port))
