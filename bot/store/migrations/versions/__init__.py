"""One file a revision, in the order of their numbers; a released one never changes."""
