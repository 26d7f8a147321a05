"""Several servers or processes for the same tables: publish and subscribe, and the supervisor of processes."""
