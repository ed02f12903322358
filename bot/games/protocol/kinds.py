"""Values that come through the protocol, as the kinds that their games have."""

from typing import TypeVar

_T = TypeVar("_T")


def of_kind(kind: type[_T], thing: object) -> _T:
    """Return the value if it is of this kind. Raises TypeError for another game's, without naming its contents."""
    if not isinstance(thing, kind):
        raise TypeError(f"no {kind.__name__} but a {type(thing).__name__}")
    return thing
