"""Players' names for samples: usual ones, and those that are hard to set."""

NAMES = ("Maya", "Théo")
LONG_NAMES = ("Wilhelmina Oluwaseun", "Bartholomew-Maximilien")
WORLD_NAMES = ("Ελένη Παπά", "Дмитрий")
RIGHT_TO_LEFT_NAMES = ("שלמה כהן", "سلمى حداد")
MANY_NAMES = ("Maya", "Théo", "Olga", "Noor", "Luc", "Ines", "Sam", "Mehmet", "Jun", "Ravi")
MANY_LONG_NAMES = (
    "Wilhelmina Oluwaseun von und zu Habsburg",
    "Bartholomew-Maximilien de la Tour d’Auge",
    "Ελένη Παπαδοπούλου-Κωνσταντινοπούλου 123",
    "Дмитрий Александрович Преображенский-Лев",
    "Wanda Wilhelmina Wolkenstein-Wagenseiler",
    "Mamadou-Emmanuel Konaté de Saint-Exupéry",
    "Maximiliane Charlotte Hohenlohe-Waldenbu",
    "Yolanda Fernández de Córdoba y Alburquerq",
    "Guillermo Wenceslao Mondragón Mazariegos",
    "Zsuzsanna Königsmark-Nagybányai-Horthyni",
)
UNPRINTABLE_NAMES = ("🎩🎩", "\u202e\u200b𒀀𒁀")
