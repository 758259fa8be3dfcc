"""Vaults of cellars: sections and what they are built of. x across, y along, z up."""
