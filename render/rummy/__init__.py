"""The pictures that rummies with contracts share: a row for each player, and a panel with the contract as it fills."""
