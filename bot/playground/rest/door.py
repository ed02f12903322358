"""The way in: reads a request, lets weather and limits have their say, asks the route, writes it all down."""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from aiohttp import BodyPartReader, web

from bot.playground.backend import Backend
from bot.playground.exchanges import Exchange
from bot.playground.faults import Fault, Weather
from bot.playground.payloads import ATTACHMENT_LIMIT
from bot.playground.posting import Upload
from bot.playground.ratelimits import UNLIMITED
from bot.playground.refusal import RateLimited, Reason, Refusal
from bot.playground.rest.ask import Ask, Reply, Route
from bot.playground.wire import dumps

API = "/api/v10"
FILE_FIELD = re.compile(r"files?\[([0-9]{1,4})\]")
VIA = {"Via": "1.1 loopback"}  # without it discord.py takes a 429 for a ban
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(frozen=True, slots=True)
class _Outcome:
    """The outcome of a request."""

    reply: Reply
    headers: Mapping[str, str]
    refusal: Refusal | None = None


class Door:
    """One route, open to the bot."""

    def __init__(self, backend: Backend, route: Route) -> None:
        self._backend = backend
        self._route = route

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        path = request.path.removeprefix(API)
        fault = self._backend.faults.take(request.method, path)
        if fault is not None and fault.weather is Weather.DROPPED:
            self._write_down(request, path, None, (), _Outcome(Reply(status=0), {}), fault)
            return _break_off(request)
        if fault is not None and fault.weather is Weather.DELAYED:
            await asyncio.sleep(fault.seconds)
        body: object = None
        uploads: tuple[Upload, ...] = ()
        outcome = None
        try:
            self._recognize(request)  # before any byte of the body is read
            body, uploads = await _read(request)
        except Refusal as refusal:
            outcome = _refused(refusal, dict(VIA))
        except ConnectionError:  # the bot went away before it had said everything, as one that ends may
            return _break_off(request)
        if outcome is None:
            outcome = self._answer(request, body, uploads, fault)
        self._write_down(request, path, body, uploads, outcome, fault)
        if fault is not None and fault.weather is Weather.ANSWER_LOST:
            return _break_off(request)
        reply = outcome.reply
        return _json(reply.body, reply.status, outcome.headers)

    def _answer(self, request: web.Request, body: object, uploads: tuple[Upload, ...], fault: Fault | None) -> _Outcome:
        headers = dict(VIA)
        try:
            self._let_in(request, headers, fault)
            if any(len(upload.content) > ATTACHMENT_LIMIT for upload in uploads):
                raise Refusal.of(Reason.TOO_LARGE)
            names, query = dict(request.match_info), dict(request.query)
            return _Outcome(self._route.answer(Ask(self._backend, names, query, body, uploads)), headers)
        except Refusal as refusal:
            return _refused(refusal, headers)

    def _recognize(self, request: web.Request) -> None:
        """Raise the `Refusal` for a stranger. Who answers an interaction has its token in the path instead."""
        if self._route.recognize is not None:
            self._route.recognize(Ask(self._backend, dict(request.match_info), {}, None, ()))
        elif request.headers.get("Authorization") != f"Bot {self._backend.world.application.token}":
            raise Refusal.of(Reason.UNAUTHORIZED)

    def _let_in(self, request: web.Request, headers: dict[str, str], fault: Fault | None) -> None:
        """Raise the `Refusal` for one too fast, or for bad weather; fill in the headers."""
        rates, route = self._backend.rates, self._route
        if not route.by_interaction:
            rates.count()
        allowance = route.pace.allowance(rates.limits) or UNLIMITED
        major = "+".join(request.match_info[name] for name in MAJOR if name in request.match_info)
        headers |= rates.spend(f"{route.method} {route.path}", allowance, major)
        match fault:
            case Fault(weather=Weather.FAILED):
                raise Refusal(fault.status, 0, f"{fault.status}: Internal Server Error")
            case Fault(weather=Weather.LIMITED):
                raise RateLimited(fault.seconds, scope=fault.scope)

    def _write_down(
        self,
        request: web.Request,
        path: str,
        body: object,
        uploads: tuple[Upload, ...],
        outcome: _Outcome,
        fault: Fault | None,
    ) -> None:
        exchange = Exchange(
            request.method,
            self._route.path,
            path,
            dict(request.query),
            body,
            tuple(upload.filename for upload in uploads),
            outcome.reply.status,
            outcome.reply.body,
            counted=not self._route.by_interaction,
            fault=None if fault is None else fault.weather.value,
            at=self._backend.clock.now(),
        )
        self._backend.exchanges.add(exchange, outcome.refusal)
        self._backend.world.changes.give()


def _refused(refusal: Refusal, headers: Mapping[str, str]) -> _Outcome:
    return _Outcome(Reply(refusal.body(), refusal.status), {**headers, **refusal.headers}, refusal)


def _break_off(request: web.Request) -> web.Response:
    """Cut the line; the return value reaches nobody."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


async def _read(request: web.Request) -> tuple[object, tuple[Upload, ...]]:
    """Return the JSON body and the files; raises `Refusal` 50109."""
    sort, _, _ = request.headers.get("Content-Type", "").partition(";")  # request.content_type is slow
    if sort.strip().lower() == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    return (_parsed(raw) if raw else None), ()


async def _read_parts(request: web.Request) -> tuple[object, tuple[Upload, ...]]:
    body: object = None
    uploads = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read(decode=False))
        if part.name == "payload_json":
            body = _parsed(content)
        elif found := FILE_FIELD.fullmatch(part.name or ""):
            uploads.append(Upload(int(found[1]), part.filename or "file", content))
    return body, tuple(uploads)


def _parsed(raw: bytes) -> object:
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):  # deeper than anyone means
        raise Refusal.of(Reason.INVALID_JSON) from None


def nowhere(ask: Ask) -> Reply:
    """Answer a path without a route."""
    raise Refusal.of(Reason.NOT_FOUND)


NOWHERE = Route("*", "/{rest:.*}", nowhere)


def _json(body: object, status: int, headers: Mapping[str, str]) -> web.Response:
    """Return bytes, not text: discord.py reads JSON only from a type without a charset, as Discord sends it."""
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(body=dumps(body).encode(), status=status, content_type="application/json", headers=headers)
