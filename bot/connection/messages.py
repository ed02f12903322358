"""Messages of our own as Discord tells them back: what is in them we know, so nothing is built of it."""

from collections.abc import MutableMapping
from typing import Final

PARTS: Final = ("attachments", "components", "embeds", "mentions", "mention_roles")
CAUSES: Final = ("interaction", "interaction_metadata", "message_reference", "referenced_message")
"""What it follows from, each with everything about that: who pressed, and the message that it answers."""


def lighten(message: MutableMapping[str, object]) -> None:
    """Take out of a message what nobody asks for. Its id, place, author and flags stay."""
    for part in PARTS:
        message[part] = []
    for cause in CAUSES:
        message.pop(cause, None)
