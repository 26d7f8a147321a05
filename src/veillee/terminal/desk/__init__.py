"""The desk: how prompts are laid out and answered, in a window or line by line."""
