"""Names of players, for samples: usual ones, and those that are hard to set."""

NAMES = ("Maya", "Théo")
LONG_NAMES = ("Wilhelmina Oluwaseun", "Bartholomew-Maximilien")
WORLD_NAMES = ("Ελένη Παπά", "Дмитрий")
RIGHT_TO_LEFT_NAMES = ("שלמה כהן", "سلمى حداد")
UNPRINTABLE_NAMES = ("🎩🎩", "\u202e\u200b𒀀𒁀")
