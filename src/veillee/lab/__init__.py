"""The lab: many games at once, what they show, and plots of it."""

from __future__ import annotations

from veillee.lab.report import Report
from veillee.lab.simulation import run_simulation

__all__ = ["Report", "run_simulation"]
