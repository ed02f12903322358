"""The limits of an application's emoji, and of those that a component may name.

Source: Discord's reference, "Emoji: create application emoji", "modify application emoji".
"""

import binascii
import re
from base64 import b64decode
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.playground.limits.form import Form
from bot.playground.wire import whole

MOST_EMOJI = 2000  # of one application
SHORTEST_NAME, LONGEST_NAME = 2, 32
LARGEST = 256 * 1024  # bytes
NAME = re.compile(r"[A-Za-z0-9_]*")
DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=]*)")
SIGNATURES = {  # how files of each kind begin, and from which byte on
    "image/png": (0, (b"\x89PNG\r\n\x1a\n",)),
    "image/jpeg": (0, (b"\xff\xd8\xff",)),
    "image/gif": (0, (b"GIF87a", b"GIF89a")),
    "image/webp": (8, (b"WEBP",)),
    "image/avif": (4, (b"ftypavif", b"ftypavis")),
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """The picture of a new emoji."""

    content: bytes
    content_type: str


def check_new_emoji(payload: Mapping[str, object], *, taken: Collection[str]) -> tuple[str, Drawn]:
    """Return the name and the picture of a new emoji. `taken` are the names that the application has already.

    Raises `Refusal` 50035 with every fault.
    """
    form = Form(payload)
    name, drawn = _name(form, taken, required=True), _picture(form)
    form.refuse_faults()
    assert name is not None  # noqa: S101 (otherwise it was refused)
    assert drawn is not None  # noqa: S101
    return name, drawn


def check_emoji_name(payload: Mapping[str, object], *, taken: Collection[str]) -> str | None:
    """Return the new name of an emoji; None when the change names none. `taken` are the names of the others.

    Raises `Refusal` 50035.
    """
    form = Form(payload)
    name = _name(form, taken, required=False)
    form.refuse_faults()
    return name


def check_shown_emoji(payload: Mapping[str, object], known: Collection[int]) -> None:
    """Refuse a body one of whose components names an emoji by an id that is not `known`. Raises `Refusal` 50035."""
    form = Form(payload)
    _look_through(form, payload, (), known)
    form.refuse_faults()


def _look_through(form: Form, value: object, path: tuple[str | int, ...], known: Collection[int]) -> None:
    match value:
        case {"emoji": {"id": named}} if named is not None and whole(named) not in known:
            form.fail("COMPONENT_INVALID_EMOJI", "Invalid emoji", *path, "emoji", "id")
        case dict():
            for key in ("data", "components", "component", "accessory", "options"):
                _look_through(form, value.get(key), (*path, key), known)
        case list():
            for place, inner in enumerate(value):
                _look_through(form, inner, (*path, place), known)


def _name(form: Form, taken: Collection[str], *, required: bool) -> str | None:
    name = form.text("name", LONGEST_NAME, shortest=SHORTEST_NAME, required=required)
    if name is None:
        return None
    if not NAME.fullmatch(name):
        form.fail("STRING_TYPE_REGEX", "String value did not match validation regex.", "name")
    elif name in taken:
        form.fail("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji of the application has this name", "name")
    return name


def _picture(form: Form) -> Drawn | None:
    """Return the picture in a data URI: of a kind that Discord takes, and no larger than it takes."""
    given = form.text("image", 2 * LARGEST, required=True)
    if given is None:
        return None
    found = DATA.fullmatch(given)
    try:
        content = b64decode(found[2], validate=True) if found is not None else b""
    except binascii.Error:
        content = b""
    at, beginnings = SIGNATURES[found[1]] if found is not None else (0, ())
    if found is None or not content[at:].startswith(beginnings):
        form.fail("IMAGE_INVALID", "Invalid image data", "image")
        return None
    if len(content) > LARGEST:
        form.fail("BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {LARGEST / 1024:.1f} kb.", "image")
        return None
    return Drawn(content, found[1])
