"""What bots and hints know of the game."""
