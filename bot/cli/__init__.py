"""The command line: each command is a module of its own, which is imported when that command runs.

`main.py` knows the names and options; `printing.py` is how lines are said, `status.py` how a command ends.
"""
