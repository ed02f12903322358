# Duplicate: several tables play the same deals, and teams compare what they made of them.

declined-duplicate-none = Nobody plays duplicate in this game, so leave `duplicate:` out.
declined-duplicate-terms = Duplicate is for fun and without hints. Play for 0, and leave out `hints:`.
declined-duplicate-robots = Robots don’t play duplicate: every seat is for a person.
declined-duplicate-again = A duplicate takes the people of all its tables. Open a new one with `/open`.
declined-twins = Other tables are still playing this deal. You’ll see it when all of them have finished.
