"""The documented limits of Discord's API v10, as pure functions over JSON payloads.

Each check returns nothing or raises `Refusal` (400, 50035) with the path of every fault. Discord's documentation
decides; codes and sentences of faults are those Discord is seen to use, where such are known.
"""

from bot.playground.limits.commands import check_command, check_commands
from bot.playground.limits.emoji import MOST_EMOJI, check_emoji_name, check_new_emoji, check_shown_emoji
from bot.playground.limits.events import check_event
from bot.playground.limits.messages import check_message
from bot.playground.limits.responses import check_interaction_response
from bot.playground.limits.threads import check_thread

__all__ = [
    "MOST_EMOJI",
    "check_command",
    "check_commands",
    "check_emoji_name",
    "check_event",
    "check_interaction_response",
    "check_message",
    "check_new_emoji",
    "check_shown_emoji",
    "check_thread",
]
