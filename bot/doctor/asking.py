"""Discord's answers to the bot's token: five questions, asked once each, and no more when the first is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from enum import Enum
from http import HTTPStatus
from typing import Final, TypeVar

import aiohttp
from pydantic import BaseModel, TypeAdapter, ValidationError

DISCORD: Final = "https://discord.com"
API_PATH: Final = "/api/v10"
PATIENCE: Final = 10.0  # s, for each answer
MOST_SERVERS: Final = 200  # as many as Discord lists at once
HALF: Final = timedelta(seconds=0.5)  # Discord gives whole seconds

T = TypeVar("T")


class Account(BaseModel):
    """The bot's account, from GET /users/@me."""

    id: int
    username: str


class Application(BaseModel):
    """The bot's application, from GET /applications/@me. Its flags show the switches in the portal."""

    id: int
    flags: int = 0
    icon: str | None = None
    description: str | None = None
    tags: list[str] | None = None
    bot_public: bool | None = None
    terms_of_service_url: str | None = None
    privacy_policy_url: str | None = None


class Emoji(BaseModel):
    """An emoji of the application."""

    name: str


class Emojis(BaseModel):
    """All of them, from GET /applications/ID/emojis."""

    items: list[Emoji]


class Server(BaseModel):
    """A server that the bot is in, from GET /users/@me/guilds, with the bot's rights there before any channel's say."""

    id: int
    name: str
    owner: bool = False
    permissions: int


class Starts(BaseModel):
    """The number of times the bot may still connect to the gateway today."""

    total: int
    remaining: int
    reset_after: int  # ms


class Gateway(BaseModel):
    """The answer to GET /gateway/bot."""

    shards: int = 1
    session_start_limit: Starts


class Refusal(Enum):
    """A reason for no answer."""

    TOKEN = "token"  # noqa: S105  it is refused
    LIMITED = "limited"  # too many questions
    FAILED = "failed"  # Discord stumbles, or what answers is not Discord
    UNREACHED = "unreached"


@dataclass(frozen=True, slots=True)
class Silence:
    """An error: no answer, and why. The text holds neither the token nor the library's text, which may hold it."""

    refusal: Refusal
    why: str


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers of Discord."""

    account: Account | Silence
    application: Application | Silence | None = None  # None: not asked
    servers: list[Server] | Silence | None = None
    gateway: Gateway | Silence | None = None
    emoji: Emojis | Silence | None = None
    ahead: timedelta | None = None  # of Discord's clock; None if it gave no time

    @property
    def silence(self) -> Silence | None:
        """The first question that got no answer."""
        every = (self.account, self.application, self.servers, self.gateway, self.emoji)
        return next((each for each in every if isinstance(each, Silence)), None)


async def ask(token: str, *, root: str = DISCORD) -> Answers:
    """Ask who the bot is; if Discord knows it, also what it may do where."""
    headers = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (chapeau doctor)"}
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        line = _Line(session, root.removesuffix(API_PATH) + API_PATH)
        account = await line.get("/users/@me", Account)
        if isinstance(account, Silence):
            return Answers(account, ahead=line.ahead)
        application = await line.get("/applications/@me", Application)
        servers = await line.get(f"/users/@me/guilds?limit={MOST_SERVERS}", list[Server])
        gateway, emoji = await line.get("/gateway/bot", Gateway), None
        if isinstance(application, Application):
            emoji = await line.get(f"/applications/{application.id}/emojis", Emojis)
        return Answers(account, application, servers, gateway, emoji, line.ahead)


class _Line:
    """A session with Discord, which notes its clock by the first answer."""

    def __init__(self, session: aiohttp.ClientSession, api: str) -> None:
        self._session = session
        self._api = api
        self.ahead: timedelta | None = None

    async def get(self, path: str, kind: type[T]) -> T | Silence:
        """Return the answer at `path`, read as a `kind`."""
        asked = datetime.now(UTC)
        try:
            async with self._session.get(self._api + path, allow_redirects=False) as answer:
                if self.ahead is None:
                    self.ahead = _ahead(answer.headers, asked, datetime.now(UTC))
                if answer.status != HTTPStatus.OK:
                    return _refused(answer.status)
                return TypeAdapter(kind).validate_json(await answer.read())
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            return Silence(Refusal.UNREACHED, f"Discord cannot be reached ({type(error).__name__})")
        except (ValidationError, ValueError):
            return Silence(Refusal.FAILED, "what answers is not Discord: its words cannot be read")


def _refused(status: int) -> Silence:
    match status:
        case HTTPStatus.UNAUTHORIZED:
            return Silence(Refusal.TOKEN, "Discord does not accept the token")
        case HTTPStatus.TOO_MANY_REQUESTS:
            return Silence(Refusal.LIMITED, "Discord asks to wait (429)")
        case _:
            return Silence(Refusal.FAILED, f"Discord answered with status {status}")


def _ahead(headers: Mapping[str, str], asked: datetime, answered: datetime) -> timedelta | None:
    """Return how far Discord's clock, read at some moment between the two, is ahead of ours."""
    try:
        theirs = parsedate_to_datetime(headers["Date"])
    except (KeyError, ValueError):
        return None
    if theirs.tzinfo is None:
        theirs = theirs.replace(tzinfo=UTC)
    return theirs + HALF - (asked + (answered - asked) / 2)
