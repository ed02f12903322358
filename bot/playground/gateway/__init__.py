"""The gateway: sessions that can be resumed, and their events."""

from bot.playground.gateway.events import Intent
from bot.playground.gateway.hub import Gateway
from bot.playground.gateway.starts import StartLimits

__all__ = ["Gateway", "Intent", "StartLimits"]
