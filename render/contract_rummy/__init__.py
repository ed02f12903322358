"""The pictures of Contract Rummy: a row for each player, with the melds they have laid."""
