"""Hosting's needs from outside, and its posting of what must appear exactly once."""
