"""An emoji of the application: its name, its picture, and which of them a component may name."""

from base64 import b64encode

import pytest

from bot.playground.limits import MOST_EMOJI, check_emoji_name, check_new_emoji, check_shown_emoji
from bot.playground.limits.emoji import LARGEST
from bot.playground.refusal import Refusal
from bot.playground.server import LoopbackDiscord
from tests.playground.limits.table import Json, Limit, each_of, faults
from tests.playground.openapi import openapi_contract

PATH = "/applications/1/emojis"
PNG = b"\x89PNG\r\n\x1a\n"


def image(content: bytes = PNG, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{b64encode(content).decode()}"


def emoji(**changes: object) -> Json:
    return {"name": "card_qs", "image": image(), **changes}


LIMITS = [
    Limit("shortest name", emoji(name="ab"), emoji(name="a"), "name", "BASE_TYPE_BAD_LENGTH"),
    Limit("longest name", emoji(name="n" * 32), emoji(name="n" * 33), "name", "BASE_TYPE_BAD_LENGTH"),
    Limit("letters", emoji(name="Az_09"), emoji(name="card-qs"), "name", "STRING_TYPE_REGEX"),
    Limit("a name of its own", emoji(name="card_qh"), emoji(name="taken"), "name",
          "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
    Limit("size", emoji(image=image(PNG.ljust(LARGEST, b"x"))), emoji(image=image(PNG.ljust(LARGEST + 1, b"x"))),
          "image", "BINARY_TYPE_MAX_SIZE"),
    Limit("kind", emoji(image=image(b"GIF89a", "gif")), emoji(image=image(b"%PDF", "gif")), "image", "IMAGE_INVALID"),
    Limit("kind that is said", emoji(image=image(b"\xff\xd8\xff", "jpeg")), emoji(image=image(PNG, "jpeg")), "image",
          "IMAGE_INVALID"),
    Limit("a picture", emoji(), emoji(image=image(b"<svg/>", "svg+xml")), "image", "IMAGE_INVALID"),
    Limit("base64", emoji(), emoji(image="data:image/png;base64,iVBORw0KGgo=="), "image", "IMAGE_INVALID"),
    Limit("the picture is there", emoji(), {"name": "card_qs"}, "image", "BASE_TYPE_REQUIRED"),
    Limit("the name is there", emoji(), {"image": image()}, "name", "BASE_TYPE_REQUIRED"),
]  # fmt: skip

limits = each_of(LIMITS)


@limits
def test_an_emoji_has_limits(limit: Limit) -> None:
    check_new_emoji(limit.fits, taken=["taken"])
    assert faults(lambda: check_new_emoji(limit.breaks, taken=["taken"])) == {(limit.path, limit.code)}


@limits
def test_discord_s_document_accepts_it_too(limit: Limit) -> None:
    assert openapi_contract().request_problems("POST", PATH, limit.fits) == []


def test_a_change_keeps_the_limits() -> None:
    assert check_emoji_name({"name": "other"}, taken=["taken"]) == "other"
    assert check_emoji_name({}, taken=["taken"]) is None
    for name, code in (("a", "BASE_TYPE_BAD_LENGTH"), ("taken", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")):
        assert faults(lambda name=name: check_emoji_name({"name": name}, taken=["taken"])) == {("name", code)}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


BUTTON: Json = {"type": 2, "style": 1, "label": "Q", "custom_id": "q", "emoji": {"id": "7", "name": "card_qs"}}
MENU: Json = {"type": 3, "custom_id": "m", "options": [{"label": "Q", "value": "q", "emoji": {"id": 7, "name": "c"}}]}


@pytest.mark.parametrize(
    ("payload", "path"),
    [
        ({"components": [row(BUTTON)]}, "components.0.components.0.emoji.id"),
        ({"components": [{"type": 17, "components": [row(MENU)]}]},
         "components.0.components.0.components.0.options.0.emoji.id"),
        ({"components": [{"type": 9, "components": [], "accessory": BUTTON}]}, "components.0.accessory.emoji.id"),
        ({"type": 4, "data": {"components": [row(BUTTON)]}}, "data.components.0.components.0.emoji.id"),
        ({"type": 9, "data": {"components": [{"type": 18, "component": MENU}]}},
         "data.components.0.component.options.0.emoji.id"),
    ],
)  # fmt: skip
def test_a_component_names_no_emoji_that_is_not_there(payload: Json, path: str) -> None:
    check_shown_emoji(payload, {7})
    assert faults(lambda: check_shown_emoji(payload, {8})) == {(path, "COMPONENT_INVALID_EMOJI")}


def test_signs_of_unicode_and_nonsense_pass() -> None:
    for said in ({"name": "🃏"}, {"id": None, "name": "🃏"}, None, [], "x"):
        check_shown_emoji({"components": [row({"type": 2, "emoji": said})]}, ())


async def test_an_application_has_so_many_and_no_more() -> None:
    async with LoopbackDiscord() as discord:
        for number in range(MOST_EMOJI):
            discord.world.add_emoji(f"card_{number}", PNG, "image/png")
        with pytest.raises(Refusal) as caught:
            discord.world.add_emoji("one_more", PNG, "image/png")
    assert (caught.value.status, caught.value.code) == (400, 30008)
