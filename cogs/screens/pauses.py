"""A player's turn while its pause lasts: the move is in, or is played by itself. Others see none of it."""

from dataclasses import replace

from bot.text import Locale, say
from cogs.screens.frame import Controls
from cogs.screens.situation import Situation


def pause_line(situation: Situation, *, locale: Locale) -> str:
    """Return what the reader waits for in their own turn; empty where they are to choose, or others are."""
    if situation.is_taken:
        return say(locale, "turn-taken")
    return say(locale, "turn-plays-itself") if situation.plays_itself else ""


def in_pause(controls: Controls, situation: Situation) -> Controls:
    """Return the controls of the reader: those of someone who waits, once there is nothing to choose anymore."""
    is_waiting = situation.is_taken or situation.plays_itself
    return replace(controls.disabled(), main=None, second=None) if is_waiting else controls
