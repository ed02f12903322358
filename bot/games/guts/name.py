"""The word for Guts in records and rows."""

NAME = "guts"
