"""The fast path of a move: from the bytes of a WebSocket frame to the batch writer and back, without a task.

It stands on the internals of uvicorn's WebSocket protocol. Measured (compiled, 200 tables on SQLite, 12 pairs of
runs in turn): 1.43 times the moves a second of the ordinary path, with 27 % less processor time a move. Everything that
is out of the ordinary takes the ordinary path.
"""
