"""What hosting needs from outside, and how it posts what must appear exactly once."""
