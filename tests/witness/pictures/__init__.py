"""Magpie's pictures: for now all that a view tells, in lines of text."""
