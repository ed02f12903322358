"""`python -m bot doctor`: whether everything is as a running bot needs it, and what to do where it is not.

Each check is a function of a module of its own that returns findings and prints nothing; `examination.py` asks them
all. Nothing is changed: the database is opened for reading only, and Discord is asked, never told.
"""
