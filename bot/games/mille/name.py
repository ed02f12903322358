"""The name of the game in records, rows and catalogs."""

NAME = "mille"
