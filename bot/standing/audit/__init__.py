"""`python -m bot check`: whether the database follows from the logs, and from people's agreements."""

from bot.standing.audit.audit import SIGNALS, Audit, Progress, Scope

__all__ = ["SIGNALS", "Audit", "Progress", "Scope"]
