"""The servers that are measured."""
