"""The box: cards, boards and texts as data, and the code that reads and checks them."""
