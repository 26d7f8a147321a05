"""Before the game: what to play, and with whom."""
