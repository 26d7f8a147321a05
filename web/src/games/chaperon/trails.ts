// The lie of the land: where the spaces of both ways and the arrival tiles are, for any lengths the box may have.
export interface Point {
  x: number;
  y: number;
}

/** A drawing of the wood: its size, and the points through which each way winds. The fork and its join are knots. */
interface Land {
  width: number;
  height: number;
  horizon: number;
  path: Point[];
  fork: number;
  track: Point[];
  join: number;
  arrival: Point[];
  /** Where a signpost says whose house lies under the tiles. */
  sign: Point;
  pawn: number;
  tile: number;
}

export interface Trails {
  width: number;
  height: number;
  horizon: number;
  hood: Point[];
  wolf: Point[];
  tiles: Point[];
  arrivalWay: string;
  hoodWay: string;
  wolfWay: string;
  /** Points of the shortcut between the two ways. */
  link: Point[];
  linkWay: string;
  /** Where each way goes on from the fork. */
  onward: { hood_path: string; wolf_track: string };
  sign: Point;
  radius: number;
  pawn: number;
  tile: number;
}

const at = (points: string): Point[] =>
  points.split(", ").map((point) => {
    const [x = 0, y = 0] = point.split(" ").map(Number);
    return { x, y };
  });

const WIDE: Land = {
  width: 1000,
  height: 470,
  horizon: 118,
  path: at(
    "56 388, 140 428, 226 402, 262 330, 334 296, 404 338, 424 408, 502 426, " +
      "566 384, 574 316, 640 288, 704 324, 728 390, 806 414, 872 376, 872 312, 800 276",
  ),
  fork: 9,
  track: at("64 228, 150 196, 250 222, 350 196, 450 224, 548 218, 640 194, 722 222"),
  join: 5,
  arrival: at("786 240, 842 206, 894 172, 948 144"),
  sign: { x: 716, y: 160 },
  pawn: 1,
  tile: 50,
};

const TALL: Land = {
  width: 400,
  height: 418,
  horizon: 48,
  path: at(
    "358 390, 310 396, 256 388, 212 360, 226 322, 276 316, 326 328, 364 304, 354 264, " +
      "306 254, 254 262, 206 246, 218 206, 268 198, 322 204, 364 178, 346 138, 296 140, 246 142",
  ),
  fork: 11,
  track: at("52 384, 100 366, 140 332, 102 296, 54 270, " + "86 230, 134 228, 144 180, 92 162, 104 124, 156 122"),
  join: 6,
  arrival: at("206 112, 250 79, 303 65, 358 70"),
  sign: { x: 122, y: 80 },
  pawn: 0.84,
  tile: 43,
};

const STEPS = 24;

/** Points of a smooth curve through all of these (Catmull-Rom). */
function curve(knots: Point[]): Point[] {
  const drawn: Point[] = [];
  for (let knot = 0; knot < knots.length - 1; knot++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (shift) => knots[Math.min(Math.max(knot + shift, 0), knots.length - 1)]!,
    ) as [Point, Point, Point, Point];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      drawn.push({ x: mix(before.x, from.x, to.x, after.x), y: mix(before.y, from.y, to.y, after.y) });
    }
  }
  return [...drawn, knots[knots.length - 1]!];
}

/** Points at equal distances along a line, both ends included. */
function spread(line: Point[], count: number): Point[] {
  const lengths = [0];
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1]!, line[index]!];
    lengths.push(lengths[index - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths[lengths.length - 1]!;
  return Array.from({ length: count }, (_, index) => {
    // By rounding the last one might lie a hair beyond the end.
    const wanted = count > 1 ? Math.min(whole, (whole * index) / (count - 1)) : 0;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const [a, b] = [line[next - 1]!, line[next]!];
    const part = (wanted - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]! || 1);
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  });
}

/** A way with its special space at its special knot, and even steps before and after it. */
function way(knots: Point[], knot: number, spaces: number, special: number): { line: Point[]; rest: Point[]; places: Point[] } {
  const line = curve(knots);
  const turn = knot * STEPS;
  const rest = line.slice(turn);
  const first = spread(line.slice(0, turn + 1), special + 1);
  return { line, rest, places: [...first, ...spread(rest, spaces - special).slice(1)] };
}

const drawn = (line: Point[]) =>
  line.map((point, index) => `${index ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("");

const closest = (places: Point[]) =>
  Math.min(
    ...places.slice(1).map((point, index) => Math.hypot(point.x - places[index]!.x, point.y - places[index]!.y)),
  );

/** Rooms that are hardly wider than high get the tall drawing. */
const TALL_BELOW = 1.2;
/** In fewer pixels than these across, pawns and tiles of the wide drawing grow. */
const LARGE_BELOW = 620;

/** The land stretched to the shape of its room. Ways grow longer or wind more; what stands on them keeps its size. */
function stretched(land: Land, aspect: number): Land {
  const width = Math.max(land.width, land.height * aspect);
  const height = width / aspect;
  const [across, down] = [width / land.width, height / land.height];
  const spread = (points: Point[]) => points.map(({ x, y }) => ({ x: x * across, y: y * down }));
  return {
    ...land,
    width,
    height,
    horizon: land.horizon * down,
    path: spread(land.path),
    track: spread(land.track),
    arrival: spread(land.arrival),
    sign: spread([land.sign])[0]!,
  };
}

/**
 * The trails for these lengths: Little Red's path, the Wolf's track, their fork and join, the number of tiles.
 * They fill a room of this aspect, its width divided by its height, this many pixels wide: on a phone what stands
 * on the ways is drawn larger than they are.
 */
export function trailsOf(lengths: number[], aspect: number, pixels: number): Trails {
  const [hoodPath, wolfTrack, forkAt, joinAt, tileCount] = lengths as [number, number, number, number, number];
  const isTall = aspect < TALL_BELOW;
  const land = stretched(isTall ? TALL : WIDE, aspect);
  const growth = isTall ? 1 : Math.min(1.3, Math.max(1, LARGE_BELOW / pixels));
  const hood = way(land.path, land.fork, hoodPath, forkAt);
  const wolf = way(land.track, land.join, wolfTrack, joinAt);
  const tiles = spread(curve(land.arrival), tileCount);
  const [fork, join] = [hood.places[forkAt]!, wolf.places[joinAt]!];
  const bend = { x: (fork.x + join.x) / 2 + (isTall ? 0 : 8), y: (fork.y + join.y) / 2 - (isTall ? 7 : 0) };
  const link = curve([fork, bend, join]);
  return {
    ...land,
    pawn: land.pawn * growth,
    tile: land.tile * Math.min(1.2, growth),
    hood: hood.places,
    wolf: wolf.places,
    tiles,
    arrivalWay: drawn(curve(land.arrival)),
    hoodWay: drawn([...hood.line, tiles[0]!]),
    wolfWay: drawn([...wolf.line, tiles[0]!]),
    link,
    linkWay: drawn(link),
    onward: { hood_path: drawn([...hood.rest, tiles[0]!]), wolf_track: drawn([...link, ...wolf.rest, tiles[0]!]) },
    radius: Math.min(isTall ? 12 : 17, closest(hood.places) * 0.4),
  };
}

/** Where a pawn stands: a space of its way, or a tile beyond it. */
export function standing(trails: Trails, onTrack: boolean, space: number): Point {
  const places = onTrack ? trails.wolf : trails.hood;
  const spot = places[space] ?? trails.tiles[Math.min(space - places.length, trails.tiles.length - 1)];
  return spot ?? places[0]!;
}
