"""The pictures of Kalooki: a row for each player, with the melds they have laid."""
