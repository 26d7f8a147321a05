"""One package a game. Each depends on the engine alone, never on another game."""
