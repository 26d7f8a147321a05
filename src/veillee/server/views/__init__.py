"""Views: the messages that tell a page about a table, made only of what its seat may know."""
