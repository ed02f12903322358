"""From challenges and lobbies to games."""
