/** A kind of fish: the payment for a catch, and how the fish swims. */
export interface FishKind {
  readonly id: string;
  /** A catch pays this multiple of the bullet. */
  readonly worth: number;
  /** Relative frequency. */
  readonly weight: number;
  /** Width in the water's units; the water is 1600 by 900 units. */
  readonly width: number;
  readonly height: number;
  readonly crossingMs: readonly [number, number];
  /** Number of fish in a school. */
  readonly school: number;
}

export const water = { width: 1600, height: 900 } as const;

export const fishKinds: readonly FishKind[] = [
  {
    id: 'anchovy',
    worth: 2,
    weight: 60,
    width: 62,
    height: 30,
    crossingMs: [15_000, 19_000],
    school: 6,
  },
  {
    id: 'neon',
    worth: 3,
    weight: 52,
    width: 66,
    height: 34,
    crossingMs: [14_000, 18_000],
    school: 5,
  },
  {
    id: 'clown',
    worth: 4,
    weight: 46,
    width: 82,
    height: 52,
    crossingMs: [15_000, 20_000],
    school: 3,
  },
  {
    id: 'tang',
    worth: 5,
    weight: 40,
    width: 92,
    height: 62,
    crossingMs: [14_000, 20_000],
    school: 3,
  },
  {
    id: 'butterfly',
    worth: 6,
    weight: 34,
    width: 96,
    height: 84,
    crossingMs: [16_000, 22_000],
    school: 2,
  },
  {
    id: 'angel',
    worth: 8,
    weight: 30,
    width: 104,
    height: 110,
    crossingMs: [17_000, 23_000],
    school: 2,
  },
  {
    id: 'puffer',
    worth: 10,
    weight: 26,
    width: 110,
    height: 92,
    crossingMs: [19_000, 25_000],
    school: 1,
  },
  {
    id: 'lion',
    worth: 12,
    weight: 22,
    width: 136,
    height: 112,
    crossingMs: [18_000, 24_000],
    school: 1,
  },
  {
    id: 'seahorse',
    worth: 15,
    weight: 18,
    width: 78,
    height: 128,
    crossingMs: [22_000, 28_000],
    school: 1,
  },
  {
    id: 'squid',
    worth: 20,
    weight: 14,
    width: 164,
    height: 84,
    crossingMs: [16_000, 21_000],
    school: 1,
  },
  {
    id: 'turtle',
    worth: 25,
    weight: 11,
    width: 172,
    height: 118,
    crossingMs: [22_000, 28_000],
    school: 1,
  },
  {
    id: 'ray',
    worth: 40,
    weight: 8,
    width: 224,
    height: 140,
    crossingMs: [19_000, 25_000],
    school: 1,
  },
  {
    id: 'shark',
    worth: 60,
    weight: 6,
    width: 310,
    height: 130,
    crossingMs: [15_000, 20_000],
    school: 1,
  },
  {
    id: 'orca',
    worth: 100,
    weight: 3,
    width: 350,
    height: 160,
    crossingMs: [18_000, 24_000],
    school: 1,
  },
  {
    id: 'dragon',
    worth: 200,
    weight: 2,
    width: 420,
    height: 190,
    crossingMs: [24_000, 30_000],
    school: 1,
  },
];

/**
 * One swimming fish. Its data is derived from the room's seed alone, so that all players see the same fish.
 */
export interface Swimmer {
  /** Number of the tide and index within the tide, such as `29481022-17`. */
  readonly id: string;
  readonly kind: FishKind;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Four control points of a curve, in the water's units. */
  readonly path: readonly (readonly [x: number, y: number])[];
}

/** New fish are generated for each tide; fish of one tide may still swim during the next tide. */
export const tideMs = 20_000;
const shoalsPerTide = 15;

export function tideAt(timeMs: number): number {
  return Math.floor(timeMs / tideMs);
}

/** Every fish of a tide, in starting order. The seed decides how fish swim, never the result of a shot. */
export function swimmersOf(seed: string, tide: number): readonly Swimmer[] {
  const draw = numbersFrom(`${seed}:${tide}`);
  const swimmers: Swimmer[] = [];
  for (let shoal = 0; shoal < shoalsPerTide; shoal += 1) {
    const kind = kindBy(draw());
    const startsAt = tide * tideMs + Math.floor(((shoal + draw()) / shoalsPerTide) * tideMs);
    const path = pathBy(kind, draw);
    const crossingMs = Math.floor(between(kind.crossingMs, draw()));
    for (let mate = 0; mate < kind.school; mate += 1) {
      const late = Math.floor(mate * (420 + 260 * draw()));
      const aside = mate === 0 ? 0 : (draw() - 0.5) * kind.height * 2.4;
      swimmers.push({
        id: `${tide}-${swimmers.length}`,
        kind,
        startsAt: startsAt + late,
        endsAt: startsAt + late + crossingMs,
        path: path.map(([x, y]) => [x, y + aside] as const),
      });
    }
  }
  return swimmers;
}

export function swimmerById(seed: string, id: string): Swimmer | null {
  const tide = Number(/^(\d{1,12})-\d{1,3}$/.exec(id)?.[1] ?? NaN);
  if (Number.isNaN(tide)) return null;
  return swimmersOf(seed, tide).find((swimmer) => swimmer.id === id) ?? null;
}

/** Position and direction of a fish; `null` before the fish appears and after it has left. */
export function placeOf(
  { path, startsAt, endsAt }: Swimmer,
  timeMs: number,
): { readonly x: number; readonly y: number; readonly angle: number } | null {
  if (timeMs < startsAt || timeMs > endsAt) return null;
  const share = (timeMs - startsAt) / (endsAt - startsAt);
  const [x, y] = pointOn(path, share);
  const [nextX, nextY] = pointOn(path, share + 0.004);
  return { x, y, angle: Math.atan2(nextY - y, nextX - x) };
}

function pointOn(path: Swimmer['path'], t: number): readonly [number, number] {
  const s = 1 - t;
  const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  const along = (axis: 0 | 1) =>
    path.reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0);
  return [along(0), along(1)];
}

const totalWeight = fishKinds.reduce((sum, { weight }) => sum + weight, 0);

function kindBy(share: number): FishKind {
  let left = share * totalWeight;
  for (const kind of fishKinds) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  throw new Error('a share is below one');
}

/** A curve from beyond one side to beyond the other that stays within the water. */
function pathBy(kind: FishKind, draw: () => number): Swimmer['path'] {
  const out = kind.width;
  const isFromLeft = draw() < 0.5;
  const [from, to] = isFromLeft ? [-out, water.width + out] : [water.width + out, -out];
  const depth = () => between([90, water.height - 200], draw());
  const at = (share: number) => from + (to - from) * share;
  return [
    [from, depth()],
    [at(0.3 + 0.1 * draw()), depth()],
    [at(0.6 + 0.1 * draw()), depth()],
    [to, depth()],
  ];
}

function between([least, most]: readonly [number, number], share: number): number {
  return least + (most - least) * share;
}

/** Small and identical on every machine (mulberry32 over FNV-1a): for appearance only, never for money. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
