"""HTTP: the lobby, replays and hints, the page's files, and polling where WebSockets are blocked."""
