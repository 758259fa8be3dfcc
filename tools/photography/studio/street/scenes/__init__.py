"""The scenes themselves, one idea each."""
