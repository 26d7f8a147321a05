"""The version of the house."""

from __future__ import annotations

from importlib.metadata import version as installed


def version() -> str:
    """As installed."""
    return installed("veillee")
