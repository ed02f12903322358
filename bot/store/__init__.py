"""Rows on disk: schema, queries, the group-commit writer, migrations."""
