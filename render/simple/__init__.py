"""The pictures of any small game: points and cards at every seat, what lies in the middle, the own hand below."""
