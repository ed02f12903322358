"""What the game is called wherever one of several is named: in records, rows and catalogues."""

NAME = "mille"
