"""Bots: when they think, and the worker processes in which they do."""
