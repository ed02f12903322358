"""The pictures of any small game: points and cards at every seat, cards in the middle, the reader's hand below."""
