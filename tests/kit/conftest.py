"""Some tests of the kit make records and tables of their own, in plain Python."""

import veillee.engine.table

# A compiled class cannot have an interpreted subclass; the compiled build is covered by the games.
collect_ignore = []
if str(veillee.engine.table.__file__).endswith(".so"):
    collect_ignore = ["test_book.py", "test_verbs.py"]
