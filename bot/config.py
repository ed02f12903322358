"""Settings, from the environment and a `.env` file; every mistake is reported at once."""

from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.unit import read_unit

CHIPS = "chips"


class BadSettings(Exception):  # noqa: N818
    """Settings that cannot be used; `lines` holds one sentence for each, naming the variable and never its value."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        super().__init__("; ".join(lines))
        self.lines = lines


def _on_loopback(address: str) -> str:
    """An address on this machine: anywhere else, one variable would be enough to steal the token."""
    try:
        parts = urlsplit(address)
        local = parts.port != 0 and (parts.hostname == "localhost" or ip_address(parts.hostname or "").is_loopback)
    except ValueError:  # its text would repeat the value
        local = False
    if not local or parts.scheme != "http" or "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError("must be http:// on a loopback address, such as http://127.0.0.1:8080")
    return address.rstrip("/")


def _web_address(address: str) -> str:
    """An address that a browser opens."""
    try:
        parts = urlsplit(address)
    except ValueError:  # its text would repeat the value
        parts = urlsplit("")
    if parts.scheme not in {"http", "https"} or not parts.hostname or any(sign in address for sign in " ()<>"):
        raise ValueError("must be an address such as https://example.org/chapeau")
    return address


class Settings(BaseSettings):
    """What an operator may set. `.env.example` lists every variable with its unit and default."""

    model_config = SettingsConfigDict(
        env_file=".env", extra="ignore", env_prefix="CHAPEAU_", env_ignore_empty=True, frozen=True
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Path = Path("chapeau.db")
    api: Annotated[str, AfterValidator(_on_loopback)] | None = None  # a stand-in for Discord
    pause: float = Field(default=8, ge=0, le=600)  # s between deals
    offer_lifetime: float = Field(default=86_400, ge=1, le=604_800)  # s
    longest_wait: int = Field(default=30, ge=1, le=365)  # days without a move
    threads: Literal["no", "yes"] = "no"  # whether each game gets a thread of its own
    robot_pace: float = Field(default=1.5, ge=0, le=60)  # s before a robot's turn
    playground: Path = Path("playground")  # folder
    seed_key: SecretStr | None = None  # Fernet's: 32 bytes in URL-safe Base64
    unit: Annotated[str, AfterValidator(read_unit)] = CHIPS
    source_url: Annotated[str, AfterValidator(_web_address)] | None = None  # shown by /about
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @property
    def chosen_unit(self) -> str:
        """What stakes are counted in; empty for chips, for which each language has its own word."""
        return "" if self.unit == CHIPS else self.unit


def read_settings() -> Settings:
    """The settings of this process. Raises BadSettings."""
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings(
            tuple(_sentence(str(fault["loc"][0]), str(fault["msg"])) for fault in error.errors())
        ) from None


def _sentence(field: str, message: str) -> str:
    name = field if field.isupper() else f"CHAPEAU_{field.upper()}"
    return f"{name}: {message.removeprefix('Value error, ')}"
