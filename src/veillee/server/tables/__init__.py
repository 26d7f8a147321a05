"""Live tables: matches in memory, moves, undo, seats, chat, suggestions."""
