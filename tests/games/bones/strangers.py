"""Baddies that only these tests have: one for each thing that a test wants to be alone with.

Written as content and read as content. `post` never does anything; `with_poison` has Poison 2 every turn, `far_poison`
is its ranged sister, `plan_poison` has it for one bone.
"""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from itertools import combinations
from pathlib import Path

from veillee.games.bones.content.box import CONTENT
from veillee.games.bones.game import Bones

ABILITIES = (
    "poison", "weaken", "stun", "bleed", "mischief", "limit", "corrosive", "break", "thick_skin", "hardy", "lashback",
    "secrete", "terrify", "recover", "signal", "flight", "dive", "frenzy", "rage", "raiding", "inspire", "one_mind",
    "untargetable", "shrouded", "careless",
)  # fmt: skip
# Those that say something about damage, or whom it may be aimed at.
PIPELINE = ("thick_skin", "hardy", "lashback", "secrete", "break", "terrify", "shrouded", "flight", "untargetable")
HP = 9

STRANGERS: dict[str, dict[str, object]] = {
    "post": {},
    "post5": {"points": 5},
    "post20": {"points": 20},
    "far_post": {"form": "ranged"},
    "far_post5": {"form": "ranged", "points": 5},
    "far_post20": {"form": "ranged", "points": 20},
    "one": {"attack": 1},
    "two": {"attack": 2},
    "wall": {"defence": 2},
    "guard": {"attack": 1, "defence": 2},
    "strong": {"attack": 1, "target": "strongest"},
    "far": {"form": "ranged", "attack": 1},
    "far_strong": {"form": "ranged", "attack": 1, "target": "strongest"},
    "far_two": {"form": "ranged", "attack": 1, "targets": 2},
    "far_two_strong": {"form": "ranged", "attack": 1, "targets": 2, "target": "strongest"},
    "double": {"attack": 1, "targets": 2},
    "slanting": {"attack": 1, "diagonal": True},
    "caller": {"skulls": 1, "points": 20},
    "double_caller": {"skulls": 2, "points": 20},
    "quick": {"initiative": 6},
    "slow": {"initiative": 1},
    "venom": {"form": "ranged", "attack": 1, "targets": 2, "abilities": ["poison 2"]},
    "hexer": {"attack": 1, "abilities": ["poison 3", "weaken 1"]},
    "schemer": {"form": "ranged", "attack": 2, "defence": 1, "plan": [(1, "bleed"), (2, "stun")]},
    "far_schemer": {"form": "ranged", "attack": 1, "targets": 2, "plan": [(1, "stun")]},
    "dear_schemer": {"form": "ranged", "attack": 1, "defence": 1, "plan": [(2, "stun")]},
    "two_schemer": {"form": "ranged", "attack": 1, "targets": 2, "plan": [(2, "bleed")]},
    "stubborn": {"abilities": ["recover 1"], "hp": 5},
    "orc": {"attack": 1, "type": "orc"},
    "orc_raider": {"attack": 1, "type": "orc", "abilities": ["raiding"]},
    "wolf": {"form": "ranged", "attack": 1, "type": "beast"},
    "alpha": {"form": "ranged", "attack": 1, "type": "beast", "abilities": ["one_mind"]},
    "crier": {"form": "ranged", "points": 5, "abilities": ["signal 2"]},
    "big_crier": {"form": "ranged", "points": 20, "abilities": ["signal 2"]},
    "skin_and_hardy": {"abilities": ["thick_skin 1", "hardy"]},
    "frenzied": {"form": "ranged", "attack": 2, "abilities": ["frenzy 2"]},
    "flyer": {"attack": 1, "abilities": ["flight", "dive"]},
}


def written(name: str, fields: dict[str, object]) -> tuple[str, str]:
    """The two entries of a chip: what it is, what it can do."""
    plan = ", ".join(f'{{ bones = {bones}, ability = "{ability}" }}' for bones, ability in fields.get("plan", []))  # type: ignore[attr-defined]
    abilities = ", ".join(f'"{ability}"' for ability in fields.get("abilities", []))  # type: ignore[attr-defined]
    chip = f"""
[[chip]]
id = "{name}"
points = {fields.get("points", 1)}
type = "{fields.get("type", "goblin")}"
form = "{fields.get("form", "melee")}"
copies = 1
name = {{ fr = "{name}", en = "{name}" }}
"""
    numbers = f"""
[[numbers]]
id = "{name}"
hp = {fields.get("hp", HP)}
initiative = {fields.get("initiative", 3)}
attack = {fields.get("attack", 0)}
defence = {fields.get("defence", 0)}
target = "{fields.get("target", "weakest")}"
targets = {fields.get("targets", 1)}
skulls = {fields.get("skulls", 0)}
diagonal = {str(fields.get("diagonal", False)).lower()}
abilities = [{abilities}]
{f"plan = [{plan}]" if plan else ""}
verified = false
"""
    return chip, numbers


def everybody() -> dict[str, dict[str, object]]:
    """All strangers, also the three for each ability."""
    found = dict(STRANGERS)
    for ability in ABILITIES:
        if ability != "careless":
            found[f"with_{ability}"] = {"attack": 1, "abilities": [f"{ability} 2"]}
            found[f"far_{ability}"] = {"form": "ranged", "attack": 1, "abilities": [f"{ability} 2"]}
        found[f"plan_{ability}"] = {"form": "ranged", "attack": 1, "plan": [(1, f"{ability} 2")]}
    for first, second in combinations(PIPELINE, 2):
        found[f"both_{first}_{second}"] = {"abilities": [f"{first} 2", f"{second} 2"]}
    return found


def copy_of_content(folder: Path) -> Path:
    """Our content in a folder where it may be changed."""
    pack = folder / "pack"
    shutil.copytree(CONTENT, pack, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    return pack


@cache
def crowded_game() -> Bones:
    """The game with our content and the strangers among its chips."""
    with tempfile.TemporaryDirectory() as folder:
        pack = copy_of_content(Path(folder))
        entries = [written(name, fields) for name, fields in everybody().items()]
        for sheet, texts in zip(("chips", "numbers"), zip(*entries, strict=True), strict=True):
            path = pack / f"{sheet}.toml"
            path.write_text(path.read_text(encoding="utf-8") + "".join(texts), encoding="utf-8")
        return Bones(pack)
