"""Tests of what bots know of bones."""
