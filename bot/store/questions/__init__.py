"""What can be asked of the store, and how a question reaches the database."""
