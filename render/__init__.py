"""Pictures: a view in, PNG bytes and alt text out."""
