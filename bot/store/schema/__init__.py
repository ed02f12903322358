"""The tables of the database, as the newest revision leaves them."""
