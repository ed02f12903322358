"""What must be there."""

from typing import TypeVar

T = TypeVar("T")


def there(value: T | None) -> T:
    """Return a value that a test relies on. Fails if there is none."""
    assert value is not None
    return value
