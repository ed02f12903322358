"""Play or make up many games at once: to compare robots, to check the shuffle, to fill a database."""
