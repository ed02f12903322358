"""The bot: the only place where its parts are wired together."""

from bot.app.client import Chapeau
from bot.app.running import run

__all__ = ["Chapeau", "run"]
