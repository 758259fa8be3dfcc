"""What stands outside the windows, built with real depth and lit by its own sky."""
