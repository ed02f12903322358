"""The check of a value against a schema of the document: its formats, and in a union the intended branch."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from jsonschema import Draft202012Validator, FormatChecker, validators
from jsonschema.exceptions import ValidationError

MEANT, CONSTANTS, OTHER = "x-meant", "x-constants", "other"  # our own notes in the document's unions

Node = dict[str, Any]  # a part of the document, whose shape is the document's business

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


def mark_unions(node: object, schemas: Node) -> None:
    """Note in every union which value of `type` means which branch, or that it only lists constants."""
    if isinstance(node, list):
        for below in node:
            mark_unions(below, schemas)
    if not isinstance(node, dict):
        return
    for keyword in ("oneOf", "anyOf"):
        if isinstance(branches := node.get(keyword), list):
            node[MEANT] = _meant(branches, schemas)
            node[CONSTANTS] = [branch["const"] for branch in branches] if all("const" in b for b in branches) else None
    for key, below in node.items():
        if key not in (MEANT, CONSTANTS):
            mark_unions(below, schemas)


def _meant(branches: list[Node], schemas: Node) -> Node | None:
    """Return the branch for each `type`; None is the branch for null, OTHER the only other one."""
    meant: Node = {}
    real = [branch for branch in branches if branch != {"type": "null"}]
    if len(real) < len(branches):
        meant[repr(None)] = {"type": "null"}
    if len(real) == 1:
        return meant | {OTHER: real[0]}
    for branch in real:
        target = schemas.get(branch.get("$ref", "").rpartition("/")[2], {})
        kinds = target.get("properties", {}).get("type", {}).get("enum", ())
        if not kinds or any(repr(kind) in meant for kind in kinds):
            return None
        meant |= {repr(kind): branch for kind in kinds}
    return meant


def _union(validator: Any, branches: list[Node], instance: object, schema: Node) -> Iterator[ValidationError]:
    """Yield errors of a union's intended branch alone, so that its own faults are reported, and quickly."""
    if (constants := schema[CONSTANTS]) is not None:
        if instance not in constants or isinstance(instance, bool):
            yield ValidationError(f"{instance!r} is not one of {constants}")
        return
    meant = schema[MEANT]
    if meant is None:
        yield from PLAIN_UNION(validator, branches, instance, schema)
        return
    key = OTHER
    if instance is None or (isinstance(instance, dict) and "type" in instance and OTHER not in meant):
        key = repr(None if instance is None else instance["type"])
    if key not in meant:
        yield ValidationError(f"{instance!r} is none of the documented forms")
        return
    yield from validator.descend(instance, meant[key])


PLAIN_UNION, PLAIN_REF = (Draft202012Validator.VALIDATORS[keyword] for keyword in ("anyOf", "$ref"))


def checker(kind_of: Callable[[str | None, object], Hashable]) -> type[Draft202012Validator]:
    """Return a validator that passes over what was right before: a kind of object at a named schema, and a kind of
    value at a field. `kind_of` a value, given the name of its field.
    """
    right: set[tuple[Hashable, Hashable]] = set()

    def named(validator: Any, ref: str, instance: object, schema: Node) -> Iterator[ValidationError]:
        if not isinstance(instance, dict):
            yield from PLAIN_REF(validator, ref, instance, schema)
        elif (known := (ref, kind_of(None, instance))) not in right:
            found = list(PLAIN_REF(validator, ref, instance, schema))
            yield from found
            if not found:
                right.add(known)

    def fields(validator: Any, properties: Node, instance: object, _schema: Node) -> Iterator[ValidationError]:
        if not isinstance(instance, dict):
            return
        for name, below in properties.items():
            if name not in instance or (known := (id(below), kind_of(name, value := instance[name]))) in right:
                continue
            found = list(validator.descend(value, below, path=name, schema_path=name))
            yield from found
            if not found and not _has_words(value):
                right.add(known)

    keywords = {"oneOf": _union, "anyOf": _union, "$ref": named, "properties": fields}
    made: type[Draft202012Validator] = validators.extend(Draft202012Validator, keywords)  # type: ignore[no-untyped-call]
    return made


def _has_words(value: object) -> bool:
    """Return whether this is a text, or a list with one: of texts the kind does not tell which words they are."""
    return isinstance(value, str) or (isinstance(value, list) and any(isinstance(each, str) for each in value))


def leaves(errors: Iterable[ValidationError]) -> Iterator[ValidationError]:
    """Yield the errors that matter: of a union, those of the intended branch."""
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
            yield from leaves(meant)


def _is_another(branch: list[ValidationError]) -> bool:
    """Return whether a branch of a union is for another kind: its `type` differs, or it is not even an object."""
    return any(
        list(error.relative_path)[-1:] == ["type"] and error.validator in ("enum", "const", "oneOf")
        for error in branch
        if len(error.relative_path) <= 1
    ) or any(not error.relative_path and error.validator == "type" for error in branch)
