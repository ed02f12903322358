"""The word for Linger Longer in records and rows."""

NAME = "linger-longer"
