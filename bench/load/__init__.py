"""Load: many tables at once on this machine, driven over WebSockets by another process, beside boardgame.io."""
