"""The box: what the components say."""
