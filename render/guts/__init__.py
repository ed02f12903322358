"""The pictures of Guts: the pot above all, chips at every seat, and who is in."""
