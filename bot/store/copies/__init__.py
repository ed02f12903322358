"""Work on a whole database: upgrades, copies, examinations and moves."""
