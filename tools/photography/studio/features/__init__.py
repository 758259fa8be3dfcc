"""What a room is remembered for: machines, galleries, stairs."""
