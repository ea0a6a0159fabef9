/**
 * The published model of esports: a best-of-three series of maps. A map is a race to a number of rounds, and each round is
 * won by the home side with the same probability, independently of the others (a Bernoulli race, as J. B. Keller,
 * "Probability of a Shutout in Racquetball", SIAM Review 26, 1984, has it for racket games). Every probability is exact.
 */
export interface SeriesExpectation {
  /** Probability that the home side wins a round. */
  readonly round: number;
  /** Rounds that win a map. */
  readonly raceTo: number;
}

export const mapsToWin = 2;

export interface MapScore {
  readonly home: number;
  readonly away: number;
}

const tables = new Map<string, readonly (readonly number[])[]>();

/** The probability that the home side wins a map from a given score. */
export function mapChance(expectation: SeriesExpectation, { home, away }: MapScore): number {
  const { round, raceTo } = expectation;
  if (home >= raceTo) return 1;
  if (away >= raceTo) return 0;
  return tableOf(round, raceTo)[raceTo - home]?.[raceTo - away] ?? 0;
}

/** `table[h][a]`: the home side needs `h` more rounds and the away side `a`. */
function tableOf(round: number, raceTo: number): readonly (readonly number[])[] {
  const key = `${round}/${raceTo}`;
  const known = tables.get(key);
  if (known) return known;
  const table: number[][] = [];
  for (let h = 0; h <= raceTo; h += 1) {
    const row: number[] = [];
    for (let a = 0; a <= raceTo; a += 1) {
      if (h === 0) row.push(1);
      else if (a === 0) row.push(0);
      else row.push(round * (table[h - 1]?.[a] ?? 0) + (1 - round) * (row[a - 1] ?? 0));
    }
    table.push(row);
  }
  if (tables.size > 2_000) tables.clear();
  tables.set(key, table);
  return table;
}

/** A possible result of a series: maps won, and who won each map. */
export interface SeriesChance {
  readonly home: number;
  readonly away: number;
  /** Winner of each map, in order. */
  readonly maps: readonly ('home' | 'away')[];
  readonly chance: number;
}

/** Every possible course of a series, given the maps so far; the last one may be unfinished. */
export function seriesResults(
  expectation: SeriesExpectation,
  maps: readonly MapScore[] = [],
): readonly SeriesChance[] {
  return continueSeries(expectation, maps, { home: 0, away: 0, maps: [], chance: 1 });
}

function continueSeries(
  expectation: SeriesExpectation,
  maps: readonly MapScore[],
  soFar: SeriesChance,
): readonly SeriesChance[] {
  if (soFar.chance === 0) return [];
  if (soFar.home === mapsToWin || soFar.away === mapsToWin) return [soFar];
  const chance = mapChance(expectation, maps[soFar.maps.length] ?? { home: 0, away: 0 });
  const after = (winner: 'home' | 'away', share: number): SeriesChance => ({
    home: soFar.home + (winner === 'home' ? 1 : 0),
    away: soFar.away + (winner === 'away' ? 1 : 0),
    maps: [...soFar.maps, winner],
    chance: soFar.chance * share,
  });
  return [
    ...continueSeries(expectation, maps, after('home', chance)),
    ...continueSeries(expectation, maps, after('away', 1 - chance)),
  ];
}

/** Probabilities of the number of rounds that a map will have in all, given its score. */
export function roundsOfMap(
  { round, raceTo }: SeriesExpectation,
  { home, away }: MapScore,
): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  let layer = new Map([[home, 1]]);
  for (let played = home + away; layer.size > 0; played += 1) {
    const next = new Map<number, number>();
    for (const [won, chance] of layer) {
      const lost = played - won;
      if (won === raceTo || lost === raceTo) {
        totals.set(played, (totals.get(played) ?? 0) + chance);
        continue;
      }
      next.set(won + 1, (next.get(won + 1) ?? 0) + chance * round);
      next.set(won, (next.get(won) ?? 0) + chance * (1 - round));
    }
    layer = next;
  }
  return totals;
}
