"""What may answer an interaction."""

from collections.abc import Mapping


def check_interaction_response(
    payload: Mapping[str, object], *, interaction_type: int, file_count: int, pressed_flags: int = 0
) -> None:
    """Refuse an answer that does not fit the interaction or whose data is out of bounds."""
