"""The speed comparison behind `make bench`: our games beside their peers, in one run, on one core."""
