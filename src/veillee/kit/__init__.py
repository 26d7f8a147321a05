"""What several games are made of, with no rule of any of them: it imports the engine alone, and games import it."""
