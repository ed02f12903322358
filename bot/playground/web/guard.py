"""The guard lets in browsers and bots on this machine, and refuses every page of another site.

A page elsewhere can lead a browser to 127.0.0.1, by a link or by a name that resolves to it. Its requests carry another
Origin or another Host, so the guard refuses them before anything else looks at them.
"""

from collections.abc import Awaitable, Callable

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse strangers with 403; put the security headers on every answer."""
    if not is_ours(request):
        return _armored(request, web.Response(status=403, text="This address is for this machine only.\n"))
    try:
        response = await handler(request)
    except web.HTTPException as refusal:
        _armored(request, refusal)
        raise
    return response if response.prepared else _armored(request, response)


def is_ours(request: web.Request) -> bool:
    """Return whether Host names this server as loopback, and Origin, where there is one, agrees."""
    host, origin = request.headers.get("Host", ""), request.headers.get("Origin")
    return host in _own_names(request) and origin in (None, f"http://{host}")


def has_own_origin(request: web.Request) -> bool:
    """Return whether a page of this server asks; a websocket needs this, since browsers let any page open one."""
    return is_ours(request) and "Origin" in request.headers


def _own_names(request: web.Request) -> tuple[str, ...]:
    if request.transport is None:
        return ()
    port = request.transport.get_extra_info("sockname")[1]
    return (f"127.0.0.1:{port}", f"localhost:{port}")


def _armored(request: web.Request, response: web.StreamResponse) -> web.StreamResponse:
    headers = response.headers
    headers["Content-Security-Policy"] = (
        "default-src 'self'; img-src 'self' data: blob:; "
        f"connect-src 'self' ws://{request.headers.get('Host', '') if is_ours(request) else ''}; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"  # the links hold keys
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers.setdefault("Cache-Control", "no-store")
    return response
