"""Files and pictures of faces."""

import hashlib

from aiohttp import web

from bot.playground.wire import whole
from bot.playground.world import World


class Cdn:
    """The files behind links; anyone who knows a link may follow it, as on Discord."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, app: web.Application) -> None:
        """Open the CDN's paths."""
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self.attachment)
        app.router.add_get("/emojis/{picture}", self.emoji)
        app.router.add_get("/avatars/{user_id}/{picture}", self.avatar)

    async def attachment(self, request: web.Request) -> web.Response:
        """Return a file of a message."""
        file = self._world.files.get(whole(request.match_info["attachment_id"]) or 0)
        if file is None or request.path != file.path:
            raise web.HTTPNotFound
        return sent_in(file.content, file.content_type)

    async def avatar(self, request: web.Request) -> web.Response:
        """Return someone's face."""
        user = self._world.users.get(whole(request.match_info["user_id"]) or 0)
        if user is None or user.avatar is None:
            raise web.HTTPNotFound
        shown = hashlib.md5(user.avatar, usedforsecurity=False).hexdigest()
        if request.match_info["picture"].partition(".")[0] != shown:
            raise web.HTTPNotFound
        return web.Response(body=user.avatar, content_type="image/png")

    async def emoji(self, request: web.Request) -> web.Response:
        """Return an emoji of the application."""
        emoji = self._world.emoji.get(whole(request.match_info["picture"].partition(".")[0]) or 0)
        if emoji is None:
            raise web.HTTPNotFound
        response = sent_in(emoji.content, emoji.content_type)
        response.headers["Cache-Control"] = "public, max-age=3600, immutable"
        return response


def sent_in(content: bytes, content_type: str) -> web.Response:
    """Return bytes that someone sent. A browser shows pictures and only saves the rest: no page can pose as ours."""
    headers = {}
    if not content_type.startswith("image/") or content_type == "image/svg+xml":
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=content, content_type=content_type, headers=headers)
