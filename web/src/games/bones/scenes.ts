// Scenes: how each event is seen. What it changes follows from the views; here it only moves.
import { hop, prowl, pulse, shake } from "$lib/motion";
import { little, moved, one, simply } from "$lib/scenes";
import type { Fields, Play as AnyPlay } from "$lib/stage.svelte";
import type { BattleStage, Cast, Pop, Thrown } from "./stage.svelte";

type Play = AnyPlay<BattleStage>;
type Scene = (play: Play) => Promise<void>;

const chip = (field = "unit") => (play: Play) => one(play, `[data-unit="${play.fields[field]}"]`);
const unit = chip();
const other = chip("other_unit");
const card = (play: Play) => one(play, `[data-party="${play.fields.unit}"]`);
const die = (play: Play) => one(play, `[data-die="${play.fields.die}"]`);
const stat = (play: Play) => one(play, `[data-stat="${play.fields.stat}"]`);

/** A word or a number rises over the chip while the event takes effect. */
const rises =
  (kind: Pop["kind"], sign: string, move: typeof shake, length: number, field = "n"): Scene =>
  async (play) => {
    play.stage.pop(play.number("unit"), `${sign}${play.fields[field]}`, kind);
    move(unit(play), play.ms(length * 0.8));
    if (!unit(play)) pulse(card(play), play.ms(length * 0.8));
    await play.change();
    await play.linger(length);
  };

async function walks(play: Play): Promise<void> {
  play.stage.stride = play.ms(420);
  if (play.number("unit") < 4) hop(unit(play), play.ms(420), 10);
  else prowl(unit(play), play.ms(420));
  await play.change();
  await play.linger(460);
}

async function comes(play: Play): Promise<void> {
  await play.change();
  unit(play)?.animate([{ opacity: 0, transform: "translateY(-46px) scale(1.5) rotate(-14deg)" }, { opacity: 1, transform: "none" }], {
    duration: play.ms(480),
    easing: "cubic-bezier(.4,1.5,.5,1)",
  });
  await play.linger(620);
}

async function falls(play: Play): Promise<void> {
  unit(play)?.animate([{ opacity: 1 }, { opacity: 0.9, transform: "rotate(14deg) scale(1.06)", offset: 0.3 }, { opacity: 0, transform: "translateY(22px) rotate(-60deg) scale(.4)" }], {
    duration: play.ms(700),
    easing: "ease-in",
    fill: "forwards",
  });
  await play.wait(660);
  await play.change();
}

/** The one who strikes lunges at the other. */
async function strikes(play: Play): Promise<void> {
  const [from, to] = [unit(play), other(play)];
  if (from && to) {
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [dx, dy] = [(b.x - a.x) * 0.42, (b.y - a.y) * 0.42];
    from.animate([{ transform: "none" }, { transform: `translate(${-dx * 0.16}px, ${-dy * 0.16}px)`, offset: 0.3 }, { transform: `translate(${dx}px, ${dy}px) scale(1.08)`, offset: 0.55 }, { transform: "none" }], {
      duration: play.ms(560),
      easing: "ease-in-out",
    });
  }
  play.stage.blow = { from: play.number("unit"), to: play.number("other_unit") };
  await play.wait(310);
  shake(to, play.ms(360));
  await play.change();
  await play.wait(300);
  play.stage.blow = null;
}

async function aims(play: Play): Promise<void> {
  play.stage.blow = { from: play.number("unit"), to: play.number("other_unit") };
  pulse(unit(play), play.ms(420));
  await play.change();
  await play.linger(620);
  play.stage.blow = null;
}

const numbers = (text: unknown): number[] => String(text).split(" ").filter(Boolean).map(Number);

/** The dice of a roll, as they fell. */
export function thrownIn({ attack, defence, dice, faces }: Fields): Thrown[] {
  const shown = numbers(faces);
  return [
    ...numbers(attack).map((shows) => ({ white: 0, die: -1, shows })),
    ...numbers(defence).map((shows) => ({ white: 1, die: -1, shows })),
    ...numbers(dice).map((die, nth) => ({ white: -1, die, shows: shown[nth] ?? 0 })),
  ];
}

/** Dice tumble and stop on their faces; then they lie there. */
async function throws(play: Play, dice: Thrown[], by: number, figure: number, after: number): Promise<void> {
  const { stage } = play;
  if (!dice.length) return simply(200)(play);
  stage.cast = { unit: by, figure, dice, isTumbling: true };
  await play.drawn();
  stage.root?.querySelectorAll(".cube").forEach((cube, nth) => {
    const to = (cube as HTMLElement).style.transform;
    const turns = `rotateX(${nth % 2 ? 620 : -540}deg) rotateY(${nth % 3 ? -480 : 700}deg)`;
    cube.animate([{ transform: `${turns} ${to}` }, { transform: `rotateX(${nth % 2 ? 60 : -40}deg) rotateY(${nth % 3 ? -30 : 50}deg) ${to}`, offset: 0.72 }, { transform: to }], {
      duration: play.ms(820 + nth * 60),
      easing: "cubic-bezier(.2,.7,.3,1)",
    });
    cube.parentElement?.animate([{ transform: `translate(${nth % 2 ? 60 : -50}px, -70px)` }, { transform: "translate(0, 6px)", offset: 0.5 }, { transform: "translate(0, -12px)", offset: 0.68 }, { transform: "none" }], {
      duration: play.ms(800 + nth * 60),
      easing: "ease-out",
    });
  });
  await play.wait(900 + dice.length * 40);
  await play.change();
  stage.cast = { unit: by, figure, dice, isTumbling: false };
  await play.wait(after);
}

const rolls: Scene = (play) => throws(play, thrownIn(play.fields), play.number("unit"), play.number("figure"), play.number("unit") < 4 ? 200 : 760);

const ATTACK = 2;

/** The dice of a training, as they fell. */
export function trainedIn({ stat, figure, faces }: Fields): Cast {
  const white = Number(stat) === ATTACK ? 0 : 1;
  const dice = String(faces).split(" ").map((face) => ({ white, die: -1, shows: Number(face) }));
  return { unit: Number(figure), figure: Number(figure), dice, isTumbling: false };
}

async function trains(play: Play): Promise<void> {
  const { dice, figure } = trainedIn(play.fields);
  await throws(play, dice, figure, figure, 800);
  play.stage.cast = null;
}

/** A turn begins with an empty tray. */
async function begins(play: Play): Promise<void> {
  play.stage.cast = null;
  play.stage.pops = [];
  await play.change();
  little(unit(play), play.ms(420));
  await play.linger(560);
}

async function speaks(play: Play): Promise<void> {
  pulse(unit(play), play.ms(560));
  await play.change();
  await play.linger(860);
}

export const SCENES: Record<string, Scene> = {
  gearloc_chosen: simply(400),
  stat_trained: moved(pulse, 420, stat),
  training_rolled: trains,
  training_failed: moved(shake, 500, stat),
  die_trained: moved(pulse, 420, die),
  battle_began: simply(700),
  queue_built: simply(500),
  baddie_entered: comes,
  chip_queued: moved(pulse, 600, (play) => one(play, ".queue")),
  initiative_rolled: simply(420),
  meter_set: simply(500),
  gearloc_placed: comes,
  round_began: moved(pulse, 700, (play) => one(play, ".round")),
  rule_worked: moved(shake, 600, (play) => one(play, ".field")),
  fatigue_set: moved(shake, 600, (play) => one(play, ".field")),
  turn_began: begins,
  turn_lost: moved(shake, 700, unit),
  moved: walks,
  swapped: walks,
  target_taken: aims,
  baddie_aimed: aims,
  baddie_idle: moved(prowl, 600, unit),
  aim_taken: simply(400),
  dice_rolled: rolls,
  dice_rerolled: rolls,
  struck: strikes,
  hits_left: simply(400),
  shields_held: rises("block", "−", shake, 520),
  damage_eased: rises("block", "−", shake, 520),
  bonus_lost: rises("block", "−", shake, 480),
  hp_lost: rises("loss", "−", shake, 620),
  healed: rises("gain", "+", pulse, 560),
  hp_set: rises("gain", "=", pulse, 560, "hp"),
  top_raised: rises("gain", "+", pulse, 560),
  bonus_gained: rises("gain", "+", pulse, 560),
  sign_placed: moved(pulse, 620, unit),
  sign_worked: moved(shake, 560, unit),
  sign_removed: simply(260),
  sign_kept_off: moved(pulse, 460, unit),
  shield_placed: moved(little, 320, unit),
  shield_locked: moved(little, 320, unit),
  shield_dropped: moved(shake, 320, unit),
  bones_kept: moved(pulse, 360, (play) => one(play, ".bones-row")),
  bones_gone: simply(260),
  die_used: moved(pulse, 420, die),
  die_placed: moved(pulse, 360, die),
  die_locked: moved(pulse, 360, die),
  die_turned: moved(pulse, 300, die),
  die_shows: moved(pulse, 300, die),
  die_exhausted: moved(shake, 260, die),
  die_to_tray: simply(220),
  die_back: simply(220),
  die_gained: moved(pulse, 520, die),
  plan_bought: speaks,
  innate_upgraded: speaks,
  innate_worked: speaks,
  ability_worked: speaks,
  attack_missed: speaks,
  attack_taken: speaks,
  attack_avoided: speaks,
  attack_dice_lost: moved(shake, 520, unit),
  defence_dice_lost: moved(shake, 520, unit),
  stat_limited: moved(shake, 520, unit),
  meter_deferred: moved(pulse, 520, (play) => one(play, ".meter")),
  defeated: falls,
  knocked_out: falls,
  saved_from_ko: speaks,
  revived: moved(pulse, 620, card),
  loot_found: simply(500),
  battle_won: simply(900),
  battle_lost: simply(900),
};
