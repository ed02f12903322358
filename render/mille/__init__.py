"""Mille's own pictures: the public table and the score pad."""
