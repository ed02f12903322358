"""What is between discord.py and whoever answers it: where it is led to, what it cannot read, what it need not ask."""
