"""The layer between discord.py and its server: redirection, unreadable answers, and needless requests."""
