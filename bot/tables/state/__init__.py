"""What stands at a table: the table itself, what each row of its log says, and what follows from both."""
