"""The state of a table: the table itself, the meaning of each row of its log, and the consequences of both."""
