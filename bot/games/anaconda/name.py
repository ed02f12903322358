"""The word for Anaconda in records and rows."""

NAME = "anaconda"
