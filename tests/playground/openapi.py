"""Discord's own OpenAPI document, as a judge of requests and responses.

The document is not ours and not in the repository: `CHAPEAU_OPENAPI` names it, or it lies beside the checkout at
`../shared/discord/openapi.json`. Where neither is there, `openapi_contract()` skips the test and says so.

The document calls itself a preview. Where it differs from Discord's documentation or from what Discord is seen to do,
`AMENDMENTS` says so, each with its reason; nothing else is forgiven.
"""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

ROOT = Path(__file__).resolve().parents[2]
BESIDE = ROOT.parent / "shared" / "discord" / "openapi.json"
DOCUMENT = "urn:discord:openapi"
LONGEST_VALUE_SHOWN = 60

Node = dict[str, Any]  # a part of the document, whose shape is the document's business


@dataclass(frozen=True, slots=True)
class Amendment:
    """One place where the document is wrong: a JSON pointer below `components/schemas`, what to put there, and why."""

    pointer: str
    value: object
    reason: str


# Read in both directions.
AMENDMENTS = (
    Amendment(
        "MessageCreateRequest/properties/content/maxLength",
        2000,
        "looser: 4000 is for people with Nitro; Discord documents 2000 for bots",
    ),
    Amendment(
        "MessageEditRequestPartial/properties/content/maxLength",
        2000,
        "looser: as for new messages",
    ),
    Amendment(
        "ApplicationCommandOptionStringChoice/properties/value/maxLength",
        100,
        "looser: 6000 is what a person may type; a choice is documented with 100",
    ),
    Amendment(
        "ModalInteractionCallbackRequestData/properties/components/maxItems",
        5,
        "looser: 40 is a message's; a modal is documented with 1 to 5",
    ),
    Amendment(
        "ActionRowComponentForModalRequest/properties/components/maxItems",
        1,
        "looser: a text input takes the whole width of its row",
    ),
    Amendment(
        "InnerErrors/properties/_errors/items",
        {
            "type": "object",
            "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
            "required": ["code", "message"],
        },
        "wrong: codes of single fields are words such as BASE_TYPE_REQUIRED, not numbers",
    ),
    Amendment(
        "RatelimitedResponse/allOf/0",
        {"type": "object", "properties": {"message": {"type": "string"}}, "required": ["message"]},
        "tighter: the code of a 429 is documented as optional, and Discord leaves it out",
    ),
)

# Read for requests only.
REQUEST_AMENDMENTS = (
    Amendment(
        "SnowflakeType",
        {"oneOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]},
        "tighter: Discord reads numbers too, and documents them for attachments; discord.py sends numbers there and "
        "in allowed_mentions",
    ),
    Amendment(
        "ApplicationCommandUpdateRequest/properties/default_member_permissions",
        {"type": ["integer", "string", "null"]},
        "tighter: documented as a string of digits; discord.py sends a number",
    ),
    Amendment(
        "ApplicationCommandCreateRequest/properties/default_member_permissions",
        {"type": ["integer", "string", "null"]},
        "tighter: as in a bulk overwrite",
    ),
)


class Contract:
    """Says, in short lines, where a request or a response leaves Discord's document."""

    def __init__(self, document: Node) -> None:
        self._paths: dict[str, dict[str, Node]] = document["paths"]
        self._templates = [(tuple(path.split("/")), path) for path in self._paths]
        self._registries = {
            "request": _registry(document, (*AMENDMENTS, *REQUEST_AMENDMENTS)),
            "response": _registry(document, AMENDMENTS),
        }
        self._validators: dict[tuple[str, str], Draft202012Validator] = {}

    def template(self, path: str) -> str | None:
        """The document's template for a path such as `/channels/5/messages`; a query is left out of account."""
        parts = tuple(path.partition("?")[0].split("/"))
        fitting = [
            (sum(not part.startswith("{") for part in template), name)
            for template, name in self._templates
            if len(template) == len(parts)
            and all(ours.startswith("{") or ours == part for ours, part in zip(template, parts, strict=True))
        ]
        return max(fitting)[1] if fitting else None

    def request_problems(self, method: str, path: str, body: object) -> list[str]:
        """What is wrong with the JSON of a request (for multipart: with its `payload_json`)."""
        found = self._operation(method, path)
        if isinstance(found, str):
            return [found]
        pointer, operation = found
        described = operation.get("requestBody")
        if described is None:
            return [] if body in (None, {}) else [f"{method} {path}: no body is documented"]
        if body is None:
            # Files alone are a whole request, and some bodies are optional in all but the document's word.
            return []
        return self._problems("request", f"{pointer}/requestBody/content/application~1json/schema", body)

    def response_problems(self, method: str, path: str, status: int, body: object) -> list[str]:
        """What is wrong with a response."""
        found = self._operation(method, path)
        if isinstance(found, str):
            return [found]
        pointer, operation = found
        if status >= 500:
            return []
        key = next((key for key in (str(status), f"{status // 100}XX") if key in operation["responses"]), None)
        if key is None:
            return [f"{method} {path}: status {status} is not documented"]
        pointer = f"{pointer}/responses/{key}"
        response = operation["responses"][key]
        if "$ref" in response:
            pointer = response["$ref"].removeprefix("#")
            content = {"application/json": None}
        else:
            content = response.get("content", {})
        if "application/json" not in content:
            return [] if body is None else [f"{method} {path}: {status} is documented without a body"]
        return self._problems("response", f"{pointer}/content/application~1json/schema", body)

    def schema_problems(self, name: str, value: object, *, request: bool = False) -> list[str]:
        """What is wrong with a value that one of the document's named schemas describes, such as `MessageResponse`."""
        return self._problems("request" if request else "response", f"/components/schemas/{name}", value)

    def _operation(self, method: str, path: str) -> tuple[str, Node] | str:
        template = self.template(path)
        operation = self._paths[template].get(method.lower()) if template is not None else None
        if template is None or operation is None:
            return f"{method} {path}: not in the document"
        return f"/paths/{_escaped(template)}/{method.lower()}", operation

    def _problems(self, side: str, pointer: str, value: object) -> list[str]:
        validator = self._validators.get((side, pointer))
        if validator is None:
            validator = Draft202012Validator(
                {"$ref": f"{DOCUMENT}#{pointer}"}, registry=self._registries[side], format_checker=FORMATS
            )
            self._validators[side, pointer] = validator
        return sorted({_line(error) for error in _leaves(validator.iter_errors(value))})


@cache
def openapi_contract() -> Contract:
    """Discord's document, read once a process; skips the test where it is not to be had."""
    named = os.environ.get("CHAPEAU_OPENAPI")
    path = Path(named) if named else BESIDE
    if not path.is_file():
        pytest.skip(f"Discord's OpenAPI document is not at {path}; set CHAPEAU_OPENAPI to where it is")
    return Contract(json.loads(path.read_text(encoding="utf-8")))


FORMATS = FormatChecker(formats=())


@FORMATS.checks("date-time", raises=ValueError)
def _is_time(value: object) -> bool:
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


@FORMATS.checks("uri")
def _is_uri(value: object) -> bool:
    return not isinstance(value, str) or bool(urlsplit(value).scheme)


@FORMATS.checks("int32")
def _is_int32(value: object) -> bool:
    return not isinstance(value, int) or -(2**31) <= value < 2**31


def _registry(document: Node, amendments: Iterable[Amendment]) -> Registry[bool | Mapping[str, Any]]:
    amended = json.loads(json.dumps(document))
    for amendment in amendments:
        node = amended["components"]["schemas"]
        *way, last = amendment.pointer.split("/")
        for step in way:
            node = node[int(step)] if isinstance(node, list) else node[step]
        place = int(last) if isinstance(node, list) else last
        if node[place] == amendment.value:
            raise ValueError(f"the document has learnt: {amendment.pointer} needs no amendment any more")
        node[place] = amendment.value
    resource = Resource.from_contents(amended, default_specification=DRAFT202012)
    registry: Registry[bool | Mapping[str, Any]] = Registry().with_resource(DOCUMENT, resource)
    return registry


def _leaves(errors: Iterable[ValidationError]) -> Iterator[ValidationError]:
    """The errors that matter: of a union, those of the branch that was meant."""
    for error in errors:
        branches: dict[object, list[ValidationError]] = {}
        for below in error.context or ():
            branches.setdefault(below.schema_path[0], []).append(below)
        if error.validator not in ("oneOf", "anyOf") or not branches:
            yield error
            continue
        meant = min(branches.values(), key=lambda branch: (_is_another(branch), len(branch)))
        if _is_another(meant):
            yield error
        else:
            yield from _leaves(meant)


def _is_another(branch: list[ValidationError]) -> bool:
    """Whether a branch of a union is for another kind of thing: its `type` differs, or it is not even an object."""
    return any(
        list(error.relative_path)[-1:] == ["type"] and error.validator in ("enum", "const", "oneOf")
        for error in branch
        if len(error.relative_path) <= 1
    ) or any(not error.relative_path and error.validator == "type" for error in branch)


def _line(error: ValidationError) -> str:
    where = ".".join(map(str, error.absolute_path)) or "(body)"
    shown = repr(error.instance)
    if len(shown) > LONGEST_VALUE_SHOWN:
        shown = shown[:LONGEST_VALUE_SHOWN] + "…"
    match error.validator, error.validator_value:
        case "required", list(keys):
            missing = [key for key in keys if key not in error.instance]
            return f"{where}: misses {', '.join(missing)}"
        case "oneOf" | "anyOf", _:
            return f"{where}: {shown} is none of the documented forms"
        case _:
            return f"{where}: {shown} breaks {error.validator} {error.validator_value!r:.60}"


def _escaped(path: str) -> str:
    """A path as one step of a JSON pointer in a URI fragment."""
    return path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D").replace("@", "%40")
