"""The page's way in: who is behind a link, the static files, pictures, and the websocket of each tab."""

import asyncio
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from aiohttp import web

from bot.playground.entities import User
from bot.playground.person import Person
from bot.playground.rest.cdn import sent_in
from bot.playground.seen import Impossible
from bot.playground.server import LoopbackDiscord
from bot.playground.web.acts import Desk
from bot.playground.web.experiments import Experiments, Restart
from bot.playground.web.grounds import Grounds
from bot.playground.web.guard import guard, has_own_origin
from bot.playground.web.keys import Keys
from bot.playground.web.tab import Tab
from bot.playground.web.telling import Teller
from bot.playground.wire import Json, whole

STATIC = Path(__file__).parent.parent / "page"
HEARTBEAT = 20.0  # s between pings of a tab
FAREWELL = 1.0  # s that a tab has to answer when the server hangs up
LONGEST_ASK = 1 << 18  # bytes
LONGEST_NAME = 32  # characters of a person's name, as on Discord


@dataclass(frozen=True, slots=True)
class SecondButton:
    """A second, quieter button of a welcome, and the command and options that it sends."""

    button: str
    command: str
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Asked:
    """A first-time visitor's choice before pressing a button of the welcome: the value of an option of both."""

    label: str
    option: str
    values: Mapping[str, str]  # and how each is called


@dataclass(frozen=True, slots=True)
class Welcome:
    """A welcome for first-time visitors: one sentence, and a button that sends a command. A `second` one may follow it.

    `channel` is "dm", for the direct messages with the bot, or the name of a channel. `asked` is chosen first.
    """

    sentence: str
    button: str
    command: str
    channel: str = "dm"
    second: SecondButton | None = None
    asked: Asked | None = None


class WebPage:
    """The page of one playground. The first person whose address is asked is the host, who may open the others'."""

    def __init__(
        self,
        server: LoopbackDiscord,
        *,
        welcome: Welcome | None = None,
        restart: Restart | None = None,
        keys: Mapping[int, str] | None = None,
    ) -> None:
        """`keys` are those of an earlier run, by user id, so that its links stay good."""
        self._server = server
        self._welcome = welcome
        self._keys = Keys(keys)
        self._host: Person | None = None
        self._desks: dict[int, Desk] = {}
        self._tabs: set[Tab] = set()
        self.world = server.world
        self.experiments = Experiments(server.backend, restart)
        self.grounds = Grounds(server.world)

    @property
    def keys(self) -> Mapping[int, str]:
        """Everyone's key by user id, to be kept for the next run."""
        return self._keys.known

    def address(self, person: Person) -> str:
        """Return the link that makes a browser tab this person."""
        if self._host is None:
            self._host = person
        return self._server.base_url + self._root(person.user)

    def add_to(self, app: web.Application) -> None:
        """Open the page's paths, and set the guard before all paths there are."""
        app.middlewares.append(guard)
        app.router.add_get("/", self._nobody)
        app.router.add_get("/u/{key}", self._page)
        app.router.add_get("/u/{key}/socket", self._open_tab)
        app.router.add_get("/u/{key}/files/{message}/{file}/{name}", self._file)
        app.router.add_get("/u/{key}/avatars/{user}/{version}", self._avatar)
        app.router.add_static("/page/", STATIC)
        app.on_response_prepare.append(_always_fresh)

    async def close(self) -> None:
        """Hang up on every tab."""
        await asyncio.gather(*(tab.close() for tab in self._tabs))

    # -- what the people share --------------------------------------------------------------------

    def is_host(self, person: Person) -> bool:
        """Return whether this person opened the place."""
        return person is self._host

    def people(self) -> list[Json]:
        """Return everyone with the link to their tab, for the host; also those who have left."""
        at_tabs = {tab.desk.person.user.id for tab in self._tabs}
        return [
            {"name": user.display_name, "id": str(user.id), "link": self._root(user), "open": user.id in at_tabs}
            for user in self.world.users.values()
            if not user.bot and user.id != self.world.application.owner_id
        ]

    def invite(self, name: str, locale: str) -> Person:
        """Return a new person in the host's servers. Raises `Impossible` for a name that does not do."""
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise Impossible(f"a name has 1 to {LONGEST_NAME} characters")
        if any(user.name.casefold() == name.casefold() for user in self.world.users.values()):
            raise Impossible(f"there is a {name} already")
        guilds = self._host.guilds if self._host is not None else []
        return self._server.add_person(name, *guilds, locale=locale)

    # -- the paths --------------------------------------------------------------------------------

    async def _nobody(self, request: web.Request) -> web.StreamResponse:
        raise _not_found()

    async def _page(self, request: web.Request) -> web.StreamResponse:
        """Return the same page for everyone; its contents come over the websocket."""
        self._desk(request)
        return web.FileResponse(STATIC / "index.html")

    async def _open_tab(self, request: web.Request) -> web.StreamResponse:
        """Return a tab's line; `?fresh` says that the page was reloaded, which ends hidden replies."""
        if not has_own_origin(request):
            raise web.HTTPForbidden
        desk = self._desk(request)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LONGEST_ASK, timeout=FAREWELL)
        try:
            await socket.prepare(request)
        except ConnectionError:  # closed or reloaded before it was welcomed
            return web.Response()
        if "fresh" in request.query:
            desk.person.reload()
        tab = Tab(self._server.backend, desk, socket, welcome=self._greeting())
        self._tabs.add(tab)
        try:
            await tab.serve()
        finally:
            self._tabs.discard(tab)
        return socket

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """Return a file on a message that this person sees, also one just replaced: a tab may be loading it."""
        person = self._desk(request).person
        seen = person.find(whole(request.match_info["message"]) or 0)
        if seen is not None:
            versions = self.world.messages[seen.id].versions
            for file in (each for version in reversed(versions) for each in version.attachments):
                if (str(file.id), file.filename) == (request.match_info["file"], request.match_info["name"]):
                    return _content(file.content, file.content_type)
        raise _not_found()

    async def _avatar(self, request: web.Request) -> web.StreamResponse:
        """Return a face of someone this person meets."""
        try:
            user = self._desk(request).user(whole(request.match_info["user"]))
        except Impossible:
            raise _not_found() from None
        if user.avatar is None:
            raise _not_found()
        return _content(user.avatar, "image/png")

    # -- inside -----------------------------------------------------------------------------------

    def _root(self, user: User) -> str:
        return f"/u/{self._keys.of(user.id)}"

    def _desk(self, request: web.Request) -> Desk:
        """Return the desk of the person who holds this link; 404 for an unknown key."""
        user_id = self._keys.holder(request.match_info["key"])
        user = self.world.users.get(user_id or 0)
        if user is None:
            raise _not_found()
        if user.id not in self._desks:
            person = self._server.person(user)
            self._desks[user.id] = Desk(self, person, Teller(self.world, person, self._root(user)))
        return self._desks[user.id]

    def _greeting(self) -> Json | None:
        welcome = self._welcome
        if welcome is None:
            return None
        second, asked = welcome.second, welcome.asked
        return {
            "sentence": welcome.sentence,
            "button": welcome.button,
            "command": welcome.command,
            "channel": welcome.channel,
            "beside": None if second is None else asdict(second),
            "asked": None if asked is None else asdict(asked),
        }


async def _always_fresh(request: web.Request, response: web.StreamResponse) -> None:
    """Let browsers ask each time whether a file of the page has changed."""
    if request.path.startswith("/page/"):
        response.headers["Cache-Control"] = "no-cache"


def _content(content: bytes, content_type: str) -> web.Response:
    """Return bytes that someone sent; the contents of a link never change."""
    response = sent_in(content, content_type)
    response.headers["Cache-Control"] = "private, max-age=3600, immutable"
    return response


def _not_found() -> web.HTTPNotFound:
    return web.HTTPNotFound(text="Open the address that the playground printed: it holds your key.\n")
