"""Logging: one line for each event, as text or JSON. Tokens and names are never logged."""

from __future__ import annotations

import json
import logging
import sys
import time

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, and the fields that the caller added."""
        entry = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **added_to(record),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Formats a record as a line of text."""

    def format(self, record: logging.LogRecord) -> str:
        """Level, message, the fields that the caller added, and the traceback if there is one."""
        facts = ", ".join(f"{key}: {value!r}" for key, value in added_to(record).items())
        line = f"{record.levelname} {record.getMessage()}" + (f" ({facts})" if facts else "")
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def added_to(record: logging.LogRecord) -> dict[str, object]:
    """The fields that the caller added to the message."""
    return {key: value for key, value in vars(record).items() if key not in _STANDARD}


def in_one_line(error: Exception) -> str:
    """The kind of an error and the first line of its text; of a database error, the driver's own."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"


def set_up_logs(log_format: str) -> None:
    """Log to the error stream as `text` or `json`; `quiet` logs warnings and errors only."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if log_format == "quiet" else logging.INFO)
    for quiet in ("alembic", "uvicorn.access", "uvicorn.error", "asyncio"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
