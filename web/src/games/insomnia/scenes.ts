// Scenes: how each event is seen. What it changes follows from the views; here it only moves.
import { arrive, depart, find, hop, prowl, pulse, shake } from "$lib/motion";
import { one, simply } from "$lib/scenes";
import type { Play as AnyPlay } from "$lib/stage.svelte";
import { between, passed } from "./ring";
import type { NightStage } from "./stage.svelte";

type Play = AnyPlay<NightStage>;
type Scene = (play: Play) => Promise<void>;

const piece = (play: Play, spot: string) => find(play.stage.root, spot);
const placeOf = (play: Play, spot: string) => piece(play, spot)?.getBoundingClientRect();
const sheep = (play: Play) => one(play, `[data-sheep="${play.fields.seat}"]`);
const nightmare = (play: Play) => one(play, "[data-nightmare]");
const dream = (play: Play) => one(play, `[data-tile="${play.fields.space}"]`);

/** Space by space; over the fence the leap is longer and higher. */
async function run(play: Play): Promise<void> {
  const { stage } = play;
  const [seat, start] = [play.number("seat"), play.number("start")];
  const way = passed(stage.box, start, play.number("spaces"));
  let before = start;
  for (const space of way.length ? way : [play.number("space")]) {
    const isFence = (before === 10 && space === 1) || before === 0;
    const length = isFence ? 520 : way.length > 5 ? 230 : 290;
    stage.stride = play.ms(length);
    hop(sheep(play), play.ms(length), before === 0 ? 26 : isFence ? 74 : 20);
    stage.put(`places.${seat}`, space);
    await play.wait(length + 40);
    before = space;
  }
  await play.change();
  await play.wait(160);
}

const moved =
  (move: (element: Element | null, ms: number) => void, length: number, of = sheep): Scene =>
  async (play) => {
    move(of(play), play.ms(length));
    await play.change();
    await play.linger(length);
  };

async function toBed(play: Play): Promise<void> {
  play.stage.stride = play.ms(700);
  hop(sheep(play), play.ms(700), 40);
  await play.change();
  await play.linger(900);
}

async function wakes(play: Play): Promise<void> {
  shake(sheep(play), play.ms(500));
  await play.wait(480);
  await toBed(play);
}

async function rises(play: Play): Promise<void> {
  const { stage } = play;
  stage.rising = { seat: play.number("seat"), text: `+${play.fields.winks}` };
  await play.change();
  pulse(piece(play, `winks:${play.fields.seat}`), play.ms(600));
  await play.linger(850);
  stage.rising = null;
}

/** A card of the pile turns in the middle of the night, and goes to the discard. */
async function turnsUp(play: Play): Promise<void> {
  const { stage } = play;
  const from = placeOf(play, "deck:0");
  stage.turned = play.number("card");
  await play.drawn();
  arrive(one(play, ".turned"), from, play.ms(620), true);
  await play.wait(1350);
  const card = one(play, ".turned");
  if (card) depart(stage.layer, [card], placeOf(play, "discard:all"), play.ms(520));
  stage.turned = null;
  await play.change();
  await play.wait(260);
}

async function plays(play: Play): Promise<void> {
  const from =
    placeOf(play, `hand:${play.fields.card}`) ?? placeOf(play, `revealed:${play.fields.card}`) ??
    placeOf(play, `back:${play.fields.seat}`);
  await play.change();
  arrive(piece(play, `last:${play.fields.seat}`), from, play.ms(600));
  await play.linger(640);
}

async function draws(play: Play): Promise<void> {
  const from = placeOf(play, "deck:0");
  await play.change();
  arrive(piece(play, `hand:${play.fields.card}`), from, play.ms(520));
  await play.linger(420);
}

async function othersDraw(play: Play): Promise<void> {
  const from = placeOf(play, "deck:0");
  await play.change();
  arrive(piece(play, `back:${play.fields.seat}`), from, play.ms(480));
  await play.linger(360);
}

/** Zzz fly between a supply and a cloud. */
const tokens =
  (from: (play: Play) => string, to: (play: Play) => string): Scene =>
  async (play) => {
    const chip = one(play, `[data-supply="${play.fields.seat}"] .chip`);
    const [start, end] = [placeOf(play, from(play)), placeOf(play, to(play))];
    if (chip && start && end) fly(play, chip, start, end);
    await play.wait(420);
    await play.change();
    pulse(dream(play), play.ms(420));
    await play.linger(330);
  };

/** A copy of a token goes from one place to another. */
function fly(play: Play, chip: Element, from: DOMRect, to: DOMRect): void {
  const { layer } = play.stage;
  if (!layer) return;
  const origin = layer.getBoundingClientRect();
  const copy = chip.cloneNode(true) as HTMLElement;
  const at = ({ x, y, width, height }: DOMRect) =>
    `translate(${x + width / 2 - origin.x - 20}px, ${y + height / 2 - origin.y - 12}px)`;
  layer.append(copy);
  const [start, end] = [at(from), at(to)];
  copy.animate(
    [
      { transform: `${start} scale(.8)` },
      { transform: `${end} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${end} scale(.8)`, opacity: 0 },
    ],
    { duration: play.ms(560), easing: "cubic-bezier(.4,0,.3,1)", fill: "both" },
  );
  setTimeout(() => copy.remove(), play.ms(560) + 30);
}

const supply = (play: Play) => `supply:${play.fields.seat}`;
const cloud = (play: Play) => `space:${play.fields.space}`;

async function creeps(play: Play): Promise<void> {
  const { stage } = play;
  for (const space of between(stage.box, play.number("start"), play.number("space"))) {
    stage.stride = play.ms(430);
    prowl(nightmare(play), play.ms(430));
    stage.put("nightmare_at", space);
    await play.wait(460);
  }
  await play.change();
}

async function leaps(play: Play): Promise<void> {
  play.stage.stride = play.ms(620);
  hop(nightmare(play), play.ms(620), 70);
  await play.change();
  await play.wait(600);
  shake(one(play, ".ring"), play.ms(220));
  await play.wait(260);
}

async function howls(play: Play): Promise<void> {
  play.stage.howling = true;
  pulse(nightmare(play), play.ms(900));
  await play.wait(1200);
  play.stage.howling = false;
}

async function crosses(play: Play): Promise<void> {
  play.stage.stride = play.ms(700);
  hop(nightmare(play), play.ms(700), 60);
  play.stage.beyond = true;
  await play.wait(1000);
}

async function tileComes(play: Play): Promise<void> {
  const from = placeOf(play, `market:${play.fields.tile}`) ?? placeOf(play, "pile:0");
  await play.change();
  arrive(dream(play), from, play.ms(620));
  await play.linger(660);
}

async function celebrate(play: Play): Promise<void> {
  for (let leap = 0; leap < 3; leap++) {
    hop(sheep(play), play.ms(420), 26);
    await play.wait(440);
  }
}

export const SCENES: Record<string, Scene> = {
  race_began: simply(300),
  card_drawn: draws,
  hand_filled: othersDraw,
  card_played: plays,
  top_card_revealed: simply(700),
  top_card_played: plays,
  sheep_moved: run,
  sheep_stayed: moved(shake, 450),
  sheep_scared: moved(shake, 620),
  sheep_woke: wakes,
  sheep_calmed: moved((element, ms) => hop(element, ms, 14), 500),
  tile_used: moved(pulse, 520, dream),
  dream_fizzled: moved(shake, 420),
  zzz_placed: tokens(supply, cloud),
  zzz_taken_back: tokens(cloud, supply),
  zzz_moved: tokens((play) => `space:${play.fields.source}`, cloud),
  infinite_placed: tokens(supply, cloud),
  zzz_turned: moved(pulse, 620, dream),
  winks_gained: rises,
  fence_jumped: rises,
  went_to_bed: toBed,
  run_went_on: moved((element, ms) => hop(element, ms, 12), 360),
  hand_dropped: simply(350),
  flock_led: simply(250),
  nightmare_drawn: turnsUp,
  last_sheep_card_revealed: turnsUp,
  nightmare_moved: creeps,
  nightmare_jumped: leaps,
  nightmare_stayed: moved(shake, 450, nightmare),
  nightmare_howled: howls,
  web_spun: moved((element, ms) => pulse(element, ms), 600, nightmare),
  nightmare_crossed: crosses,
  pillow_ranked: simply(750),
  pillow_lowered: simply(650),
  marker_passed: simply(300),
  rest_began: simply(300),
  tile_laid: tileComes,
  tile_added: tileComes,
  dream_drifted: tileComes,
  tile_revealed: simply(300),
  game_won: celebrate,
  victory_shared: celebrate,
};
