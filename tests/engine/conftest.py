"""The toy game subclasses the kernel in plain Python."""

import veillee.engine.table

# A compiled class cannot have an interpreted subclass; the compiled build is covered by the laws and the real games.
collect_ignore = []
if str(veillee.engine.table.__file__).endswith(".so"):
    collect_ignore = [
        "test_kernel.py",
        "test_laws_can_fail.py",
        "test_prelude.py",
        "test_rests.py",
        "test_scenes.py",
        "toy.py",
    ]
