"""The acts of people: each act is a press on what they see, which may be old by the time it arrives."""
