"""The table in the browser: HTTP for the lobby, one WebSocket a table, everything stored before it is acknowledged."""
