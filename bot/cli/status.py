"""The exit statuses of commands. 0: all went well."""

from typing import Final

DIFFERENT: Final = 1  # it found something
WRONG: Final = 2  # the caller can put it right
NEVER: Final = 78  # a bot that would not start at the next attempt either (EX_CONFIG): someone must act
UNREAD: Final = 141  # nobody reads the output anymore: as a shell reports SIGPIPE
