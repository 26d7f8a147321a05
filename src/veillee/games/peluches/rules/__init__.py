"""The rulebook in code: a module for each chapter."""
