"""Values that people type, read and checked in one place; they know nothing of the rest."""
