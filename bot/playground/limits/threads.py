"""What a new thread may say.

Source: Discord's reference, "Channel: start thread from message" and "start thread without message".
"""

from collections.abc import Mapping

from bot.playground.limits.form import Form

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
THREAD_TYPES = (10, 11, 12)
LONGEST_SLOWMODE_SECONDS = 21600


def check_thread(payload: Mapping[str, object]) -> None:
    """Refuse a thread whose name (1 to 100), archive time or slow mode is out of bounds."""
    form = Form(payload)
    form.text("name", 100, shortest=1, required=True, trimmed=True)
    form.choice("auto_archive_duration", ARCHIVE_MINUTES)
    form.whole("rate_limit_per_user", 0, LONGEST_SLOWMODE_SECONDS)
    form.choice("type", THREAD_TYPES)
    form.truth("invitable")
    form.refuse_faults()
