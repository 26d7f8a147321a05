// Which drawing a chip has: baddies of one kin share it, in colours of their own.

export interface Look {
  kin: string;
  skin: string;
  dark: string;
  light: string;
}

const KINS: [RegExp, Look][] = [
  [/^bog_frog/, { kin: "frog", skin: "#7fae4a", dark: "#456b2a", light: "#d9e8a0" }],
  [/^bog_pole/, { kin: "pole", skin: "#5f9a86", dark: "#2f5a50", light: "#bfe3cf" }],
  [/^bog_lurk/, { kin: "lurk", skin: "#5d7a4a", dark: "#33482a", light: "#c3d48b" }],
  [/^bog_wyrm/, { kin: "wyrm", skin: "#6f8f3f", dark: "#384d1d", light: "#e2dc86" }],
  [/^clay_golem/, { kin: "golem", skin: "#b67a52", dark: "#774528", light: "#e6b68c" }],
  [/^stone_golem/, { kin: "golem", skin: "#9a9a94", dark: "#5b5d5c", light: "#d2d2ca" }],
  [/^golden_golem/, { kin: "golem", skin: "#d9a93a", dark: "#8a6415", light: "#ffe39a" }],
  [/^manticore/, { kin: "manticore", skin: "#c0703f", dark: "#6f3016", light: "#efb27a" }],
  [/^kobold_tracker/, { kin: "kobold", skin: "#b0873f", dark: "#6b4a1c", light: "#e9cf90" }],
  [/^kobold_greenthumb/, { kin: "kobold", skin: "#86a04d", dark: "#4c6026", light: "#d4e0a0" }],
  [/^kobold/, { kin: "kobold", skin: "#b0553f", dark: "#6b281c", light: "#e9aa90" }],
  [/^bone_dragon/, { kin: "dragon", skin: "#d8cfb8", dark: "#8a7f66", light: "#f8f3e2" }],
  [/^dragon_whelp/, { kin: "dragon", skin: "#4f93a8", dark: "#245463", light: "#b7e0e6" }],
  [/^dragon_hatchling/, { kin: "dragon", skin: "#7a9b46", dark: "#435a20", light: "#d9e69a" }],
  [/^dragon_elder/, { kin: "dragon", skin: "#8a3f6a", dark: "#4b1c38", light: "#e3a9c8" }],
  [/^dragon/, { kin: "dragon", skin: "#b5503a", dark: "#6b2417", light: "#f0b088" }],
  [/^dire_wolf/, { kin: "wolf", skin: "#7b7f8c", dark: "#41444f", light: "#cfd3dd" }],
  [/griffin/, { kin: "griffin", skin: "#c9974e", dark: "#7a5320", light: "#fbe8bd" }],
  [/owlbear/, { kin: "owlbear", skin: "#8a6748", dark: "#4d3521", light: "#e2c79e" }],
  [/^orc/, { kin: "orc", skin: "#7f8f55", dark: "#47532c", light: "#c5cf94" }],
  [/^goblin/, { kin: "goblin", skin: "#9db34a", dark: "#5a6b22", light: "#e0eaa2" }],
  [/^troll/, { kin: "troll", skin: "#7d8fa0", dark: "#45525f", light: "#c5d2dc" }],
];

const UNKNOWN: Look = { kin: "golem", skin: "#8d8577", dark: "#4e483e", light: "#cfc6b4" };

export const lookOf = (id: string): Look => KINS.find(([name]) => name.test(id))?.[1] ?? UNKNOWN;
