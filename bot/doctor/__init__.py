"""`python -m bot doctor`: a check of everything a running bot needs, with advice on each fault.

Each check is a function in a separate module that returns findings and prints nothing; `examination.py` calls them all.
Nothing changes: the database is opened for reading only, and Discord is only asked.
"""
