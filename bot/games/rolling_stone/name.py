"""The word for Rolling Stone in records and rows."""

NAME = "rolling-stone"
