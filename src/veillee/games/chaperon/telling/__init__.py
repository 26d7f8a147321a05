"""What players are told: remarks, and why something is not possible."""
