"""What happens when nobody plays: clocks, pauses, windows, reminders, and what is overdue."""
