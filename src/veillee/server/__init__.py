"""The server: the tables in a browser, over HTTP and one WebSocket a table."""
