"""Messages: what passes between server and page. The page's types are generated from these."""
