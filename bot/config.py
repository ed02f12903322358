"""Settings, from the environment and a `.env` file; every mistake is reported at once."""

import binascii
import os
from base64 import urlsafe_b64decode
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.values.address import Address, parse_address
from bot.values.database import Database, Server, parse_database
from bot.values.shards import Shards, parse_shards
from bot.values.unit import read_unit

CHIPS = "chips"
PREFIX: Final = "CHAPEAU_"
ENV_FILE: Final = ".env"
UNPREFIXED: Final = "DISCORD_TOKEN"  # the only variable without the prefix
NOWHERE: Final = "no"
KEY_BYTES: Final = 32  # of a key of Fernet


class BadSettings(Exception):  # noqa: N818
    """Settings that cannot be used; `lines` holds one sentence for each, naming the variable and never its value."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        super().__init__("; ".join(lines))
        self.lines = lines


def read_database(text: str) -> Database:
    """Where a database is, if what reads it is installed. Raises ValueError, whose text repeats nothing."""
    found = parse_database(text)
    if isinstance(found, Server) and find_spec("asyncpg") is None:
        raise NeedsPackage("needs the package asyncpg: pip install 'chapeau[postgresql]'")
    return found


def _database(text: object) -> object:
    """The same of a text, as an operator writes it."""
    return read_database(text) if isinstance(text, str) else text


def _shards(text: object) -> object:
    """Some shards, as an operator writes them."""
    return parse_shards(text) if isinstance(text, str) else text


def _token(secret: SecretStr) -> SecretStr:
    """A token alone, as the portal shows it: no quotes, no word before it."""
    token = secret.get_secret_value()
    if not (token.isascii() and token.isprintable()) or any(sign in token for sign in " \"'<>"):
        raise ValueError
    return secret


def _seed_keys(secret: SecretStr) -> SecretStr:
    """One key of Fernet or several with commas between them, the one that seals first."""
    for key in secret.get_secret_value().split(","):
        try:
            size = len(urlsafe_b64decode(key.strip().encode("ascii")))
        except (binascii.Error, UnicodeError):
            size = 0
        if size != KEY_BYTES:
            raise ValueError
    if find_spec("cryptography") is None:
        raise NeedsPackage("needs the package cryptography: pip install 'chapeau[encryption]'")
    return secret


class NeedsPackage(ValueError):  # noqa: N818
    """A setting is well, but an extra of this program is not installed."""


def _on_loopback(address: str) -> str:
    """An address on this machine: anywhere else, one variable would be enough to steal the token."""
    try:
        parts = urlsplit(address)
        local = parts.port != 0 and (parts.hostname == "localhost" or ip_address(parts.hostname or "").is_loopback)
    except ValueError:  # its text would repeat the value
        local = False
    if not local or parts.scheme != "http" or "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError
    return address.rstrip("/")


def _own_address(text: str) -> str:
    """Where this machine may listen, if what answers there is installed."""
    try:
        parse_address(text)
    except ValueError:  # its text would repeat the value
        raise ValueError from None
    if find_spec("prometheus_client") is None:
        raise NeedsPackage("needs the package prometheus-client: pip install 'chapeau[metrics]'")
    return text


def _web_address(address: str) -> str:
    """An address that a browser opens."""
    try:
        parts = urlsplit(address)
    except ValueError:  # its text would repeat the value
        parts = urlsplit("")
    if parts.scheme not in {"http", "https"} or not parts.hostname or any(sign in address for sign in " ()<>"):
        raise ValueError
    return address


def _nowhere(text: object) -> object:
    """Nothing for "no", which wins over an address that stands elsewhere."""
    return None if _lower(text) == NOWHERE else text


def _lower(text: object) -> object:
    return text.lower() if isinstance(text, str) else text


def _capitals(text: object) -> object:
    return text.upper() if isinstance(text, str) else text


class Settings(BaseSettings):
    """What an operator may set. `.env.example` lists every variable with its unit and default.

    The description of each says what it must be, with its range and an example: it is told when a value is not that.
    """

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, extra="ignore", env_prefix=PREFIX, env_ignore_empty=True, frozen=True
    )

    discord_token: Annotated[SecretStr, AfterValidator(_token)] | None = Field(
        default=None,
        validation_alias=UNPREFIXED,
        description="the token alone, as Discord's developer portal shows it, without quotes or blanks",
    )
    database: Annotated[Path | Server, BeforeValidator(_database)] = Field(
        default=Path("chapeau.db"),
        description="a file of SQLite, such as chapeau.db, or a database of PostgreSQL: postgresql://ann@host/games",
    )
    shards: Annotated[Shards | None, BeforeValidator(_shards)] = Field(  # all that Discord asks for
        default=None, description="which shards of how many this process serves, numbered from 0, such as 0-3/8"
    )
    api: Annotated[str, AfterValidator(_on_loopback)] | None = Field(  # a stand-in for Discord
        default=None, description="http:// on a loopback address, such as http://127.0.0.1:8080"
    )
    pause: float = Field(default=8, ge=0, le=600, description="seconds from 0 to 600, such as 8")  # between deals
    offer_lifetime: float = Field(
        default=86_400, ge=1, le=604_800, description="seconds from 1 to 604800 (a week), such as 86400"
    )
    longest_wait: int = Field(  # without a move
        default=30, ge=1, le=365, description="a whole number of days from 1 to 365, such as 30"
    )
    threads: Annotated[Literal["no", "yes"], BeforeValidator(_lower)] = Field(  # whether each game gets one
        default="no", description="yes or no, such as no"
    )
    robot_pace: float = Field(  # before a robot's turn
        default=1.5, ge=0, le=60, description="seconds from 0 to 60, such as 1.5"
    )
    window: float = Field(  # for a claim in a live game
        default=15, ge=5, le=60, description="seconds from 5 to 60, such as 15"
    )
    double_press: float = Field(  # after a change of a panel
        default=0.7, ge=0, le=5, description="seconds from 0 to 5, such as 0.7"
    )
    picture_memory: int = Field(  # for pictures and their parts, drawn before
        default=96, ge=16, le=4096, description="a whole number of megabytes from 16 to 4096, such as 96"
    )
    table_memory: int = Field(  # for games in memory, and the panels on which they are played
        default=64, ge=4, le=4096, description="a whole number of megabytes from 4 to 4096, such as 64"
    )
    playground: Path = Field(default=Path("playground"), description="a folder, such as playground")
    seed_key: Annotated[SecretStr, AfterValidator(_seed_keys)] | None = Field(
        default=None,
        description="32 bytes in URL-safe Base64, 44 characters (.env.example says how to make one)",
    )
    unit: Annotated[str, AfterValidator(read_unit)] = Field(
        default=CHIPS, description="a word of 1 to 20 letters, such as chips"
    )
    source_url: Annotated[str, AfterValidator(_web_address)] | None = Field(  # shown by /about
        default=None, description="an address of the web, such as https://example.org/chapeau"
    )
    metrics: Annotated[Annotated[str, AfterValidator(_own_address)] | None, BeforeValidator(_nowhere)] = Field(
        default=None,  # figures and health can be asked nowhere
        description="no, or an IP address or localhost and a port from 1 to 65535, such as 127.0.0.1:9100",
    )
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_capitals)] = Field(
        default="INFO", description="DEBUG, INFO, WARNING or ERROR, such as INFO"
    )
    log_format: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = Field(
        default="text", description="text or json, such as text"
    )

    @property
    def chosen_unit(self) -> str:
        """What stakes are counted in; empty for chips, for which each language has its own word."""
        return "" if self.unit == CHIPS else self.unit

    @property
    def metrics_address(self) -> Address | None:
        """Where figures and health can be asked; None: nowhere."""
        return None if self.metrics is None else parse_address(self.metrics)


def read_settings(*, needs_token: bool = False) -> Settings:
    """The settings of this process. Raises BadSettings, which also names what `.env` holds and nobody knows."""
    settings, lines = look_at_settings(needs_token=needs_token)
    if lines:
        raise BadSettings(lines) from None
    return settings


def look_at_settings(*, needs_token: bool = False) -> tuple[Settings, tuple[str, ...]]:
    """The settings of this process as far as they can be used, and one sentence for each mistake.

    A setting that cannot be used counts as one that is not set.
    """
    lines: list[str] = []
    chosen: dict[str, object] = {}
    in_file: Mapping[str, str | None] = {}
    try:
        in_file = dotenv_values(ENV_FILE, encoding="utf-8")
    except OSError as error:
        lines.append(f"{ENV_FILE}: this user cannot read it: {error.strerror}")
        chosen["_env_file"] = None
    except UnicodeError:
        lines.append(f"{ENV_FILE}: cannot be read as a text in UTF-8")
        chosen["_env_file"] = None
    lines += [_unknown(name, place=ENV_FILE) for name in _strangers(in_file)]
    given = [name.upper() for name, value in (*in_file.items(), *os.environ.items()) if value]
    if needs_token and UNPREFIXED not in given:
        lines.append(f"{UNPREFIXED}: is not set (see .env.example); python -m bot playground needs none")
    try:
        settings = Settings.model_validate(chosen)
    except ValidationError as error:
        faults = error.errors()
        lines += [_sentence(str(fault["loc"][0]), fault.get("ctx", {}).get("error")) for fault in faults]
        settings = Settings.model_validate(chosen | _defaults_of(str(fault["loc"][0]) for fault in faults))
    if settings.shards is not None and not settings.shards.is_all and isinstance(settings.database, Path):
        lines.append(
            f"{_variable('shards')}: one file of SQLite has one process, which serves all shards; several processes"
            f" need PostgreSQL, which {_variable('database')} names"
        )
    return settings, tuple(lines)


def overridden_variables() -> tuple[str, ...]:
    """Every setting that stands in `.env`, but is set to something else by the environment, which wins."""
    try:
        in_file = dotenv_values(ENV_FILE, encoding="utf-8")
    except (OSError, UnicodeError):
        return ()
    outside = {name.upper(): value for name, value in os.environ.items() if value}
    ours = {name.upper(): value for name, value in in_file.items() if value}
    known = (UNPREFIXED, *_variables())
    return tuple(name for name in known if name in ours and outside.get(name, ours[name]) != ours[name])


def _defaults_of(fields: Iterable[str]) -> dict[str, object]:
    """The defaults of these fields, by the names that win over file and environment."""
    return {
        UNPREFIXED if name.upper() == UNPREFIXED else name.lower(): Settings.model_fields[name.lower()].default
        for name in fields
    }


def unknown_variables() -> tuple[str, ...]:
    """One sentence for each variable of the environment that looks like a setting of ours and is none."""
    return tuple(_unknown(name, place="the environment") for name in _strangers(os.environ))


def _strangers(names: Iterable[str]) -> list[str]:
    return sorted(name for name in names if name.upper().startswith(PREFIX) and name.upper() not in _variables())


def _unknown(name: str, *, place: str) -> str:
    near = get_close_matches(name.upper(), _variables(), n=1, cutoff=0)
    return f"{name}: is no setting, but stands in {place}; the nearest one is {near[0]}"


def _variables() -> list[str]:
    return [name for name in map(_variable, Settings.model_fields) if name != UNPREFIXED]


def _variable(field: str) -> str:
    """The variable of a field, which an error names by its alias if it has one."""
    return UNPREFIXED if field.upper() == UNPREFIXED else f"{PREFIX}{field.upper()}"


def _sentence(field: str, error: object) -> str:
    """What is wrong with a setting. It never repeats the value, which may be a secret."""
    if isinstance(error, NeedsPackage):
        return f"{_variable(field)}: {error}"
    return f"{_variable(field)}: must be {Settings.model_fields[field.lower()].description}"
