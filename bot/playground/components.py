"""Buttons, menus, pictures and texts on a message: walking through them and filling in what Discord fills in."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum

from bot.playground.entities import Attachment
from bot.playground.refusal import invalid_field
from bot.playground.wire import Json, child, children, text, whole


class ComponentKind(IntEnum):
    """The kinds of component, by Discord's numbers."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(range(ComponentKind.STRING_SELECT, ComponentKind.CHANNEL_SELECT + 1)) - {ComponentKind.TEXT_INPUT}

_DEFAULTS: dict[int, Json] = {
    ComponentKind.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentKind.FILE: {"spoiler": False},
    ComponentKind.SEPARATOR: {"spacing": 1, "divider": True},
    ComponentKind.CONTAINER: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yield every component, each before those inside it."""
    for component in components:
        yield component
        if "components" in component:
            yield from walk(children(component, "components"))
        for key in ("accessory", "component"):
            if key in component and (inner := child(component, key)):
                yield from walk([inner])


def texts(components: Iterable[Json]) -> list[str]:
    """Return what the text displays say; of a Components V2 message, its whole text."""
    return [text(one, "content") for one in walk(components) if whole(one.get("type")) == ComponentKind.TEXT_DISPLAY]


def used_files(components: Iterable[Json], embeds: Iterable[Json]) -> Iterator[str]:
    """Yield the ids of files that components show and the links of pictures in embeds."""
    for component in walk(components):
        shown = [component, *children(component, "items")]
        media = [child(one, key) for one in shown for key in ("media", "file")]
        yield from (attached for one in media if (attached := text(one, "attachment_id")))
    for embed in embeds:
        yield from (text(child(embed, key), "url") for key in ("image", "thumbnail"))


def finished(components: Sequence[Json], files: Sequence[Attachment], base_url: str) -> tuple[Json, ...]:
    """Return components as Discord gives them back: numbered, with defaults, and with links to their files.

    Raises `Refusal` 50035 when a picture names a file that is not on the message.
    """
    taken = {given for component in walk(components) if (given := whole(component.get("id")))}
    free = iter(number for number in range(1, 10_000) if number not in taken)
    named = {file.filename: file for file in files}

    def media(item: Mapping[str, object], path: tuple[str | int, ...]) -> Json:
        url = text(item, "url")
        if not url.startswith("attachment://"):
            return {"id": "0", "proxy_url": url} | dict(item)
        file = named.get(cleansed(url.removeprefix("attachment://")))
        if file is None:
            code, sentence = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced file was not found"
            raise invalid_field(code, sentence, "components", *path, "url")
        return linked(file, base_url)

    def finish(component: Json, path: tuple[str | int, ...]) -> Json:
        kind = whole(component.get("type")) or 0
        done = {**_DEFAULTS.get(kind, {}), **_as_said_back(component)}
        done["id"] = whole(component.get("id")) or next(free)
        _finish_media(done, kind, media, path)
        for key in ("accessory", "component"):
            if inner := child(done, key):
                done[key] = finish(inner, (*path, key))
        if "components" in done:
            inside = enumerate(children(done, "components"))
            done["components"] = [finish(inner, (*path, "components", index)) for index, inner in inside]
        return done

    return tuple(finish(component, (index,)) for index, component in enumerate(components))


def cleansed(filename: str) -> str:
    """Return a file's name as Discord keeps it; references to it are read the same way."""
    return re.sub(r"[^\w.-]", "_", filename, flags=re.ASCII)


def linked(file: Attachment, base_url: str) -> Json:
    """Return a file as the picture of a component."""
    url = base_url + file.path
    shown: Json = {"id": str(file.id), "attachment_id": str(file.id), "url": url, "proxy_url": url}
    shown |= {"content_type": file.content_type, "loading_state": 2, "flags": 0}
    if file.size is not None:
        shown["width"], shown["height"] = file.size
    return shown


def _as_said_back(component: Json) -> Json:
    """Return it without nulls, even in emoji and options; ids as the strings Discord writes."""
    said = _without_nulls(component)
    for shown in (said, *children(said, "options")):
        if (emoji := child(shown, "emoji")) and "id" in emoji:
            emoji["id"] = str(emoji["id"])
    if "default_values" in said:
        said["default_values"] = [one | {"id": str(one.get("id"))} for one in children(said, "default_values")]
    return said


def _without_nulls(value: Json) -> Json:
    return {key: _bare(inner) for key, inner in value.items() if inner is not None}


def _bare(value: object) -> object:
    if isinstance(value, dict):
        return _without_nulls(value)
    return [_bare(inner) for inner in value] if isinstance(value, list) else value


def _finish_media(
    done: Json,
    kind: int,
    media: Callable[[Mapping[str, object], tuple[str | int, ...]], Json],
    path: tuple[str | int, ...],
) -> None:
    match kind:
        case ComponentKind.MEDIA_GALLERY:
            done["items"] = [
                {
                    "description": None,
                    "spoiler": False,
                    **item,
                    "media": media(child(item, "media"), (*path, "items", i, "media")),
                }
                for i, item in enumerate(children(done, "items"))
            ]
        case ComponentKind.THUMBNAIL:
            done["media"] = media(child(done, "media"), (*path, "media"))
        case ComponentKind.FILE:
            file = done["file"] = media(child(done, "file"), (*path, "file"))
            done |= {"name": text(file, "url").rsplit("/", 1)[-1], "size": None}
        case ComponentKind.CONTAINER:
            done.setdefault("accent_color", None)
