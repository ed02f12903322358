"""What an operator's programs can see of a running bot: figures, whether it is well, and that it lives.

The other rooms know nothing of this one. It listens to what they tell anyway, and reads how they stand when it is
asked. No figure names a person, a server, a table or a card.
"""


class CannotListen(Exception):  # noqa: N818
    """The address where figures are asked cannot be had; its text says why."""
