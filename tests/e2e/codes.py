"""Discord's error codes that tests name (its documentation: *JSON Error Codes*)."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007  # of this server
UNKNOWN_MESSAGE = 10008
UNKNOWN_EMOJI = 10014
UNKNOWN_WEBHOOK = 10015
TOO_LATE = 10062  # an interaction that is too old, or unknown
TOO_MANY = 30008  # emoji
TOO_MANY_OLD_EDITS = 30046  # in the last hour, of a message older than that
ANSWERED_BEFORE = 40060  # an interaction that has its answer
NO_ACCESS = 50001
CLOSED = 50007  # direct messages of this person
NO_PERMISSION = 50013
INVALID_FORM = 50035
ARCHIVED = 50083  # a thread
NO_COMMON_SERVER = 50278  # a direct message to a person with whom the bot shares no server
THREAD_EXISTS = 160004  # below this message
