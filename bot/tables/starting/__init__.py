"""How challenges and lobbies become games."""
