"""Choices of people and servers."""
