"""The limits of a thread.

Source: Discord's reference, "Channel: start thread from message", "start thread without message", "modify channel".
"""

from collections.abc import Mapping

from bot.playground.limits.form import Form

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
THREAD_TYPES = (10, 11, 12)
LONGEST_SLOWMODE_SECONDS = 21600


def check_thread(payload: Mapping[str, object], *, edit: bool = False) -> None:
    """Refuse a thread whose name (1 to 100), archive time or slow mode is out of bounds.

    An `edit` names only what it changes, which may be that the thread is archived or locked.
    """
    form = Form(payload)
    form.text("name", 100, shortest=1, required=not edit or "name" in payload, trimmed=True)
    form.choice("auto_archive_duration", ARCHIVE_MINUTES)
    form.whole("rate_limit_per_user", 0, LONGEST_SLOWMODE_SECONDS)
    form.truth("invitable")
    if edit:
        form.truth("archived")
        form.truth("locked")
    else:
        form.choice("type", THREAD_TYPES)
    form.refuse_faults()
