"""What people and robots do at a table."""
