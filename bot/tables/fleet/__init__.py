"""Several processes on one database. A single process has no use for this folder."""
