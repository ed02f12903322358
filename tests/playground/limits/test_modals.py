"""A modal: its title, its rows and labels, and their permitted contents."""

from bot.playground.limits import check_interaction_response
from tests.playground.limits.table import Json, Limit, each_of, faults
from tests.playground.openapi import openapi_contract


def modal(*components: Json, **changes: object) -> Json:
    return {"title": "Lay", "custom_id": "lay", "components": list(components or (label(),)), **changes}


def text_input(custom_id: str = "move", **changes: object) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **changes}


def label(component: Json | None = None, **changes: object) -> Json:
    return {"type": 18, "label": "Your move", "component": component or text_input(), **changes}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def option(value: str, **changes: object) -> Json:
    return {"label": "An option", "value": value, **changes}


def options(number: int) -> list[Json]:
    return [option(str(place)) for place in range(number)]


def select(number: int = 2, **changes: object) -> Json:
    return {"type": 3, "custom_id": "choose", "options": options(number), **changes}


def radio(number: int) -> Json:
    return {"type": 21, "custom_id": "choose", "options": options(number)}


def checkboxes(number: int, **changes: object) -> Json:
    return {"type": 22, "custom_id": "choose", "options": options(number), **changes}


def upload(**changes: object) -> Json:
    return {"type": 19, "custom_id": "file", **changes}


def labels(number: int) -> list[Json]:
    return [label(text_input(f"t{place}")) for place in range(number)]


def written(**changes: object) -> Json:
    return modal(label({**text_input(), **changes}))


CONTROL = "components.0.component"

LIMITS = [
    Limit("title", modal(title="t" * 45), modal(title="t" * 46), "title", "BASE_TYPE_BAD_LENGTH"),
    Limit("a modal has a title", modal(), modal(title=None), "title", "BASE_TYPE_REQUIRED"),
    Limit("custom id", modal(custom_id="c" * 100), modal(custom_id="c" * 101), "custom_id", "BASE_TYPE_BAD_LENGTH"),
    Limit("components", modal(*labels(5)), modal(*labels(6)), "components", "BASE_TYPE_BAD_LENGTH"),
    Limit("one component at least", modal(label()), modal(components=[]), "components", "BASE_TYPE_BAD_LENGTH"),
    Limit("texts between", modal({"type": 10, "content": "Read this"}, label()), modal({"type": 10, "content": ""}),
          "components.0.content", "BASE_TYPE_REQUIRED"),
    Limit("label", modal(label(label="l" * 45)), modal(label(label="l" * 46)), "components.0.label",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("description", modal(label(description="d" * 100)), modal(label(description="d" * 101)),
          "components.0.description", "BASE_TYPE_BAD_LENGTH"),
    Limit("a label holds something", modal(label()), modal({"type": 18, "label": "Your move"}), CONTROL,
          "BASE_TYPE_REQUIRED"),
    Limit("a row holds one text input", modal(row(text_input(label="Your move"))),
          modal(row(text_input("a", label="A"), text_input("b", label="B"))), "components.0",
          "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    Limit("in a row the text input says its name", modal(row(text_input(label="l" * 45))), modal(row(text_input())),
          "components.0.components.0.label", "BASE_TYPE_REQUIRED"),
    Limit("the name of a text input", modal(row(text_input(label="l" * 45))), modal(row(text_input(label="l" * 46))),
          "components.0.components.0.label", "BASE_TYPE_BAD_LENGTH"),
    Limit("no button in a modal", modal(label()), modal(row({"type": 2, "style": 1, "label": "a", "custom_id": "a"})),
          "components.0.components.0", "UNION_TYPE_CHOICES"),
    Limit("no button in a label", modal(label()), modal(label({"type": 2, "style": 1, "custom_id": "a"})), CONTROL,
          "UNION_TYPE_CHOICES"),
    Limit("a select stands in a label", modal(label(select())), modal(row(select())), "components.0.components.0",
          "UNION_TYPE_CHOICES"),
    Limit("no container in a modal", modal(label()), modal({"type": 17, "components": []}), "components.0",
          "UNION_TYPE_CHOICES"),
    Limit("custom ids differ", modal(*labels(2)), modal(label(), label()), "components.1.component.custom_id",
          "COMPONENT_CUSTOM_ID_DUPLICATED"),
    Limit("ids differ", modal(label(id=1)), modal(label(text_input(id=1), id=1)), f"{CONTROL}.id",
          "COMPONENT_ID_DUPLICATED"),
    Limit("style", written(style=2), written(style=3), f"{CONTROL}.style", "BASE_TYPE_CHOICES"),
    Limit("shortest text", written(min_length=4000), written(min_length=4001), f"{CONTROL}.min_length",
          "NUMBER_TYPE_MAX"),
    Limit("longest text", written(max_length=4000), written(max_length=4001), f"{CONTROL}.max_length",
          "NUMBER_TYPE_MAX"),
    Limit("longest text is one at least", written(max_length=1), written(max_length=0), f"{CONTROL}.max_length",
          "NUMBER_TYPE_MIN"),
    Limit("shortest is not above longest", written(min_length=3, max_length=3), written(min_length=4, max_length=3),
          f"{CONTROL}.min_length", "NUMBER_TYPE_MAX"),
    Limit("value", written(value="v" * 4000), written(value="v" * 4001), f"{CONTROL}.value", "BASE_TYPE_MAX_LENGTH"),
    Limit("value is within the input's own bounds", written(value="vvv", max_length=3),
          written(value="vvvv", max_length=3), f"{CONTROL}.value", "BASE_TYPE_MAX_LENGTH"),
    Limit("value is long enough", written(value="vvv", min_length=3), written(value="vv", min_length=3),
          f"{CONTROL}.value", "BASE_TYPE_MIN_LENGTH"),
    Limit("placeholder", written(placeholder="p" * 100), written(placeholder="p" * 101), f"{CONTROL}.placeholder",
          "BASE_TYPE_MAX_LENGTH"),
    Limit("nothing is disabled in a modal", modal(label(select(disabled=False))), modal(label(select(disabled=True))),
          f"{CONTROL}.disabled", "COMPONENT_DISABLED_IN_MODAL"),
    Limit("a required select asks for one", modal(label(select(min_values=0, required=False))),
          modal(label(select(min_values=0))), f"{CONTROL}.min_values", "NUMBER_TYPE_MIN"),
    Limit("people", modal(label({"type": 5, "custom_id": "who", "max_values": 25})),
          modal(label({"type": 5, "custom_id": "who", "max_values": 26})), f"{CONTROL}.max_values",
          "NUMBER_TYPE_MAX"),
    Limit("radio options", modal(label(radio(10))), modal(label(radio(11))), f"{CONTROL}.options",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("two radio options at least", modal(label(radio(2))), modal(label(radio(1))), f"{CONTROL}.options",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("checkboxes", modal(label(checkboxes(10))), modal(label(checkboxes(11))), f"{CONTROL}.options",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("checked boxes", modal(label(checkboxes(3, max_values=3))), modal(label(checkboxes(3, max_values=4))),
          f"{CONTROL}.max_values", "NUMBER_TYPE_MAX"),
    Limit("one checkbox", modal(label({"type": 23, "custom_id": "sure", "default": True})),
          modal(label({"type": 23, "custom_id": "sure", "default": 1})), f"{CONTROL}.default",
          "BOOLEAN_TYPE_CONVERT"),
    Limit("uploads", modal(label(upload(max_values=10))), modal(label(upload(max_values=11))),
          f"{CONTROL}.max_values", "NUMBER_TYPE_MAX"),
    Limit("file types", modal(label(upload(file_types=["image", ".txt"]))), modal(label(upload(file_types=["txt"]))),
          f"{CONTROL}.file_types.0", "BASE_TYPE_CHOICES"),
]  # fmt: skip

limits = each_of(LIMITS)


@limits
def test_the_largest_modal_is_accepted(limit: Limit) -> None:
    check_interaction_response({"type": 9, "data": limit.fits}, interaction_type=2, file_count=0)


@limits
def test_the_first_beyond_is_refused_where_it_is_wrong(limit: Limit) -> None:
    answer: Json = {"type": 9, "data": limit.breaks}
    refused = faults(lambda: check_interaction_response(answer, interaction_type=3, file_count=0))
    assert refused == {(f"data.{limit.path}", limit.code)}


@limits
def test_discord_s_document_accepts_the_largest_too(limit: Limit) -> None:
    answer: Json = {"type": 9, "data": limit.fits}
    assert openapi_contract().request_problems("POST", "/interactions/1/token/callback", answer) == []
