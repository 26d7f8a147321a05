"""The page in a real Chromium, against real servers."""
