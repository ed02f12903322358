"""How rows reach the disk."""
