"""The lab: simulations of many games, their statistics, and plots."""

from __future__ import annotations

from veillee.lab.report import Report
from veillee.lab.simulation import run_simulation

__all__ = ["Report", "run_simulation"]
