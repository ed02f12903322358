"""Filling in a modal, checked as a client checks it."""

from collections.abc import Mapping, Sequence

from bot.playground.components import SELECTS, ComponentKind
from bot.playground.entities import Channel, Role, User
from bot.playground.seen import Field, Impossible, SeenModal
from bot.playground.typed import Resolved
from bot.playground.wire import Json, child, children, number, text, truth

Filled = str | bool | User | Role | Channel | Sequence[str | User | Role | Channel]

TEXT_LIMIT = 4000  # characters


def filled_in(modal: SeenModal, given: Mapping[str, Filled], resolved: Resolved) -> Json:
    """Return the data of a submitted form; keys are labels or custom ids. Raises `Impossible`."""
    fields = modal.fields
    known = {field.label for field in fields} | {field.custom_id for field in fields}
    if unknown := given.keys() - known:
        raise Impossible(
            f"the form has no {', '.join(map(repr, unknown))}; it has {', '.join(f.label for f in fields)}"
        )
    sent = {
        field.custom_id: _sent(field, given.get(field.custom_id, given.get(field.label)), resolved) for field in fields
    }
    components = [_submitted(component, sent) for component in modal.components]
    return {"custom_id": modal.custom_id, "components": components} | resolved.payload()


def _submitted(component: Json, sent: Mapping[str, Json]) -> Json:
    answer: Json = {"type": component["type"], "id": component["id"]}
    match number(component, "type"):
        case ComponentKind.ACTION_ROW:
            answer["components"] = [sent[text(inner, "custom_id")] for inner in children(component, "components")]
        case ComponentKind.LABEL:
            answer["component"] = sent[text(child(component, "component"), "custom_id")]
    return answer


def _sent(field: Field, value: Filled | None, resolved: Resolved) -> Json:
    answer: Json = {"type": field.kind, "id": field.component["id"], "custom_id": field.custom_id}
    match field.kind:
        case ComponentKind.TEXT_INPUT:
            return answer | {"value": _text(field, value)}
        case ComponentKind.CHECKBOX:
            return answer | {"value": value if isinstance(value, bool) else truth(field.component, "default")}
        case ComponentKind.RADIO_GROUP:
            chosen = _options(field, value)
            _bounds(field, len(chosen), 1, 1)
            return answer | {"value": chosen[0] if chosen else None}
        case ComponentKind.STRING_SELECT | ComponentKind.CHECKBOX_GROUP:
            chosen = _options(field, value)
        case kind if kind in SELECTS:
            chosen = _things(value, resolved)
        case _:
            raise Impossible(f"nobody here knows how to fill in {field.label!r}")
    least = number(field.component, "min_values", 1)
    _bounds(field, len(chosen), least, number(field.component, "max_values", max(1, len(chosen))))
    return answer | {"values": chosen}


def _text(field: Field, value: Filled | None) -> str:
    written = field.value if value is None else value
    if not isinstance(written, str):
        raise Impossible(f"{field.label!r} takes a text")
    least = number(field.component, "min_length", 1 if field.required else 0)
    most = number(field.component, "max_length", TEXT_LIMIT)
    if (written or field.required) and not least <= len(written) <= most:
        raise Impossible(f"{field.label!r} takes {least} to {most} characters")
    return written


def _options(field: Field, value: Filled | None) -> list[str]:
    options = children(field.component, "options")
    if value is None:
        return [text(option, "value") for option in options if truth(option, "default")]
    chosen = []
    for wanted in value if isinstance(value, list) else [value]:
        fitting = [text(o, "value") for o in options if wanted in (text(o, "value"), text(o, "label"))]
        if not fitting:
            raise Impossible(f"{field.label!r} does not offer {wanted!r}")
        chosen.append(fitting[0])
    return chosen


def _things(value: Filled | None, resolved: Resolved) -> list[str]:
    given = value if isinstance(value, list) else [] if value is None else [value]
    return [resolved.add(thing) for thing in given if isinstance(thing, User | Role | Channel)]


def _bounds(field: Field, count: int, least: int, most: int) -> None:
    if (count or field.required) and not least <= count <= most:
        raise Impossible(f"{field.label!r} takes {least} to {most} values")
