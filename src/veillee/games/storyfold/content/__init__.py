"""The box: what lies in it, read from the sheets beside these modules."""
