"""Veillée: a digital table for story-driven board games."""
