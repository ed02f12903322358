"""The command line: each command is a separate module, imported when the command runs.

`main.py` knows the names and options; `printing.py` prints lines, `status.py` has the exit statuses.
"""
