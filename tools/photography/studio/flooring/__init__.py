"""Floors made for one kind of building, board by board or with their own concrete."""
