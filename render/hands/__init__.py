"""Hands: cards in groups and rows, as large as there is room for, for whoever holds them."""
