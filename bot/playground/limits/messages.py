"""What a message may hold."""

from collections.abc import Mapping


def check_message(
    payload: Mapping[str, object],
    *,
    file_count: int,
    edit: bool = False,
    current_flags: int = 0,
    interaction: bool = False,
) -> None:
    """Refuse a message that Discord would refuse."""
