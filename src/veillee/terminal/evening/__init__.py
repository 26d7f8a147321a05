"""An evening: a match played to its end, with hints, a guide, the story read aloud, and looking back."""
