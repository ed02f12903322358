"""Two homes on one database: hosting in two processes, which are frozen, cut off, killed, and take each other's place.

Real are the line between processes (`bot.store.fleet`), hosting, standing, and all rows. PostgreSQL is stood in for by
`server`, with these promises of it, and none of its SQL:

- Units are stored one after the other, whole or not at all, in a file of SQLite.
- A unit of a home is stored only if its process holds the lease, by the one clock of the database.
- Notices of a unit arrive after it, in order, at all who listen, unless their line breaks.
- Locks, and all that a process has not stored, are gone when its line breaks.
"""
