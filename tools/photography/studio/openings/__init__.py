"""Windows and doors that only some rooms have, a module each."""
