"""The kernel: tables, agenda, questions, chance, events, matches. It knows no game."""
