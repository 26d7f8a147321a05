"""What players are told."""
