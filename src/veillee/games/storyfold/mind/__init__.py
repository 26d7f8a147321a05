"""What bots know of the wood."""
