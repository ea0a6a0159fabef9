/** A betting spot of the table: it wins with each of its numbers, and pays by how many numbers it covers. */
export interface Spot {
  /** Numbers joined by `-` for inside bets, a word for outside ones. */
  readonly id: string;
  readonly kind: SpotKind;
  readonly numbers: readonly number[];
}

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'six-line'
  | 'column'
  | 'dozen'
  | 'even-money';

/** One zero: a European wheel. */
export const pocketCount = 37;

/** Pockets clockwise, in wheel order. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const redNumbers: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

export function colourOf(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green';
  return redNumbers.includes(pocket) ? 'red' : 'black';
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const places = range(1, 36);
const streets = range(0, 11).map((row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3]);

const inside = (kind: SpotKind, numbers: readonly number[]): Spot => ({
  id: numbers.join('-'),
  kind,
  numbers,
});
const outside = (id: string, kind: SpotKind, numbers: readonly number[]): Spot => ({
  id,
  kind,
  numbers,
});

/** Every spot of the table; anything else cannot be bet on. */
export const spots: readonly Spot[] = [
  ...range(0, 36).map((number) => inside('straight', [number])),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...places
    .filter((number) => number % 3 !== 0)
    .map((number) => inside('split', [number, number + 1])),
  ...places.filter((number) => number <= 33).map((number) => inside('split', [number, number + 3])),
  ...streets.map((street) => inside('street', street)),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  inside('first-four', [0, 1, 2, 3]),
  ...places
    .filter((number) => number <= 32 && number % 3 !== 0)
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
  ...streets
    .slice(0, -1)
    .map((street) => inside('six-line', range(street[0] ?? 0, (street[0] ?? 0) + 5))),
  ...[1, 2, 3].map((column) =>
    outside(
      `column-${column}`,
      'column',
      places.filter((number) => (number - column) % 3 === 0),
    ),
  ),
  ...[1, 2, 3].map((dozen) =>
    outside(`dozen-${dozen}`, 'dozen', range(dozen * 12 - 11, dozen * 12)),
  ),
  outside('low', 'even-money', range(1, 18)),
  outside(
    'even',
    'even-money',
    places.filter((number) => number % 2 === 0),
  ),
  outside(
    'red',
    'even-money',
    places.filter((number) => colourOf(number) === 'red'),
  ),
  outside(
    'black',
    'even-money',
    places.filter((number) => colourOf(number) === 'black'),
  ),
  outside(
    'odd',
    'even-money',
    places.filter((number) => number % 2 === 1),
  ),
  outside('high', 'even-money', range(19, 36)),
];

const byId: ReadonlyMap<string, Spot> = new Map(spots.map((spot) => [spot.id, spot]));

export function spotById(id: string): Spot | null {
  return byId.get(id) ?? null;
}

/** Return of a winning chip, its own stake included: 36 for one number, 2 for eighteen. */
export function returnOf(spot: Spot): number {
  return 36 / spot.numbers.length;
}

/** Neighbours of `number` on the wheel, with `number` in the middle. */
export function neighboursOf(number: number, onEachSide: number): readonly number[] {
  const at = wheelOrder.indexOf(number);
  return range(-onEachSide, onEachSide).map(
    (step) => wheelOrder[(at + step + pocketCount) % pocketCount] ?? 0,
  );
}

export interface AnnouncedBet {
  readonly id: 'voisins' | 'tiers' | 'orphelins' | 'jeu-zero';
  /** Spots with the number of chips on each. */
  readonly chips: readonly (readonly [spot: string, chips: number])[];
}

/** The announced bets of a French table, each as the chips it consists of. */
export const announcedBets: readonly AnnouncedBet[] = [
  {
    id: 'voisins',
    chips: [
      ['0-2-3', 2],
      ['4-7', 1],
      ['12-15', 1],
      ['18-21', 1],
      ['19-22', 1],
      ['25-26-28-29', 2],
      ['32-35', 1],
    ],
  },
  {
    id: 'tiers',
    chips: [
      ['5-8', 1],
      ['10-11', 1],
      ['13-16', 1],
      ['23-24', 1],
      ['27-30', 1],
      ['33-36', 1],
    ],
  },
  {
    id: 'orphelins',
    chips: [
      ['1', 1],
      ['6-9', 1],
      ['14-17', 1],
      ['17-20', 1],
      ['31-34', 1],
    ],
  },
  {
    id: 'jeu-zero',
    chips: [
      ['0-3', 1],
      ['12-15', 1],
      ['26', 1],
      ['32-35', 1],
    ],
  },
];
