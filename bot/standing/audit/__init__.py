"""`python -m bot check`: whether what is stored follows from the logs, and from what people agreed on."""

from bot.standing.audit.audit import SIGNALS, Audit, Progress, Scope

__all__ = ["SIGNALS", "Audit", "Progress", "Scope"]
