// Scenes: how each event is seen. What it changes follows from the views; here it only moves.
import { arrive, depart, edge, find, hop, prowl, pulse, shake } from "$lib/motion";
import { simply } from "$lib/scenes";
import type { Play as AnyPlay } from "$lib/stage.svelte";
import { SWEPT } from "./declared";
import { bite, petals } from "./motion";
import { FLOWER, PEBBLE } from "./pieces";
import type { WoodStage } from "./stage.svelte";

type Play = AnyPlay<WoodStage>;
type Scene = (play: Play) => Promise<void>;

const piece = (play: Play, spot: string) => find(play.stage.root, spot);
const placeOf = (play: Play, spot: string) => piece(play, spot)?.getBoundingClientRect();
const all = (play: Play, selector: string) => [...(play.stage.root?.querySelectorAll(selector) ?? [])];

/** Where a card comes from: where it is seen now, else a pile that has one. */
function sourceOf(play: Play): DOMRect | undefined {
  const { deck, hidden } = play.stage.view;
  const pile = placeOf(play, deck || hidden ? "deck:0" : "hand:any");
  return placeOf(play, `hand:${play.fields.card}`) ?? pile ?? placeOf(play, "deck:0");
}

/** The picking is over: the cards go to the discard, their tokens to the basket. */
async function sweep(play: Play): Promise<void> {
  const { stage } = play;
  if (!stage.view.line.length && stage.failing === null) return;
  depart(stage.layer, all(play, ".line .token, .bouquet .token"), placeOf(play, "basket:0"), play.ms(650));
  depart(stage.layer, all(play, ".line .path-card"), placeOf(play, "discard:all"), play.ms(700));
  stage.failing = null;
  stage.bouquet = null;
  await play.change(SWEPT);
  await play.linger(650);
}

async function turnUpCard(play: Play): Promise<void> {
  const from = sourceOf(play);
  await play.change();
  arrive(piece(play, `line_card:${play.stage.view.line.length - 1}`), from, play.ms(650), true);
  await play.linger(720);
}

async function openPicking(play: Play): Promise<void> {
  await sweep(play);
  await turnUpCard(play);
}

async function fail(play: Play): Promise<void> {
  const { stage } = play;
  const from = sourceOf(play);
  stage.failing = play.number("card");
  await play.drawn();
  const card = stage.root?.querySelector(".failing") ?? null;
  arrive(card, from, play.ms(650), true);
  await play.wait(800);
  shake(card, play.ms(600));
  all(play, ".line .token").forEach((token) => shake(token, play.ms(600)));
  await play.wait(750);
  depart(stage.layer, all(play, ".line .token"), placeOf(play, "basket:0"), play.ms(700));
  depart(stage.layer, all(play, ".line .path-card"), placeOf(play, "discard:all"), play.ms(750));
  stage.failing = null;
  await play.change();
  await play.linger(750);
}

async function dropTokens(play: Play): Promise<void> {
  const from = placeOf(play, "reserve:0");
  const count = play.number("count");
  await play.change();
  const cards = all(play, `[data-card="${play.fields.card}"] .token`);
  cards.slice(cards.length - count).forEach((token, nth) => arrive(token, from, play.ms(500 + nth * 120)));
  await play.linger(count ? 480 + count * 120 : 100);
}

async function turnUpTokens(play: Play): Promise<void> {
  const { stage } = play;
  const hidden = all(play, ".line .token[data-down]").map((token) => token.getBoundingClientRect());
  const faces = [
    ...Array<number>(play.number("flowers")).fill(FLOWER),
    ...Array<number>(play.number("pebbles")).fill(PEBBLE),
  ];
  if (!faces.length) return;
  stage.spent = 0;
  stage.bouquet = faces;
  await play.drawn();
  all(play, ".bouquet .token").forEach((token, nth) =>
    arrive(token, hidden[nth] ?? hidden[0], play.ms(600 + nth * 70), true),
  );
  await play.wait(1000 + faces.length * 70);
}

async function walk(play: Play): Promise<void> {
  const { stage } = play;
  const [space, onTrack] = [play.number("space"), Boolean(play.fields.on_wolf_track)];
  stage.stride = play.ms(330);
  for (let left = play.number("steps") - 1; left >= 0; left--) {
    stage.put("on_wolf_track", onTrack);
    stage.put("hood", space - left);
    stage.spent += 1;
    hop(stage.root?.querySelector("[data-pawn=hood]") ?? null, play.ms(330));
    await play.wait(370);
  }
  await play.change();
  await play.wait(120);
}

async function stepBack(play: Play): Promise<void> {
  play.stage.stride = play.ms(450);
  shake(play.stage.root?.querySelector("[data-pawn=hood]") ?? null, play.ms(450));
  await play.change();
  await play.linger(600);
}

async function wolfWalks(play: Play): Promise<void> {
  await sweep(play);
  play.stage.stride = play.ms(750);
  prowl(play.stage.root?.querySelector("[data-pawn=wolf]") ?? null, play.ms(750));
  await play.change();
  await play.linger(820);
}

async function trap(play: Play): Promise<void> {
  play.stage.stride = play.ms(400);
  shake(play.stage.root?.querySelector("[data-pawn=wolf]") ?? null, play.ms(600));
  await play.wait(300);
  await play.change();
  await play.linger(600);
}

async function turnTile(play: Play): Promise<void> {
  const tile = () => piece(play, `tile:${play.fields.tile}`)?.querySelector(".tile") ?? null;
  edge(tile(), play.ms(260), false);
  await play.wait(270);
  tile()
    ?.getAnimations()
    .forEach((one) => one.cancel());
  await play.change();
  edge(tile(), play.ms(320), true);
  await play.wait(700);
}

async function peek(play: Play): Promise<void> {
  pulse(piece(play, `tile:${play.fields.tile}`)?.querySelector(".tile") ?? null, play.ms(700));
  await play.change();
  await play.wait(700);
}

async function swapTiles(play: Play): Promise<void> {
  const [tile, other] = [play.fields.tile, play.fields.other].map((one) => `tile:${one}`) as [string, string];
  const [first, second] = [placeOf(play, tile), placeOf(play, other)];
  await play.change();
  arrive(piece(play, tile)?.querySelector(".tile") ?? null, second, play.ms(800));
  arrive(piece(play, other)?.querySelector(".tile") ?? null, first, play.ms(800));
  await play.linger(850);
}

const eat =
  (treat: string): Scene =>
  async (play) => {
    bite(piece(play, `${treat}:0`)?.querySelector("svg") ?? null, play.ms(850));
    await play.wait(840);
    await play.change();
    await play.wait(100);
  };

/** A Character card slides from one place to another. */
async function slideCharacter(play: Play): Promise<void> {
  const from = placeOf(play, `character:${play.fields.character}`);
  await play.change();
  arrive(piece(play, `character:${play.fields.character}`), from, play.ms(700));
  await play.linger(780);
}

async function layCard(play: Play): Promise<void> {
  const from = placeOf(play, "hand:any") ?? all(play, ".hand .path-card")[0]?.getBoundingClientRect();
  await play.change();
  arrive(piece(play, "deck:0"), from, play.ms(600));
  await play.linger(620);
}

const gather =
  (from: string, to: string, selector: string): Scene =>
  async (play) => {
    depart(play.stage.layer, all(play, selector).slice(0, 6), placeOf(play, to), play.ms(600));
    await play.wait(500);
    await play.change();
    shake(piece(play, to), play.ms(500));
    await play.wait(from ? 500 : 0);
  };

async function buryHidden(play: Play): Promise<void> {
  depart(play.stage.layer, all(play, '[data-spot="deck:0"] .path-card'), placeOf(play, "discard:all"), play.ms(600));
  await play.change();
  await play.linger(550);
}

async function playHoodCard(play: Play): Promise<void> {
  const from = placeOf(play, "hood_card:0");
  await play.change();
  arrive(piece(play, `line_card:${play.stage.view.line.length - 1}`), from, play.ms(650));
  await play.linger(750);
}

async function drawBlind(play: Play): Promise<void> {
  const from = placeOf(play, `hand:${play.fields.card}`) ?? placeOf(play, "hand:any");
  await play.change();
  arrive(piece(play, `line_card:${play.stage.view.line.length - 1}`), from, play.ms(650), true);
  await play.linger(750);
}

async function eatToken(play: Play): Promise<void> {
  const tokens = all(play, `[data-card="${play.fields.card}"] .token[data-down]`);
  bite(tokens[tokens.length - 1] ?? null, play.ms(700));
  await play.wait(690);
  await play.change();
}

async function bottomSeen(play: Play): Promise<void> {
  const from = placeOf(play, "deck:0");
  await play.change();
  arrive(play.stage.root?.querySelector(".bottom") ?? null, from, play.ms(700));
  await play.wait(1100);
}

async function celebrate(play: Play): Promise<void> {
  const { tiles } = play.stage.view;
  const cottage = tiles.findIndex((tile) => tile.cottage);
  petals(play.stage.layer, placeOf(play, `tile:${Math.max(0, cottage)}`), play.ms(2400));
  hop(play.stage.root?.querySelector("[data-pawn=hood]") ?? null, play.ms(500), 24);
  await play.wait(1500);
}

async function mourn(play: Play): Promise<void> {
  prowl(play.stage.root?.querySelector("[data-pawn=wolf]") ?? null, play.ms(900));
  await play.wait(1000);
}

export const SCENES: Record<string, Scene> = {
  picking_opened: openPicking,
  card_kept: turnUpCard,
  picking_failed: fail,
  tokens_placed: dropTokens,
  tokens_chosen: simply(200),
  tokens_turned_up: turnUpTokens,
  reserve_refilled: gather("basket", "reserve:0", '[data-spot="basket:0"] .token'),
  deck_refilled: gather("discard", "deck:0", '[data-spot="discard:all"] .path-card'),
  hand_taken_back: gather("discard", "hand:any", '[data-spot="discard:all"] .path-card'),
  owl_looked: bottomSeen,
  hood_walked: walk,
  hood_stepped_back: stepBack,
  wolf_walked: wolfWalks,
  wolf_trapped: trap,
  tile_turned_up: turnTile,
  tile_looked_at: peek,
  tile_seen: peek,
  tiles_swapped: swapTiles,
  cake_eaten: eat("cake"),
  butter_eaten: eat("butter"),
  card_laid: layCard,
  card_laid_by_you: simply(0),
  hidden_card_discarded: buryHidden,
  hood_card_played: playHoodCard,
  human_used: slideCharacter,
  animal_used: slideCharacter,
  character_went_to_wolf: slideCharacter,
  character_came_home: slideCharacter,
  line_stacked: simply(600),
  wolf_card_hunted: simply(500),
  card_drawn_blind: drawBlind,
  token_eaten: eatToken,
  card_taken_back_by_you: simply(400),
  game_won: celebrate,
  game_lost_to_cottage: mourn,
  game_lost_to_meeting: mourn,
};
