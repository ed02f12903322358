"""Screens: what a view looks like as a message. Pure functions of a view and a language."""
