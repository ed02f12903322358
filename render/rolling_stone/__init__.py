"""The pictures of Rolling Stone: hands that swell, the trick in a row, and how many cards of each suit are in play."""
