"""Magpie on Discord."""
