"""What players are told before they choose."""
