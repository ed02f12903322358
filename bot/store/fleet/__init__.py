"""Several processes on one server of PostgreSQL. A single process has no use for this room."""
