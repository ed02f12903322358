"""Acts of people and robots at a table."""
