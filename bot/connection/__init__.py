"""What is between discord.py and whoever answers it: where it is led to, and what it cannot read there."""
