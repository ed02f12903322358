"""What a new thread may say."""

from collections.abc import Mapping


def check_thread(payload: Mapping[str, object]) -> None:
    """Refuse a thread whose name or archive time is out of bounds."""
