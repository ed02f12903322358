"""What games of sets and runs share, and those in which each deal asks for a contract of them."""
