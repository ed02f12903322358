"""The pictures of Linger Longer: hands that shrink, the trick in the middle, trumps and the card that shows them."""
