"""Answers to presses on their way to Discord: as the library sends them, without what nobody here asks for.

The library wants to be told the message that an answer has changed, and builds each message that it is told of, part by
part; here an id is enough, and that of a changed message is known. A form with a picture it gives to aiohttp in pieces,
which become a dozen writes; here the form is one.
"""

import re
import secrets
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from io import BytesIO
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import quote

import aiohttp
import discord
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from yarl import URL

from bot.connection.messages import lighten

if TYPE_CHECKING:
    from discord.types.interactions import InteractionCallback

PLAIN: Final = re.compile(r"[\w.\[\]-]+", re.ASCII)  # a name that stands in a form as it is
TOKEN: Final = re.compile(r"[\w.~-]+", re.ASCII)  # one that stands in an address as it is
LARGEST: Final = 1 << 20  # bytes; aiohttp sends a longer form in pieces, so that the loop does not wait
CHANGE: Final = f'{{"type":{discord.InteractionResponseType.message_update.value},'  # how such an answer begins


def answer_lightly() -> None:
    """Send the answers of the current task, and of those that it starts, through a `LightAdapter`.

    The library finds its adapter in a context variable, and documents no other way to change it. Where this one is not
    set, the library's own answers as well.
    """
    async_context.set(LightAdapter())


class LightAdapter(AsyncWebhookAdapter):
    """Sends what the library's own adapter sends. Limits, attempts and errors are left to that."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._boundary = secrets.token_hex(16)  # only Discord is told, so nobody can write it into a form

    async def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> "InteractionCallback":
        """Answer an interaction. What is told of a change of the pressed message is no more than that it was made."""
        if not _is_change(params):
            return await super().create_interaction_response(
                interaction_id, token, session=session, proxy=proxy, proxy_auth=proxy_auth, params=params
            )
        route = _to_answer(interaction_id, token)
        payload, multipart, files = params
        await self.request(
            route, session, payload=payload, multipart=multipart, proxy=proxy, proxy_auth=proxy_auth, files=files
        )
        return {"interaction": {"id": str(interaction_id), "type": discord.InteractionType.component.value}}

    async def request(  # noqa: PLR0913  as the library's own
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: dict[str, object] | None = None,
        multipart: list[dict[str, object]] | None = None,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        files: Sequence[discord.File] | None = None,
        reason: str | None = None,
        auth_token: str | None = None,
        params: dict[str, object] | None = None,
    ) -> object:
        """Make a request. Returns what Discord answers, without the parts of a message that nobody reads."""
        if multipart and (form := _whole(multipart, self._boundary)) is not None:
            session = cast("aiohttp.ClientSession", _FormSession(session, form, self._boundary))
            multipart = files = None
        told = await super().request(
            route,
            session,
            payload=payload,
            multipart=multipart,
            proxy=proxy,
            proxy_auth=proxy_auth,
            files=files,
            reason=reason,
            auth_token=auth_token,
            params=params,
        )
        _lighten(told)
        return told


class _FormSession:
    """What the library's adapter needs of a session, to which it sends nothing: the form is put in here."""

    def __init__(self, session: aiohttp.ClientSession, form: bytes, boundary: str) -> None:
        self._session = session
        self._form = form
        self._kind = f"multipart/form-data; boundary={boundary}"

    def request(
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str],
        params: Mapping[str, str] | None,
        proxy: str | None,
        proxy_auth: aiohttp.BasicAuth | None,
        data: None,
    ) -> AbstractAsyncContextManager[aiohttp.ClientResponse]:
        """Make a request with the form as its body."""
        return self._session.request(
            method,
            URL(url, encoded=True),  # the library has quoted it
            data=self._form,
            headers={**headers, "Content-Type": self._kind},
            params=params,
            proxy=proxy,
            proxy_auth=proxy_auth,
        )


def _to_answer(interaction_id: int, token: str) -> Route:
    """Where an interaction is answered. The library looks at each of some two hundred letters of a token in Python."""
    quoted = token if TOKEN.fullmatch(token) else quote(token, safe="")
    route = Route("POST", f"/interactions/{interaction_id}/{quoted}/callback")
    route.webhook_id, route.webhook_token = interaction_id, token  # what limits and answers to errors go by
    return route


def _is_change(params: MultipartParameters) -> bool:
    """Whether the answer changes the pressed message."""
    if params.multipart:
        return str(params.multipart[0]["value"]).startswith(CHANGE)
    return params.payload is not None and params.payload["type"] == discord.InteractionResponseType.message_update.value


def _whole(parts: Sequence[Mapping[str, object]], boundary: str) -> bytes | None:
    """The form of these parts as aiohttp writes it; None for one that is better left to aiohttp."""
    pieces: list[bytes] = []
    for part in parts:
        match part:
            case {"name": str(name), "value": BytesIO() as file, "filename": str(filename), "content_type": str(kind)}:
                about, content = f'{name}"; filename="{filename}', file.getvalue()
                is_plain = PLAIN.fullmatch(name) and PLAIN.fullmatch(filename)
            case {"name": str(name), "value": str(words)}:
                about, content, kind = name, words.encode(), "text/plain; charset=utf-8"
                is_plain = PLAIN.fullmatch(name)
            case _:
                return None
        if not is_plain:
            return None
        head = f'--{boundary}\r\nContent-Type: {kind}\r\nContent-Disposition: form-data; name="{about}"\r\n\r\n'
        pieces += (head.encode(), content, b"\r\n")
    if sum(map(len, pieces)) > LARGEST:
        return None
    return b"".join((*pieces, f"--{boundary}--\r\n".encode()))


def _lighten(told: object) -> None:
    """Take out of what Discord told the parts of the message in it, or of the message that it is."""
    if isinstance(told, dict):
        resource = told.get("resource")
        message = resource.get("message") if isinstance(resource, dict) else told
        if isinstance(message, dict) and "flags" in message:
            lighten(message)
