"""Settings, from the environment and a `.env` file; every mistake is reported at once."""

import os
import re
from collections.abc import Iterable
from difflib import get_close_matches
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.env_file import EnvFile, Fault, Line, read_env_file
from bot.values.address import Address, parse_address
from bot.values.database import Database, Server, parse_database
from bot.values.person_limits import PersonLimits, parse_person_limits
from bot.values.shards import Shards, parse_shards
from bot.values.unit import read_unit

COINS: Final = "coins"  # the usual unit, stored as an empty word
CHIPS: Final = "chips"  # its name before; a configuration that says so goes on with the same ledgers
PREFIX: Final = "CHAPEAU_"
ENV_FILE: Final = ".env"
UNPREFIXED: Final = "DISCORD_TOKEN"  # the only variable without the prefix
NOWHERE: Final = "no"
KEY: Final = re.compile(r"[A-Za-z0-9_+/-]{43}=")  # of Fernet, 32 bytes; what else there is, it would pass over
NEVER_EMPTY: Final = "CHAPEAU_SEED_KEY"  # for no key, omit the line
NEAR: Final = 0.9  # a name so like one of ours is meant to be it
OPENLY: Final = re.compile(r"[A-Z_]{1,30}|[a-z_]{1,30}")  # a name that holds no secret for want of a =
NUMBER: Final = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")
QUOTES: Final = frozenset("\"'`“”„‟‘’‚‛«»‹›")


class BadSettings(Exception):  # noqa: N818
    """Settings that cannot be used; `lines` holds one sentence for each, naming the variable and never its value."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        super().__init__("; ".join(lines))
        self.lines = lines


def read_database(text: str) -> Database:
    """Return where a database is, if what reads it is installed. Raises ValueError, whose text repeats nothing."""
    found = parse_database(text)
    if isinstance(found, Server) and find_spec("asyncpg") is None:
        raise NeedsPackage("needs the package asyncpg: pip install 'chapeau[postgresql]'")
    if isinstance(found, Path) and _is_no_file(found):
        raise ValueError("a folder, a device, or a name that no file can have")
    return found


def _is_no_file(path: Path) -> bool:
    """Return whether something else is there already: its rights would be narrowed to those of a database."""
    try:
        return path.exists() and not path.is_file()
    except OSError:  # such as a name that is too long
        return True


def _database(text: object) -> object:
    """Return the same of a text, as an operator writes it."""
    return read_database(text) if isinstance(text, str) else text


def _shards(text: object) -> object:
    """Return some shards, as an operator writes them."""
    return parse_shards(text) if isinstance(text, str) else text


def _person_limits(text: object) -> object:
    """Return what one person may do, as an operator writes it."""
    return parse_person_limits(text) if isinstance(text, str) else text


def _token(secret: SecretStr) -> SecretStr:
    """Return a token alone, as the portal shows it: no quotes, no word before it."""
    token = secret.get_secret_value()
    if not (token.isascii() and token.isprintable()) or any(sign in token for sign in " \"'<>"):
        raise ValueError
    return secret


def _seed_keys(secret: SecretStr) -> SecretStr:
    """Return one key of Fernet or several with commas between them, the one that seals first."""
    if not all(KEY.fullmatch(key.strip()) for key in secret.get_secret_value().split(",")):
        raise ValueError
    if find_spec("cryptography") is None:
        raise NeedsPackage("needs the package cryptography: pip install 'chapeau[encryption]'")
    return secret


class NeedsPackage(ValueError):  # noqa: N818
    """A setting is well, but an extra of this program is not installed."""


def _on_loopback(address: str) -> str:
    """Return an address on this machine: anywhere else, one variable would be enough to steal the token."""
    try:
        parts = urlsplit(address)
        local = parts.port != 0 and (parts.hostname == "localhost" or ip_address(parts.hostname or "").is_loopback)
    except ValueError:  # its text would repeat the value
        local = False
    if not local or parts.scheme != "http" or "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError
    return address.rstrip("/")


def _own_address(text: str) -> str:
    """Return where this machine may listen, if what answers there is installed."""
    try:
        parse_address(text)
    except ValueError:  # its text would repeat the value
        raise ValueError from None
    if find_spec("prometheus_client") is None:
        raise NeedsPackage("needs the package prometheus-client: pip install 'chapeau[metrics]'")
    return text


def _web_address(address: str) -> str:
    """Return an address that a browser opens."""
    try:
        parts = urlsplit(address)
    except ValueError:  # its text would repeat the value
        parts = urlsplit("")
    if parts.scheme not in {"http", "https"} or not parts.hostname or any(sign in address for sign in " ()<>"):
        raise ValueError
    return address


def _nowhere(text: object) -> object:
    """Return nothing for "no", which overrides an address set elsewhere."""
    return None if _lower(text) == NOWHERE else text


def _lower(text: object) -> object:
    return text.lower() if isinstance(text, str) else text


def _capitals(text: object) -> object:
    return text.upper() if isinstance(text, str) else text


def _digits(text: object) -> object:
    """Return a number as people write it: neither 1e3 nor 8_6 nor -0."""
    if isinstance(text, str) and NUMBER.fullmatch(text) is None:
        raise ValueError
    return text


Number: TypeAlias = Annotated[float, BeforeValidator(_digits)]
Whole: TypeAlias = Annotated[int, BeforeValidator(_digits)]


class Settings(BaseSettings):
    """The settings of an operator. `.env.example` lists every variable with its unit and default.

    The description of each gives its form, range and an example: it is shown when a value is invalid.
    """

    model_config = SettingsConfigDict(extra="ignore", env_prefix=PREFIX, env_ignore_empty=True, frozen=True)

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
    pause: Number = Field(
        default=8, ge=0, le=600, description="seconds from 0 to 600, such as 8"
    )  # before each deal; the end of the last one stays for 4 at least
    offer_lifetime: Number = Field(
        default=86_400, ge=1, le=604_800, description="seconds from 1 to 604800 (a week), such as 86400"
    )
    longest_wait: Whole = Field(  # without a move
        default=30, ge=1, le=365, description="a whole number of days from 1 to 365, such as 30"
    )
    threads: Annotated[Literal["no", "yes"], BeforeValidator(_lower)] = Field(  # whether each game gets one
        default="no", description="yes or no, such as no"
    )
    robot_pace: Number = Field(  # before a robot's turn
        default=1.5, ge=0, le=60, description="seconds from 0 to 60, such as 1.5"
    )
    robot_workers: Whole | None = Field(  # None: by the cores of the machine
        default=None, ge=1, le=64, description="a whole number of processes from 1 to 64, such as 2"
    )
    window: Number = Field(  # for a claim in a live game
        default=15, ge=5, le=60, description="seconds from 5 to 60, such as 15"
    )
    double_press: Number = Field(  # after a change of a panel
        default=0.7, ge=0, le=5, description="seconds from 0 to 5, such as 0.7"
    )
    person_limits: Annotated[PersonLimits | None, BeforeValidator(_person_limits)] = Field(
        default=PersonLimits(), description=f"none, or some of these limits, each at least 1, such as {PersonLimits()}"
    )
    picture_memory: Whole = Field(  # for pictures and their parts, drawn before
        default=80, ge=16, le=4096, description="a whole number of megabytes from 16 to 4096, such as 80"
    )
    table_memory: Whole = Field(  # for games in memory, and the panels on which they are played
        default=64, ge=4, le=4096, description="a whole number of megabytes from 4 to 4096, such as 64"
    )
    playground: Path = Field(default=Path("playground"), description="a folder, such as playground")
    seed_key: Annotated[SecretStr, AfterValidator(_seed_keys)] | None = Field(
        default=None,
        description="32 bytes in URL-safe Base64, 44 characters (.env.example says how to make one)",
    )
    unit: Annotated[str, AfterValidator(read_unit)] = Field(
        default=COINS, description="a word of 1 to 20 letters, such as coins"
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
        """The unit of stakes; empty for coins, for which each language has its own word."""
        return "" if self.unit in {COINS, CHIPS} else self.unit

    @property
    def seed_keys(self) -> str | None:
        """The keys that seal seeds, as they were given: a secret."""
        return None if self.seed_key is None else self.seed_key.get_secret_value()

    @property
    def metrics_address(self) -> Address | None:
        """The address of figures and health; None: nowhere."""
        return None if self.metrics is None else parse_address(self.metrics)


def read_settings(*, needs_token: bool = False) -> Settings:
    """Return the settings of this process. Raises BadSettings, which also names what `.env` holds and nobody knows."""
    settings, lines = look_at_settings(needs_token=needs_token)
    if lines:
        raise BadSettings(lines) from None
    return settings


def look_at_settings(*, needs_token: bool = False) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings of this process as far as they can be used, and one sentence for each mistake.

    A setting that cannot be used counts as one that is not set.
    """
    file, outside = _env_file(), _environment()
    lines = [_fault_line(fault) for fault in file.faults]
    lines += [f"{_place(file.lines[each])}{_unknown(file.lines[each].name)}" for each in _strangers(file.lines)]
    given = outside | {name: line.value for name, line in file.lines.items()}
    given |= {name: value for name, value in outside.items() if value}  # which wins, unless it is empty
    unusable = {fault.name for fault in file.faults if fault.name is not None}
    if needs_token and not given.get(UNPREFIXED) and UNPREFIXED not in unusable:
        lines.append(f"{UNPREFIXED}: is not set (see .env.example); python -m bot playground needs none")
    places = {name: _place(line) for name, line in file.lines.items() if not outside.get(name)}
    for name in (each for each in (UNPREFIXED, *_variables()) if each in given):
        if (wrong := _objection(name, given[name])) is not None and name not in unusable:
            lines.append(f"{places.get(name, '')}{name}: {wrong}")
            unusable.add(name)
    chosen = {_field(name): given[name] for name in places if given[name]} | _defaults_of(map(_field, unusable))
    try:
        settings = Settings.model_validate(chosen)
    except ValidationError as error:
        faults = {str(fault["loc"][0]): fault.get("ctx", {}).get("error") for fault in error.errors()}
        lines += [f"{places.get(_variable(name), '')}{_sentence(name, wrong)}" for name, wrong in faults.items()]
        settings = Settings.model_validate(chosen | _defaults_of(faults))
    if settings.shards is not None and not settings.shards.is_all and isinstance(settings.database, Path):
        lines.append(
            f"{_variable('shards')}: one file of SQLite has one process, which serves all shards; several processes"
            f" need PostgreSQL, which {_variable('database')} names"
        )
    return settings, tuple(lines)


def overridden_variables() -> tuple[str, ...]:
    """Return every setting in `.env` that the environment overrides with another value."""
    ours, outside = _env_file().lines, _environment()
    known = (UNPREFIXED, *_variables())
    return tuple(
        name for name in known if name in ours and outside.get(name) and ours[name].value not in ("", outside[name])
    )


def _env_file() -> EnvFile:
    return read_env_file(Path(ENV_FILE), known=(UNPREFIXED, *_variables()))


def _environment() -> dict[str, str]:
    """Return every variable of the environment; the case of a name does not matter."""
    return {name.upper(): value for name, value in os.environ.items()}


def _fault_line(fault: Fault) -> str:
    place = ENV_FILE if fault.number is None else f"{ENV_FILE}:{fault.number}"
    return ": ".join(each for each in (place, fault.name, fault.says) if each is not None)


def _place(line: Line) -> str:
    return f"{ENV_FILE}:{line.number}: "


def _objection(name: str, text: str) -> str | None:
    """Return why no setting may have this value: an empty key, or invisible characters at the end."""
    if not text:
        return "is empty: write a key behind the =, or take the line out" if name == NEVER_EMPTY else None
    if not text.isprintable():
        slip = "a character in it cannot be seen"
    elif text[0] in QUOTES or text[-1] in QUOTES:
        slip = "a quote is left at its beginning or end"
    elif text != text.strip():
        slip = "there is a blank at its beginning or end"
    else:
        return None
    return f"{_sentence(name.removeprefix(PREFIX), None).removeprefix(f'{name}: ')} ({slip})"


def _defaults_of(fields: Iterable[str]) -> dict[str, object]:
    """Return the defaults of these fields, by the names that win over file and environment."""
    return {
        UNPREFIXED if name.upper() == UNPREFIXED else name.lower(): Settings.model_fields[name.lower()].default
        for name in fields
    }


def unknown_variables() -> tuple[str, ...]:
    """Return one sentence for each variable of the environment that looks like a setting of ours and is none."""
    return tuple(f"{_unknown(name)}, but the environment has it" for name in _strangers(os.environ))


def _strangers(names: Iterable[str]) -> list[str]:
    """Return the names that are meant to be ours and are not."""
    known = (UNPREFIXED, *_variables())
    return sorted(
        name
        for name in names
        if name.upper() not in known
        and (name.upper().startswith(PREFIX) or get_close_matches(name.upper(), known, n=1, cutoff=NEAR))
    )


def _unknown(name: str) -> str:
    near = get_close_matches(name.upper(), (UNPREFIXED, *_variables()), n=1, cutoff=0)
    shown = name if OPENLY.fullmatch(name) else "a name"  # there may be a secret in it, for want of a =
    return f"{shown}: is no setting (the nearest one is {near[0]})"


def _variables() -> list[str]:
    return [name for name in map(_variable, Settings.model_fields) if name != UNPREFIXED]


def _field(variable: str) -> str:
    """Return the field of a variable, by the name that wins over the environment."""
    return UNPREFIXED if variable == UNPREFIXED else variable.removeprefix(PREFIX).lower()


def _variable(field: str) -> str:
    """Return the variable of a field, which an error names by its alias if it has one."""
    return UNPREFIXED if field.upper() == UNPREFIXED else f"{PREFIX}{field.upper()}"


def _sentence(field: str, error: object) -> str:
    """Return what is wrong with a setting, without the value, which may be a secret."""
    if isinstance(error, NeedsPackage):
        return f"{_variable(field)}: {error}"
    return f"{_variable(field)}: must be {Settings.model_fields[field.lower()].description}"
