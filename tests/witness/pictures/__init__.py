"""Magpie's pictures: for now all of a view, in lines of text."""
