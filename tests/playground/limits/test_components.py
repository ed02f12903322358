"""Components of a message: rows, buttons, selects, and the layouts of Components V2."""

from itertools import count

from bot.playground.limits import check_message
from tests.playground.limits.table import Json, Limit, faults
from tests.playground.openapi import openapi_contract

V2 = 1 << 15


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(**changes: object) -> Json:
    return {"type": 2, "style": 1, "label": "Draw", "custom_id": "draw", **changes}


def without(component: Json, *keys: str) -> Json:
    return {key: value for key, value in component.items() if key not in keys}


def buttons(number: int) -> list[Json]:
    return [button(custom_id=f"b{place}") for place in range(number)]


def option(value: str = "a", **changes: object) -> Json:
    return {"label": "An option", "value": value, **changes}


def select(*options: Json, **changes: object) -> Json:
    return {"type": 3, "custom_id": "choose", "options": list(options or (option(),)), **changes}


def people(kind: int = 5, **changes: object) -> Json:
    return {"type": kind, "custom_id": "whom", **changes}


def text(content: str = "hello", **changes: object) -> Json:
    return {"type": 10, "content": content, **changes}


def thumbnail(**changes: object) -> Json:
    return {"type": 11, "media": {"url": "https://example.org/a.png"}, **changes}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(texts or (text(),)), "accessory": accessory or thumbnail()}


def gallery(*items: Json) -> Json:
    return {"type": 12, "items": list(items)}


def item(**changes: object) -> Json:
    return {"media": {"url": "https://example.org/a.png"}, **changes}


def container(*components: Json, **changes: object) -> Json:
    return {"type": 17, "components": list(components or (text(),)), **changes}


def rows_of_buttons(number: int) -> list[Json]:
    """Return rows of up to five buttons, with `number` components in all, counting rows and buttons."""
    names = count()
    full, rest = divmod(number, 6)
    sizes = [5] * full + ([rest - 1] if rest else [])
    return [row(*(button(custom_id=f"b{next(names)}") for _ in range(size))) for size in sizes]


def of(component: Json) -> Json:
    """Return a message with this one control."""
    return v2(row(component))


LIMITS = [
    Limit("buttons in a row", v2(row(*buttons(5))), v2(row(*buttons(6))), "components.0.components",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("no empty row", v2(row(button())), v2(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    Limit("a select stands alone", v2(row(select())), v2(row(select(), button())), "components.0",
          "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    Limit("a row holds no text", v2(text()), v2(row(text())), "components.0.components.0", "UNION_TYPE_CHOICES"),
    Limit("custom id is long", of(button(custom_id="c" * 100)), of(button(custom_id="c" * 101)),
          "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    Limit("custom id is there", of(button()), of(without(button(), "custom_id")),
          "components.0.components.0.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
    Limit("custom ids differ", v2(row(button(), button(custom_id="b"))), v2(row(button()), row(button())),
          "components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    Limit("a button and a select share no custom id", v2(row(button(custom_id="a")), row(select())),
          v2(row(button(custom_id="choose")), row(select())), "components.1.components.0.custom_id",
          "COMPONENT_CUSTOM_ID_DUPLICATED"),
    Limit("ids differ", v2(text(id=1), text(id=2)), v2(text(id=1), text(id=1)), "components.1.id",
          "COMPONENT_ID_DUPLICATED"),
    Limit("id 0 is none", v2(text(id=0), text(id=0)), v2(text(id=7), container(text(id=7))),
          "components.1.components.0.id", "COMPONENT_ID_DUPLICATED"),
    Limit("label", of(button(label="l" * 80)), of(button(label="l" * 81)), "components.0.components.0.label",
          "BASE_TYPE_MAX_LENGTH"),
    Limit("an emoji is label enough", of(without(button(emoji={"name": "🃏"}), "label")),
          of(without(button(), "label")),
          "components.0.components.0.label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    Limit("emoji", of(button(emoji={"id": None, "name": "♠️"})), of(button(emoji={"id": None, "name": "spade"})),
          "components.0.components.0.emoji.name", "COMPONENT_INVALID_EMOJI"),
    Limit("a playing card is no emoji", of(button(emoji={"name": "🃏"})), of(button(emoji={"name": "🂡"})),
          "components.0.components.0.emoji.name", "COMPONENT_INVALID_EMOJI"),
    Limit("custom emoji", of(button(emoji={"id": "12", "name": "mille", "animated": False})),
          of(button(emoji={"id": "x", "name": "🃏"})), "components.0.components.0.emoji.id", "NUMBER_TYPE_COERCE"),
    Limit("style", of(button(style=4)), of(button(style=7)), "components.0.components.0.style", "BASE_TYPE_CHOICES"),
    Limit("a button with a custom id has no url", of(button()), of(button(url="https://example.org")),
          "components.0.components.0.url", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    Limit("a link has a url", of(without(button(style=5, url="https://example.org"), "custom_id")),
          of(without(button(style=5), "custom_id")), "components.0.components.0.url", "BASE_TYPE_REQUIRED"),
    Limit("a link has no custom id", of(without(button(style=5, url="https://example.org"), "custom_id")),
          of(button(style=5, url="https://example.org")), "components.0.components.0.custom_id",
          "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    Limit("url", of(without(button(style=5, url="https://e.org/" + "u" * 498), "custom_id")),
          of(without(button(style=5, url="https://e.org/" + "u" * 499), "custom_id")),
          "components.0.components.0.url", "BASE_TYPE_BAD_LENGTH"),
    Limit("a premium button has a SKU", of({"type": 2, "style": 6, "sku_id": "1"}), of({"type": 2, "style": 6}),
          "components.0.components.0.sku_id", "BASE_TYPE_REQUIRED"),
    Limit("options", of(select(*(option(str(n)) for n in range(25)))),
          of(select(*(option(str(n)) for n in range(26)))), "components.0.components.0.options",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("one option at least", of(select()), of({**select(), "options": []}), "components.0.components.0.options",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("option label", of(select(option(label="l" * 100))), of(select(option(label="l" * 101))),
          "components.0.components.0.options.0.label", "BASE_TYPE_BAD_LENGTH"),
    Limit("option value", of(select(option("v" * 100))), of(select(option("v" * 101))),
          "components.0.components.0.options.0.value", "BASE_TYPE_BAD_LENGTH"),
    Limit("option description", of(select(option(description="d" * 100))), of(select(option(description="d" * 101))),
          "components.0.components.0.options.0.description", "BASE_TYPE_MAX_LENGTH"),
    Limit("option values differ", of(select(option("a"), option("b"))), of(select(option("a"), option("a"))),
          "components.0.components.0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    Limit("placeholder", of(select(placeholder="p" * 150)), of(select(placeholder="p" * 151)),
          "components.0.components.0.placeholder", "BASE_TYPE_MAX_LENGTH"),
    Limit("fewest", of(select(min_values=0)), of(select(min_values=-1)), "components.0.components.0.min_values",
          "NUMBER_TYPE_MIN"),
    Limit("most is one at least", of(select(max_values=1)), of(select(max_values=0)),
          "components.0.components.0.max_values", "NUMBER_TYPE_MIN"),
    Limit("most is within the options", of(select(option("a"), option("b"), max_values=2)),
          of(select(option("a"), option("b"), max_values=3)), "components.0.components.0.max_values",
          "NUMBER_TYPE_MAX"),
    Limit("fewest is not above most", of(select(option("a"), option("b"), min_values=2, max_values=2)),
          of(select(option("a"), option("b"), min_values=2)), "components.0.components.0.min_values",
          "NUMBER_TYPE_MAX"),
    Limit("defaults", of(select(option("a", default=True), option("b"))),
          of(select(option("a", default=True), option("b", default=True))), "components.0.components.0.options",
          "SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE"),
    Limit("people", of(people(max_values=25)), of(people(max_values=26)), "components.0.components.0.max_values",
          "NUMBER_TYPE_MAX"),
    Limit("default person", of(people(default_values=[{"id": "1", "type": "user"}])),
          of(people(default_values=[{"id": "1", "type": "role"}])),
          "components.0.components.0.default_values.0.type", "BASE_TYPE_CHOICES"),
    Limit("default persons", of(people(7, max_values=2, default_values=[{"id": "1", "type": "user"},
          {"id": "2", "type": "role"}])), of(people(7, default_values=[{"id": "1", "type": "user"},
          {"id": "2", "type": "role"}])), "components.0.components.0.default_values",
          "SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE"),
    Limit("default channel", of(people(8, channel_types=[0], default_values=[{"id": "1", "type": "channel"}])),
          of(people(8, default_values=[{"id": "one", "type": "channel"}])),
          "components.0.components.0.default_values.0.id", "NUMBER_TYPE_COERCE"),
    Limit("texts of a section", v2(section(text(), text(), text())), v2(section(text(), text(), text(), text())),
          "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    Limit("accessory", v2(section(accessory=button())), v2(section(accessory=text())), "components.0.accessory",
          "UNION_TYPE_CHOICES"),
    Limit("a section has an accessory", v2(section()), v2({"type": 9, "components": [text()]}),
          "components.0.accessory", "BASE_TYPE_REQUIRED"),
    Limit("a thumbnail stands in a section", v2(section(accessory=thumbnail())), v2(thumbnail()), "components.0",
          "UNION_TYPE_CHOICES"),
    Limit("thumbnail's alt text", v2(section(accessory=thumbnail(description="d" * 1024))),
          v2(section(accessory=thumbnail(description="d" * 1025))), "components.0.accessory.description",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("text is there", v2(text("t")), v2(text("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    Limit("all texts together", v2(text("t" * 2000), container(text("t" * 2000))),
          v2(text("t" * 2000), container(text("t" * 2001))), "components",
          "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    Limit("pictures", v2(gallery(*[item()] * 10)), v2(gallery(*[item()] * 11)), "components.0.items",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("no empty gallery", v2(gallery(item())), v2(gallery()), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    Limit("picture's alt text", v2(gallery(item(description="d" * 1024))), v2(gallery(item(description="d" * 1025))),
          "components.0.items.0.description", "BASE_TYPE_BAD_LENGTH"),
    Limit("picture's address", v2(gallery(item())), v2(gallery({"media": {"url": "a.png"}})),
          "components.0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
    Limit("separator", v2(text(), {"type": 14, "spacing": 2, "divider": False}),
          v2(text(), {"type": 14, "spacing": 3}), "components.1.spacing", "BASE_TYPE_CHOICES"),
    Limit("accent color", v2(container(accent_color=0xFFFFFF)), v2(container(accent_color=0x1000000)),
          "components.0.accent_color", "NUMBER_TYPE_MAX"),
    Limit("containers do not nest", v2(container(row(button()), section(), gallery(item()), {"type": 14})),
          v2(container(container())), "components.0.components.0", "UNION_TYPE_CHOICES"),
    Limit("no empty container", v2(container()), v2({"type": 17, "components": []}), "components.0.components",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("a button stands in a row", v2(row(button())), v2(button()), "components.0", "UNION_TYPE_CHOICES"),
    Limit("no text input in a message", v2(row(button())), v2(row({"type": 4, "custom_id": "a", "style": 1})),
          "components.0.components.0", "UNION_TYPE_CHOICES"),
    Limit("no label in a message", v2(text()), v2({"type": 18, "label": "a", "component": select()}),
          "components.0", "UNION_TYPE_CHOICES"),
    Limit("forty components, nested ones too", v2(container(*rows_of_buttons(39))),
          v2(container(*rows_of_buttons(38)), text(), text()), "components",
          "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
]  # fmt: skip


def test_a_picture_is_an_uploaded_file() -> None:
    payload = v2(
        gallery({"media": {"url": "attachment://hand.png"}}), {"type": 13, "file": {"url": "attachment://a.txt"}}
    )
    attached = {**payload, "attachments": [{"id": 0, "filename": "hand.png"}, {"id": 1, "filename": "a.txt"}]}
    check_message(attached, file_count=2)
    missing = {**payload, "attachments": [{"id": 0, "filename": "pile.png"}, {"id": 1, "filename": "a.txt"}]}
    assert faults(lambda: check_message(missing, file_count=2)) == {
        ("components.0.items.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
    }
    assert openapi_contract().request_problems("POST", "/channels/1/messages", attached) == []


def test_a_picture_may_be_a_file_the_edited_message_keeps() -> None:
    payload = {"components": [gallery({"media": {"url": "attachment://hand.png"}})]}
    check_message(payload, file_count=0, edit=True, current_flags=V2, filenames=["hand.png"])
    assert faults(lambda: check_message(payload, file_count=0, edit=True, current_flags=V2, filenames=[])) == {
        ("components.0.items.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
    }


def test_a_file_component_shows_an_upload_only() -> None:
    payload = v2({"type": 13, "file": {"url": "https://example.org/a.txt"}})
    assert faults(lambda: check_message(payload, file_count=0)) == {
        ("components.0.file.url", "URL_TYPE_INVALID_SCHEME")
    }
