"""JSON from the wire, and careful ways to read it: a wrong type reads as absent."""

import json
from collections.abc import Mapping

from bot.playground.refusal import Reason, Refusal

Json = dict[str, object]


def dumps(value: object) -> str:
    """Return compact JSON text."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def loads(text: str | bytes) -> Json:
    """Return a JSON object; raises `Refusal` 50109 for anything else."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):  # deeper than anyone means
        raise Refusal.of(Reason.INVALID_JSON) from None
    if not isinstance(value, dict):
        raise Refusal.of(Reason.INVALID_JSON)
    return value


def text(source: Mapping[str, object], key: str, default: str = "") -> str:
    """Return a string field."""
    value = source.get(key)
    return value if isinstance(value, str) else default


def number(source: Mapping[str, object], key: str, default: int = 0) -> int:
    """Return an integer field; Discord writes large ones as strings."""
    found = whole(source.get(key))
    return default if found is None else found


LONGEST_NUMBER = 20  # digits of the largest id
TOO_LARGE = 10**LONGEST_NUMBER


def whole(value: object) -> int | None:
    """Return an integer written as number or as string."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value if abs(value) < TOO_LARGE else None
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER:
        return int(value)
    return None


def truth(source: Mapping[str, object], key: str) -> bool:
    """Return a flag that counts only when it is truly true."""
    return source.get(key) is True


def child(source: Mapping[str, object], key: str) -> Json:
    """Return a nested object, empty when absent."""
    value = source.get(key)
    return value if isinstance(value, dict) else {}


def children(source: Mapping[str, object], key: str) -> list[Json]:
    """Return the objects in a list field."""
    value = source.get(key)
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def values(source: Mapping[str, object], key: str) -> list[object]:
    """Return a list field as it is, empty when absent."""
    value = source.get(key)
    return list(value) if isinstance(value, list) else []
