"""Discord's refusals: an HTTP status, a numeric code, a sentence and, for a bad form, where and why.

Source: Discord's reference, "Opcodes and status codes" and "API reference: error messages".
"""

from collections.abc import Mapping
from enum import Enum
from math import ceil
from typing import Self


class Reason(Enum):
    """The common refusals: (HTTP status, Discord's code, Discord's sentence)."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NOT_FOUND = (404, 0, "404: Not Found")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_ROLE = (404, 10011, "Unknown Role")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_EVENT = (404, 10070, "Unknown Guild Scheduled Event")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_EMOJI = (400, 30008, "Maximum number of emojis reached (2000)")
    TOO_MANY_COMMANDS = (400, 30032, "Maximum number of application commands reached (100)")
    TOO_MANY_EVENTS = (400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
    TOO_MANY_OLD_EDITS = (
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    )
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ANSWERED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    TOO_MANY_FOLLOW_UPS = (400, 40094, "This interaction has reached the maximum number of follow-up messages")
    NOT_IN_DIRECT_MESSAGES = (403, 50003, "Cannot execute action on a DM channel")
    NOT_YOUR_MESSAGE = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CLOSED_DIRECT_MESSAGES = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    ARCHIVED_THREAD = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    NO_MUTUAL_SERVER = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    NO_HISTORY_TO_REPLY_TO = (403, 160002, "Cannot reply without permission to read message history")
    EVENT_OVER = (400, 180000, "Cannot update a finished event")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return self.value[0]

    @property
    def code(self) -> int:
        """Discord's own code; 0 where there is none."""
        return self.value[1]

    @property
    def message(self) -> str:
        """Discord's English sentence."""
        return self.value[2]


class Refusal(Exception):  # noqa: N818 (it is the answer "no", not a fault of ours)
    """A request is refused; the server turns this into the HTTP answer.

    `errors` is the tree of a bad form: keys and indices down to `{"_errors": [{"code", "message"}]}`.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers: dict[str, str] = dict(headers or {})

    @classmethod
    def of(cls, reason: Reason, errors: dict[str, object] | None = None) -> Self:
        """Return the refusal for one of the common reasons."""
        return cls(reason.status, reason.code, reason.message, errors)

    def body(self) -> dict[str, object]:
        """Return the JSON body of the answer, in Discord's error form."""
        body: dict[str, object] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class RateLimited(Refusal):
    """A refusal of too fast requests: 429 with the seconds to wait. `scope` is "user", "global" or "shared"."""

    def __init__(self, retry_after: float, *, scope: str = "user", headers: Mapping[str, str] | None = None) -> None:
        said = {"Retry-After": str(ceil(retry_after)), "X-RateLimit-Scope": scope, **(headers or {})}
        if scope == "global":
            said["X-RateLimit-Global"] = "true"
        super().__init__(429, 0, "You are being rate limited.", headers=said)
        self.retry_after = retry_after
        self.scope = scope

    def body(self) -> dict[str, object]:
        """Return the JSON body of a 429: how long to wait and whether everything waits."""
        return {"message": self.message, "retry_after": self.retry_after, "global": self.scope == "global"}


def invalid_field(code: str, message: str, *path: str | int) -> Refusal:
    """Return a bad form with one fault: `invalid_field("BASE_TYPE_REQUIRED", "This field is required", "content")`."""
    tree: dict[str, object] = {"_errors": [{"code": code, "message": message}]}
    for key in reversed(path):
        tree = {str(key): tree}
    return Refusal.of(Reason.INVALID_FORM, tree)
