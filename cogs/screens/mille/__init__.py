"""Mille on Discord."""
