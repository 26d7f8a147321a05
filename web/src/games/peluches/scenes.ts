// Scenes: how each event is seen. What it changes follows from the views; here it only moves.
import { reads } from "$lib/book.svelte";
import { hop, prowl, pulse, shake } from "$lib/motion";
import { little, moved, one, simply } from "$lib/scenes";
import type { Play as AnyPlay } from "$lib/stage.svelte";
import { BLACK } from "./pieces";
import { type Thrown, thrown } from "./rolls";
import type { Held, TaleStage } from "./stage.svelte";

type Play = AnyPlay<TaleStage>;
type Scene = (play: Play) => Promise<void>;

const plush = (play: Play, field = "plush") => one(play, `[data-figure="plush-${play.fields[field]}"]`);
const card = (play: Play) => one(play, `[data-card="${play.fields.plush}"]`);
const monster = (play: Play) => one(play, `[data-figure="monster-${play.fields.figure}"]`);

/** Square by square over the map. */
async function walks(play: Play): Promise<void> {
  const { stage } = play;
  const place = stage.view.plushies.findIndex((one) => one.character === play.number("plush"));
  const path = play.numbers("path");
  const length = path.length > 6 ? 190 : 260;
  for (const square of path) {
    stage.stride = play.ms(length);
    hop(plush(play), play.ms(length), 12);
    stage.put(`plushies.${place}.square`, square);
    await play.wait(length + 20);
  }
  await play.change();
  await play.linger(150);
}

async function creeps(play: Play): Promise<void> {
  const { stage } = play;
  for (const square of play.numbers("path")) {
    stage.stride = play.ms(300);
    prowl(monster(play), play.ms(300));
    stage.put(`monsters.${play.fields.figure}.square`, square);
    await play.wait(320);
  }
  await play.change();
  await play.wait(120);
}

/** The monster lunges, the plush shakes. */
async function attacks(play: Play): Promise<void> {
  pulse(monster(play), play.ms(500));
  await play.wait(260);
  shake(plush(play), play.ms(520));
  await play.linger(620);
}

const strikes =
  (isHit: boolean): Scene =>
  async (play) => {
    little(plush(play), play.ms(360));
    await play.wait(240);
    if (isHit) shake(monster(play), play.ms(460));
    else prowl(monster(play), play.ms(460));
    await play.wait(480);
    await play.change();
    await play.wait(180);
  };

async function flees(play: Play): Promise<void> {
  const figure = monster(play);
  little(plush(play), play.ms(360));
  await play.wait(220);
  shake(figure, play.ms(380));
  await play.wait(360);
  const gone = [{ opacity: 1 }, { opacity: 0, transform: "translateY(10px) scale(.3) rotate(200deg)" }];
  figure?.animate(gone, { duration: play.ms(520), fill: "forwards", easing: "ease-in" });
  await play.wait(520);
  await play.change();
}

async function comes(play: Play): Promise<void> {
  await play.change();
  monster(play)?.animate([{ opacity: 0, transform: "translateY(16px) scale(.4)" }, { opacity: 1, transform: "none" }], {
    duration: play.ms(620),
    easing: "cubic-bezier(.3,1.5,.5,1)",
  });
  await play.linger(760);
}

/** A card is held up, then it goes where it belongs. */
const held =
  (kind: Held["kind"], calm: number, field: string = kind): Scene =>
  async (play) => {
    const by = play.fields.plush === undefined ? undefined : play.number("plush");
    play.stage.held = { kind, number: play.number(field), by };
    await play.change();
    await play.wait(calm);
    play.stage.held = null;
    await play.wait(120);
  };

/** Dice tumble in the tray, then show what they show. */
async function tumble(play: Play, dice: Thrown[]): Promise<void> {
  const { stage } = play;
  stage.total = null;
  stage.cast = dice.map((die) => ({ ...die, value: 0 }));
  stage.isTumbling = true;
  await play.drawn();
  stage.root?.querySelectorAll(".pool .die, .slip .die").forEach((die, nth) =>
    die.animate(
      [
        { transform: "translateY(0) rotate(0)" },
        { transform: `translateY(-22px) rotate(${nth % 2 ? -200 : 220}deg)`, offset: 0.45 },
        { transform: "translateY(0) rotate(360deg)" },
      ],
      { duration: play.ms(620 + nth * 70), easing: "ease-out" },
    ),
  );
  await play.wait(560);
  stage.cast = dice;
  stage.isTumbling = false;
}

async function acts(play: Play): Promise<void> {
  const { stage } = play;
  await tumble(play, [{ colour: BLACK, value: play.number("value") }]);
  stage.acting = play.number("figure");
  stage.held = { kind: "action", number: play.number("action"), by: play.number("value") };
  pulse(monster(play), play.ms(600));
  await play.change();
  await play.wait(1300);
  stage.held = null;
}

async function rolls(play: Play): Promise<void> {
  await tumble(play, thrown(String(play.fields.dice)));
  play.stage.total = play.number("total");
  await play.change();
  await play.wait(700);
}

async function rerolls(play: Play): Promise<void> {
  await tumble(play, [{ colour: play.number("colour"), value: play.number("value") }]);
  await play.wait(600);
}

/** A turn begins with an empty tray. */
async function begins(play: Play): Promise<void> {
  play.stage.cast = null;
  await moved(little, 420, plush)(play);
}

async function counted(play: Play): Promise<void> {
  play.stage.total = play.number("total");
  pulse(one(play, ".total"), play.ms(500));
  pulse(one(play, ".slip .said"), play.ms(500));
  await play.wait(900);
}

const alarm =
  (what: "surge" | "monsters", calm: number): Scene =>
  async (play) => {
    play.stage.alarm = what;
    shake(one(play, ".map-page"), play.ms(420));
    await play.change();
    await play.wait(calm);
    play.stage.alarm = "";
  };

const track = (play: Play) => one(play, ".threat");

export const SCENES: Record<string, Scene> = {
  story_began: reads,
  memory_read: reads,
  section_read: reads,
  epilogue_read: reads,
  way_taken: simply(350),
  turn_began: begins,
  dice_drawn: moved(pulse, 520, (play) => one(play, ".bag")),
  bag_refilled: moved(shake, 420, (play) => one(play, ".bag")),
  stuffing_found: moved(pulse, 520, card),
  stuffing_missed: moved(shake, 360, card),
  threat_placed: moved(pulse, 480, track),
  dice_rolled: rolls,
  die_rerolled: rerolls,
  roll_counted: counted,
  plush_walked: walks,
  plush_stayed: moved(little, 300, plush),
  die_stored: moved(pulse, 420, card),
  die_given: moved(little, 480, (play) => plush(play, "other_plush")),
  stuffing_given: moved(little, 480, (play) => plush(play, "other_plush")),
  trial_passed: moved((element, ms) => hop(element, ms, 20), 700, plush),
  trial_failed: moved(shake, 600, plush),
  task_opened: simply(600),
  task_helped: moved(pulse, 520, (play) => one(play, ".task")),
  task_done: moved((element, ms) => hop(element, ms, 12), 700, (play) => one(play, ".task")),
  attack_missed: strikes(false),
  boss_hurt: strikes(true),
  monster_defeated: flees,
  monster_pushed: moved(shake, 520, (play) => monster(play)),
  buttons_gained: moved(pulse, 420, card),
  hearts_gained: moved(pulse, 420, card),
  stuffing_gained: moved(pulse, 420, card),
  paid: moved(pulse, 360, card),
  search_failed: moved(shake, 420, plush),
  item_found: held("item", 1700),
  shop_opened: simply(500),
  item_equipped: moved(pulse, 480, card),
  item_shared: simply(480),
  lost_found: reads,
  lost_foreseen: held("lost", 1500),
  discovery_made: held("discovery", 1600),
  threat_held: moved(pulse, 380, track),
  surge_came: alarm("surge", 1300),
  monsters_woke: alarm("monsters", 900),
  monster_came: comes,
  monster_acted: acts,
  monster_walked: creeps,
  monster_stayed: moved(prowl, 300, (play) => monster(play)),
  monster_attacked: attacks,
  monster_looked: moved(shake, 360, (play) => monster(play)),
  harm_threatened: moved(shake, 520, plush),
  harm_prevented: moved(pulse, 420, card),
  stuffing_lost: moved(shake, 480, card),
  plush_fell: moved(shake, 700, plush),
  plush_rose: moved((element, ms) => hop(element, ms, 18), 620, plush),
  condition_gained: held("condition", 1300),
  condition_lost: moved(pulse, 420, card),
  sleep_revealed: held("sleep", 1900, "face"),
  sleep_peeked: held("sleep", 1300, "face"),
  environment_set: held("environment", 1500),
  ability_used: held("ability", 1400),
  lost_tokens_placed: simply(500),
  token_placed: simply(400),
  token_moved: simply(400),
  token_removed: simply(300),
  page_left: simply(500),
  page_opened: simply(500),
  panel_read: simply(0),
  story_won: reads,
  story_lost: reads,
};
