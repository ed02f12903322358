"""Waiting for players: clocks, pauses, windows, reminders, and overdue actions."""
