"""The word for Cinch in records and rows."""

NAME = "cinch"
