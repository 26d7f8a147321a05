"""The version of the package."""

from __future__ import annotations

from importlib.metadata import version as installed


def version() -> str:
    """The installed version."""
    return installed("veillee")
