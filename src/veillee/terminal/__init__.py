"""The same tables in a terminal: menus, the drawn table, the log, hints, replay. Any size from 80×24, or piped."""
