// Scenes: how each event is seen. What it changes follows from the views; here it only moves.
import { reads } from "$lib/book.svelte";
import { pulse, shake } from "$lib/motion";
import { little, moved, one, simply } from "$lib/scenes";
import type { Play as AnyPlay } from "$lib/stage.svelte";
import { actionId, creatureId, type WoodStage } from "./stage.svelte";

export { DECLARED } from "./declared";

type Play = AnyPlay<WoodStage>;
type Scene = (play: Play) => Promise<void>;

const spot = (name: string, field: string) => (play: Play) => one(play, `[data-spot="${name}:${play.fields[field]}"]`);
const creature = spot("creature", "creature");
const place = spot("place", "place");
const boon = spot("boon", "boon");
const sight = (name: string) => (play: Play) => one(play, `[data-spot="${name}"]`);

/** A card drifts in the River: to the end, or to a slot. */
const drifts =
  (idOf: (play: Play) => string, slotOf: (play: Play) => number | undefined = () => undefined): Scene =>
  async (play) => {
    play.stage.stride = play.ms(700);
    await play.change();
    play.stage.drift(idOf(play), slotOf(play));
    await play.linger(760);
  };

const itsCreature = (play: Play) => creatureId(play.number("creature"));
const itsCard = (play: Play) => actionId(play.number("card"));
const itsSlot = (play: Play) => play.number("slot");

/** What costs something: at the calm pace it stays until its sentence has been read. */
const READ_MS = 1300;
const costs =
  (scene: Scene): Scene =>
  async (play) => {
    await scene(play);
    if (play.isCalm) await play.pause(READ_MS);
  };

/** A creature comes out of the dark and pushes the others. */
async function enters(play: Play): Promise<void> {
  play.stage.stride = play.ms(600);
  play.stage.drift(itsCreature(play), itsSlot(play));
  await play.change();
  creature(play)?.animate([{ opacity: 0, transform: "translateY(-40px) scale(.7)" }, { opacity: 1, transform: "none" }], {
    duration: play.ms(620),
    easing: "cubic-bezier(.3,1.3,.5,1)",
  });
  await play.linger(820);
}

/** A creature goes where creatures go: up into the light, or away. */
const goes =
  (lift: number): Scene =>
  async (play) => {
    creature(play)?.animate([{ opacity: 1 }, { opacity: 0, transform: `translateY(${lift}px) scale(.8)` }], {
      duration: play.ms(560),
      fill: "forwards",
      easing: "ease-in",
    });
    await play.wait(540);
    play.stage.stride = play.ms(500);
    await play.change();
    play.stage.leave(itsCreature(play));
    await play.wait(420);
  };

async function turns(play: Play): Promise<void> {
  play.stage.stride = play.ms(800);
  await play.change();
  play.stage.settleRiver();
  await play.wait(860);
}

/** Dice tumble over the picture, then show what they show. */
async function rolls(play: Play): Promise<void> {
  const { stage } = play;
  const [faces, sides] = [play.numbers("faces"), play.numbers("sides")];
  await play.change();
  const roll = (isFallen: boolean) => ({
    number: play.number("number"),
    dice: faces.map((face, nth) => ({ sides: sides[nth]!, face: isFallen ? face : 0 })),
  });
  stage.cast = roll(false);
  await play.drawn();
  stage.root?.querySelectorAll(".roll .die").forEach((die, nth) =>
    die.animate(
      [
        { transform: `translate(${nth % 2 ? 30 : -30}px, -60px) rotate(${nth % 2 ? -260 : 240}deg)`, opacity: 0 },
        { transform: "translateY(6px) rotate(20deg)", opacity: 1, offset: 0.65 },
        { transform: "none" },
      ],
      { duration: play.ms(560 + nth * 70), easing: "ease-out" },
    ),
  );
  await play.wait(620);
  stage.cast = roll(true);
  await play.wait(640);
}

async function counts(play: Play): Promise<void> {
  pulse(one(play, ".roll"), play.ms(480));
  await play.change();
  await play.wait(620);
}

/** A Shadow card: dark, a heartbeat, two lines. */
async function darkens(play: Play): Promise<void> {
  play.stage.isDark = true;
  await play.change();
  await play.wait(500);
  await Promise.race([play.stage.read(), play.wait(4200)]);
  play.stage.isReading = false;
  play.stage.isDark = false;
  await play.wait(200);
}

const lights = sight("spirit");
const track = sight("light");
const brom = sight("brom:0");

export const SCENES: Record<string, Scene> = {
  chapter_began: reads,
  scene_opened: reads,
  section_read: reads,
  story_taken: reads,
  ending_told: reads,
  way_taken: simply(350),
  markers_set: simply(500),
  phase_began: simply(500),
  die_left_out: simply(400),
  ability_chosen: moved(pulse, 420, (play) => one(play, `[data-spot="card:${play.fields.top}"]`)),
  bottom_chosen: moved(pulse, 420, (play) => one(play, `[data-spot="card:${play.fields.bottom}"]`)),
  dice_rolled: rolls,
  die_rerolled: counts,
  die_turned: counts,
  successes_counted: counts,
  success_added: counts,
  crystals_spent: counts,
  ability_missed: simply(500),
  attempt_failed: simply(500),
  place_resolved: async (play) => {
    await moved(pulse, 600, place)(play);
    await reads(play);
  },
  creature_dazzled: drifts(itsCreature),
  creature_healed: goes(-60),
  creature_left: goes(30),
  creature_moved: drifts(itsCreature, itsSlot),
  creature_drawn: costs(enters),
  creature_entered: costs(enters),
  creature_turned_away: simply(700),
  creature_stunned: moved(shake, 480, creature),
  creature_weakened: moved(pulse, 480, creature),
  creature_acted: costs(moved(shake, 620, creature)),
  creature_blinked: moved(pulse, 480, creature),
  card_sent_to_end: drifts(itsCard),
  card_brought_to_front: drifts(itsCard, () => 0),
  river_reversed: turns,
  crystal_placed: moved(little, 360, (play) => one(play, `[data-spot="card:${play.fields.card}"]`)),
  crystals_lost: costs(simply(700)),
  card_drained: costs(moved(shake, 420, (play) => one(play, `[data-spot="card:${play.fields.card}"]`))),
  spirit_gained: moved(pulse, 480, lights),
  spirit_lost: costs(moved(shake, 480, lights)),
  spirit_wrapped: moved(pulse, 600, lights),
  light_moved: moved(pulse, 800, track),
  shadow_moved: costs(moved(pulse, 800, track)),
  symbol_met: costs(moved(pulse, 700, track)),
  protection_used: async (play) => {
    pulse(brom(play), play.ms(500));
    await drifts(itsCreature)(play);
  },
  care_used: moved(pulse, 600, brom),
  brom_left: costs(moved(shake, 900, brom)),
  brom_kept_away: moved(shake, 600, brom),
  brom_returned: moved(little, 600, brom),
  shadow_phase_began: simply(500),
  shade_drawn: darkens,
  boon_seen: simply(500),
  boon_kept: simply(300),
  boon_stored: moved(pulse, 480, boon),
  boon_received: moved(pulse, 600, boon),
  boon_used: moved(pulse, 520, boon),
  trauma_healed: moved(pulse, 520, boon),
  bane_struck: simply(900),
  die_gained: simply(700),
  die_readied: simply(400),
  scene_won: simply(900),
  scene_lost: simply(900),
  travelled: simply(1200),
  book_folded: simply(300),
};
