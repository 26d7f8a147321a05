"""One WebSocket a table: a page says hello, gets the state, and sends messages."""
