"""Logs: one line an event, as text for people or JSON for machines. Tokens and names never appear."""

from __future__ import annotations

import json
import logging
import sys
import time

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, and whatever the caller added."""
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
    """A record as a line to read."""

    def format(self, record: logging.LogRecord) -> str:
        """Level, message, whatever the caller added, and an error if there is one."""
        facts = ", ".join(f"{key}: {value!r}" for key, value in added_to(record).items())
        line = f"{record.levelname} {record.getMessage()}" + (f" ({facts})" if facts else "")
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def added_to(record: logging.LogRecord) -> dict[str, object]:
    """What the caller said besides the message."""
    return {key: value for key, value in vars(record).items() if key not in _STANDARD}


def set_up_logs(log_format: str) -> None:
    """To the error stream: `text` or `json`, or only what is wrong (`quiet`)."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if log_format == "quiet" else logging.INFO)
    for quiet in ("alembic", "uvicorn.access", "uvicorn.error", "asyncio"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
