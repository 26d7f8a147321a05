"""The rulebook, a module for each chapter."""
