"""A request's body, read field by field, with every fault noted in its place.

Discord answers a bad body with all its faults at once, as a tree of keys and indices. A check reads values
through `Form`: each reader returns the value when it is sound, notes a fault and returns None when it is not.
A key that is absent or null counts as not given. Codes and sentences are Discord's.
"""

from collections.abc import Collection, Iterator, Mapping
from urllib.parse import urlsplit

from bot.playground.refusal import Reason, Refusal
from bot.playground.wire import LONGEST_NUMBER, whole

INT32_MAX = 2**31 - 1


class Form:
    """One JSON object of a body, its path from the root, and the faults found so far (shared by the whole body)."""

    __slots__ = ("_faults", "fields", "path")

    def __init__(
        self,
        fields: Mapping[str, object],
        path: tuple[str, ...] = (),
        faults: dict[tuple[str, ...], list[dict[str, str]]] | None = None,
    ) -> None:
        self.fields = fields
        self.path = path
        self._faults = {} if faults is None else faults

    def fail(self, code: str, message: str, *at: str | int) -> None:
        """Note a fault here, or at the keys below."""
        place = (*self.path, *map(str, at))
        self._faults.setdefault(place, []).append({"code": code, "message": message})

    def refuse_faults(self) -> None:
        """Raise `Refusal` 50035 with the whole tree when anything was noted.

        A place reports either its own faults or those inside it, as Discord does: the inner ones come first.
        """
        if not self._faults:
            return
        inside = {path[:depth] for path in self._faults for depth in range(len(path))}
        tree: dict[str, object] = {}
        for path, faults in self._faults.items():
            if path not in inside:
                _plant(tree, path, faults)
        raise Refusal.of(Reason.INVALID_FORM, tree)

    def given(self, key: str) -> bool:
        """Return whether the key holds anything but null."""
        return self.fields.get(key) is not None

    def require(self, key: str) -> None:
        """Note that a required field is missing."""
        self.fail("BASE_TYPE_REQUIRED", "This field is required", key)

    def text(
        self, key: str, longest: int, *, shortest: int = 0, required: bool = False, trimmed: bool = False
    ) -> str | None:
        """Return a string of `shortest` to `longest` characters; `trimmed` leaves outer whitespace out of the count."""
        value = self._present(key, required=required)
        if value is None:
            return None
        if not isinstance(value, str):
            self.fail("STRING_TYPE_CONVERT", f"Could not interpret {value!r} as string.", key)
            return None
        length = len(value.strip() if trimmed else value)
        if required and shortest and not length:
            self.require(key)
        elif not self.measure(length, shortest, longest, key):
            return None
        return value

    def measure(self, length: int, fewest: int, most: int, *at: str | int) -> bool:
        """Return whether a length is within bounds; notes a fault when it is not."""
        if fewest <= length <= most:
            return True
        if fewest:
            self.fail("BASE_TYPE_BAD_LENGTH", f"Must be between {fewest} and {most} in length.", *at)
        else:
            self.fail("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.", *at)
        return False

    def whole(self, key: str, least: int, most: int, *, required: bool = False) -> int | None:
        """Return an integer from `least` to `most`."""
        value = self._present(key, required=required)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.', key)
            return None
        if value < least:
            self.fail("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.", key)
            return None
        if value > most:
            self.fail("NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.", key)
            return None
        return value

    def number(self, key: str) -> float | None:
        """Return any JSON number."""
        value = self._present(key, required=False)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.fail("NUMBER_TYPE_COERCE", f'Value "{value}" is not float.', key)
            return None
        return value

    def choice(self, key: str, allowed: Collection[int], *, required: bool = False) -> int | None:
        """Return one of a few integers."""
        value = self._present(key, required=required)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            self.fail("BASE_TYPE_CHOICES", f"Value must be one of {_braced(allowed)}.", key)
            return None
        return value

    def truth(self, key: str) -> bool:
        """Return a boolean; false when not given."""
        value = self._present(key, required=False)
        if value is None or isinstance(value, bool):
            return bool(value)
        self.fail("BOOLEAN_TYPE_CONVERT", "Must be either true or false.", key)
        return False

    def snowflake(self, key: str, *, required: bool = False) -> int | None:
        """Return an id: a string of digits, or a number."""
        value = self._present(key, required=required)
        if value is None:
            return None
        return self._snowflake(value, key)

    def snowflakes(self, key: str, most: int) -> list[int]:
        """Return a list of ids without repeats."""
        found = [self._snowflake(value, key, place) for place, value in self.entries(key, most=most)]
        sound = [value for value in found if value is not None]
        if len(sound) != len(set(sound)):
            self.fail("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value", key)
        return sound

    def url(self, key: str, schemes: Collection[str], longest: int = 2048, *, required: bool = False) -> str | None:
        """Return a URL with one of the schemes."""
        value = self.text(key, longest, shortest=1 if required else 0, required=required)
        if not value:
            return None
        parts = urlsplit(value)
        if parts.scheme not in schemes:
            quoted = ", ".join(f"'{scheme}'" for scheme in schemes)
            self.fail("URL_TYPE_INVALID_SCHEME", f'Scheme "{parts.scheme}" must be one of ({quoted}).', key)
            return None
        if not parts.netloc:
            self.fail("URL_TYPE_INVALID_URL", "Not a well formed URL.", key)
            return None
        return value

    def entries(self, key: str, *, fewest: int = 0, most: int, required: bool = False) -> Iterator[tuple[int, object]]:
        """Yield the members of a list of `fewest` to `most`, with their indices."""
        value = self._present(key, required=required)
        if value is None:
            return
        if not isinstance(value, list):
            self.fail("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType", key)
            return
        self.measure(len(value), fewest, most, key)
        yield from enumerate(value)

    def forms(self, key: str, *, fewest: int = 0, most: int, required: bool = False) -> list["Form"]:
        """Return a list of objects. Members that are none are noted and left out."""
        found: list[Form] = []
        for place, value in self.entries(key, fewest=fewest, most=most, required=required):
            below = self._below(value, key, str(place))
            if below is not None:
                found.append(below)
        return found

    def form(self, key: str, *, required: bool = False) -> "Form | None":
        """Return an object inside this one."""
        value = self._present(key, required=required)
        return None if value is None else self._below(value, key)

    def _below(self, value: object, *at: str) -> "Form | None":
        if isinstance(value, Mapping):
            return Form(value, (*self.path, *at), self._faults)
        self.fail("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType", *at)
        return None

    def _present(self, key: str, *, required: bool) -> object:
        value = self.fields.get(key)
        if value is None and required:
            self.require(key)
        return value

    def _snowflake(self, value: object, *at: str | int) -> int | None:
        found = whole(value)
        if found is not None and found >= 0:
            return found
        self.fail("NUMBER_TYPE_COERCE", f'Value "{str(value)[:LONGEST_NUMBER]}" is not snowflake.', *at)
        return None


def _plant(tree: dict[str, object], path: tuple[str, ...], faults: list[dict[str, str]]) -> None:
    for key in path:
        below = tree.setdefault(key, {})
        assert isinstance(below, dict)  # noqa: S101 (no path ends where another goes on)
        tree = below
    tree["_errors"] = faults


def _braced(allowed: Collection[int]) -> str:
    return "{" + ", ".join(map(str, sorted(allowed))) + "}"
