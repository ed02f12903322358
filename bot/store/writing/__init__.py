"""Storing rows."""
