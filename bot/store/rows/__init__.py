"""The rows of the store: one class for each kind."""
