"""Screens: messages made from views. Pure functions of a view and a language."""
