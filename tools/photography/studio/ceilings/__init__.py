"""Ceilings and roof structures, a module each; a venue picks one."""
