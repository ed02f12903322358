"""Questions that the store answers, and their way to the database."""
