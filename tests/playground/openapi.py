"""Discord's own OpenAPI document, as a judge of requests and responses.

The document is not ours and not in the repository: `document.py` says where to look for it. Where it is missing,
`openapi_contract()` skips the test, and the summary of the test run says how to get it.

The document calls itself a preview. Where it differs from Discord's documentation or from Discord's observed behavior,
`AMENDMENTS` says so, each with its reason; nothing else is forgiven.
"""

import json
from bisect import bisect_left
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.playground.document import document_place
from tests.playground.schema_checks import FORMATS, Node, checker, leaves, mark_unions

DOCUMENT = "urn:discord:openapi"
LONGEST_VALUE_SHOWN = 60
MOST_ALIKE = 20  # requests of one sort that are looked at after a test


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


class Exchanged(Protocol):
    """A request and its answer, as the loopback server writes them down."""

    @property
    def method(self) -> str: ...

    @property
    def path(self) -> str: ...

    @property
    def route(self) -> str: ...

    @property
    def request(self) -> object: ...

    @property
    def status(self) -> int: ...

    @property
    def response(self) -> object: ...


class Contract:
    """A judge that says, in short lines, where a request or a response leaves Discord's document."""

    def __init__(self, document: Node) -> None:
        self._paths: dict[str, dict[str, Node]] = document["paths"]
        self._templates = [(tuple(path.split("/")), path) for path in self._paths]
        self._registries = {
            "request": _registry(document, (*AMENDMENTS, *REQUEST_AMENDMENTS)),
            "response": _registry(document, AMENDMENTS),
        }
        self._checkers = {side: checker(self._kind_at) for side in self._registries}
        self._validators: dict[tuple[str, str], Draft202012Validator] = {}
        self._right: set[object] = set()
        self._last: dict[tuple[str, str, int], tuple[object, object]] = {}  # right ones, as they were
        self._numbers: dict[Hashable, int] = {}  # of kinds
        self._looked_at: dict[tuple[int, bool], int] = {}  # the kinds of parts, by their identities
        self._limits = sorted({*_limits(document), *(each.value for each in AMENDMENTS if isinstance(each.value, int))})
        self._words = frozenset(_words(document, document["components"]["schemas"]))

    def template(self, path: str) -> str | None:
        """Return the document's template for a path such as `/channels/5/messages`; a query is left out of account."""
        parts = tuple(path.partition("?")[0].split("/"))
        fitting = [
            (sum(not part.startswith("{") for part in template), name)
            for template, name in self._templates
            if len(template) == len(parts)
            and all(ours.startswith("{") or ours == part for ours, part in zip(template, parts, strict=True))
        ]
        return max(fitting)[1] if fitting else None

    def request_problems(self, method: str, path: str, body: object) -> list[str]:
        """Return the faults in the JSON of a request (for multipart: in its `payload_json`)."""
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
        """Return the faults in a response."""
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

    def exchange_problems(self, exchange: Exchanged) -> list[str]:
        """Return the faults in a request and its answer; a refused request may well have been wrong."""
        method, path, status = exchange.method, exchange.path, exchange.status
        problems = self.request_problems(method, path, exchange.request) if status < 400 else []
        if status:  # 0: the line broke before there was an answer
            problems += self.response_problems(method, path, status, exchange.response)
        return [f"{method} {path} ({status}): {problem}" for problem in problems]

    def problems(self, exchanges: Iterable[Exchanged]) -> Iterator[str]:
        """Yield the faults in requests and their answers. A game repeats the same message hundreds of times: the shape
        of a right one is not checked again, and each bot sends all its commands: what is equal is not looked at.
        """
        for one in exchanges:
            sort, whole = (one.method, one.route, one.status), (one.request, one.response)
            last = self._last.get(sort)
            if last == whole and json.dumps(last) == json.dumps(whole):  # in Python, True is also 1
                continue
            self._looked_at.clear()
            known = (one.method, one.route, one.status, self._kind(one.request), self._kind(one.response))
            if known not in self._right:
                found = self.exchange_problems(one)
                yield from found
                if found:
                    continue
                self._right.add(known)
            self._last[sort] = whole

    def schema_problems(self, name: str, value: object, *, request: bool = False) -> list[str]:
        """Return the faults in a value of one of the document's named schemas, such as `MessageResponse`."""
        return self._problems("request" if request else "response", f"/components/schemas/{name}", value)

    def _kind(self, value: object, *, word: bool = False) -> int:
        """Return the number of the kind of this JSON, which must live until the next one is looked at.

        A number may be a `word`, as a type or a style is.
        """
        key = id(value), word
        found = self._looked_at.get(key)
        if found is None:
            found = self._looked_at[key] = self._numbers.setdefault(self._shape(value, word), len(self._numbers))
        return found

    def _kind_at(self, name: str | None, value: object) -> int:
        """Return the number of the kind of what a field of this name has."""
        return self._kind(value, word=name in self._words)

    def _shape(self, value: object, word: bool) -> Hashable:
        """Return the kind of this JSON: keys, types, words; for texts and lists the limits around their length.

        A text also keeps what its format may ask for. Its very words do not matter.
        """
        match value:
            case dict():
                kinds = [self._kind(below, word=name in self._words) for name, below in value.items()]
                return "object", *value, *kinds
            case list():
                kinds = [self._kind(below, word=word) for below in value]
                return "list", bisect_left(self._limits, len(value)), *dict.fromkeys(kinds)
            case str():
                looks = value.isdecimal(), "://" in value, value[10:11] == "T"
                return bisect_left(self._limits, len(value)), *looks
            case bool():
                return str(value)  # which is no number
            case int():
                return value if word else ("number", value > 0, value.bit_length() // 32)
            case _:
                return type(value)

    def _operation(self, method: str, path: str) -> tuple[str, Node] | str:
        template = self.template(path)
        operation = self._paths[template].get(method.lower()) if template is not None else None
        if template is None or operation is None:
            return f"{method} {path}: not in the document"
        return f"/paths/{_escaped(template)}/{method.lower()}", operation

    def _problems(self, side: str, pointer: str, value: object) -> list[str]:
        validator = self._validators.get((side, pointer))
        if validator is None:
            validator = self._checkers[side](
                {"$ref": f"{DOCUMENT}#{pointer}"}, registry=self._registries[side], format_checker=FORMATS
            )
            self._validators[side, pointer] = validator
        self._looked_at.clear()
        return sorted({_line(error) for error in leaves(validator.iter_errors(value))})


def openapi_contract() -> Contract:
    """Return Discord's document; skip the test if it is not available."""
    contract = _contract()
    if contract is None:
        pytest.skip("needs Discord's OpenAPI document")
    return contract


def document_problems(exchanges: Iterable[Exchanged]) -> list[str]:
    """Return the faults in requests and their answers; none if the document is not available.

    A whole game has hundreds of each sort: so many are looked at, from its beginning to its end.
    """
    contract = _contract()
    if contract is None:
        return []
    sorts: dict[tuple[str, str, int], list[Exchanged]] = {}
    for each in exchanges:
        sorts.setdefault((each.method, each.route, each.status), []).append(each)
    some = (each for alike in sorts.values() for each in alike[:: -(-len(alike) // MOST_ALIKE)])
    return list(contract.problems(some))


@cache
def _contract() -> Contract | None:
    """Read it once per process."""
    path = document_place()
    return Contract(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else None


ENDLESS = 2**31 - 1  # as the maximum of a number: it means nothing more than the width of a field
LIMITS = {"minLength", "maxLength", "minItems", "maxItems"}


def _limits(node: object) -> Iterator[int]:
    """Yield every length that a text or a list may just have, and the one below its minimum."""
    if isinstance(node, list):
        for below in node:
            yield from _limits(below)
    elif isinstance(node, dict):
        for key, below in node.items():
            if key in LIMITS and isinstance(below, int):
                yield below - key.startswith("min")
            else:
                yield from _limits(below)


def _words(node: object, schemas: Node) -> Iterator[str]:
    """Yield the names of all fields in which single numbers, or limits of them, mean something: a type, a style."""
    if isinstance(node, list):
        for below in node:
            yield from _words(below, schemas)
    elif isinstance(node, dict):
        fields = node.get("properties")
        if isinstance(fields, dict):
            yield from (name for name, field in fields.items() if _counts(field, schemas, frozenset()))
        for below in node.values():
            yield from _words(below, schemas)


def _counts(field: object, schemas: Node, above: frozenset[str]) -> bool:
    """Return whether a field's schema names numbers, itself or by what it refers to."""
    if not isinstance(field, dict):
        return False
    named = [field.get("const"), *field.get("enum", ())]
    if any(isinstance(each, int) for each in named) or field.get("maximum", ENDLESS) < ENDLESS:
        return True
    below = [each for key in ("oneOf", "anyOf", "allOf") for each in field.get(key, ())]
    below += [field[key] for key in ("items", "additionalProperties") if key in field]
    name = str(field.get("$ref", "")).rpartition("/")[2]
    if name in schemas and name not in above:
        below.append(schemas[name])
    return any(_counts(each, schemas, above | {name}) for each in below)


def _registry(document: Node, amendments: Iterable[Amendment]) -> Registry[bool | Mapping[str, Any]]:
    amended = json.loads(json.dumps(document))
    for amendment in amendments:
        node = amended["components"]["schemas"]
        *way, last = amendment.pointer.split("/")
        for step in way:
            node = node[int(step)] if isinstance(node, list) else node[step]
        place = int(last) if isinstance(node, list) else last
        if node[place] == amendment.value:
            raise ValueError(f"the document has learned: {amendment.pointer} needs no amendment any more")
        node[place] = amendment.value
    mark_unions(amended, amended["components"]["schemas"])
    resource = Resource.from_contents(amended, default_specification=DRAFT202012)
    registry: Registry[bool | Mapping[str, Any]] = Registry().with_resource(DOCUMENT, resource)
    return registry


def _line(error: ValidationError) -> str:
    where = ".".join(map(str, error.absolute_path)) or "(body)"
    shown = repr(error.instance)
    if len(shown) > LONGEST_VALUE_SHOWN:
        shown = shown[:LONGEST_VALUE_SHOWN] + "…"
    match error.validator, error.validator_value:
        case "required", list(keys) if isinstance(error.instance, dict):
            missing = [key for key in keys if key not in error.instance]
            return f"{where}: misses {', '.join(missing)}"
        case "oneOf" | "anyOf", _:
            return f"{where}: {shown} is none of the documented forms"
        case _:
            return f"{where}: {shown} breaks {error.validator} {error.validator_value!r:.60}"


def _escaped(path: str) -> str:
    """Return a path as one step of a JSON pointer in a URI fragment."""
    return path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D").replace("@", "%40")
