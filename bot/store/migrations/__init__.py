"""The history of the schema, run by Alembic. How to add to it: `env.py`."""
