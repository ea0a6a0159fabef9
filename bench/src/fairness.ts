import { drawShapes, drawV1, type DrawFamily } from '@croupier/contracts';
import type { Row } from './row.ts';

const draws = 1_000_000;
const drawsAtOnce = 500;

/** Families with one number per position: the other families use the same digits. */
const families = ['K3', 'SSC5', 'D3', 'WINGO', 'PK10', 'E115', 'KENO'] as const;

/**
 * A million draws of each family against GLI-19 3.2.2: how often each number comes at each position, and how
 * often each number follows each other at a position. Fixed seeds: the same numbers in every run. The 99 %
 * confidence applies to all statistics together: a fair source passes all of them in 99 of 100 such runs, so
 * each statistic gets its share of the one percent.
 */
export async function fairnessRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const family of families) rows.push(...(await rowsOf(family)));
  const unfair = rows.filter(({ value, baseline }) => baseline && value > baseline.value);
  if (unfair.length > 0) throw new Error(`not fair: ${unfair.map(({ what }) => what).join('; ')}`);
  return rows;
}

/** Over all families: two per position. */
const statistics = families.reduce((sum, family) => sum + 2 * drawShapes[family].count, 0);

async function rowsOf(family: DrawFamily): Promise<Row[]> {
  const shape = drawShapes[family];
  if (shape.kind === 'lots') return [];
  const from = shape.kind === 'sample' ? 1 : shape.from;
  const values = shape.kind === 'sample' ? shape.of : shape.to - shape.from + 1;
  const seen = new Float64Array(shape.count * values);
  const pairs = new Float64Array(shape.count * values * values);
  let before: readonly number[] | null = null;
  for (let first = 0; first < draws; first += drawsAtOnce) {
    const set = Array.from({ length: drawsAtOnce }, (_, index) =>
      drawNumber(family, first + index),
    );
    for (const drawn of await Promise.all(set)) {
      for (const [position, number] of drawn.entries()) {
        const value = number - from;
        count(seen, position * values + value);
        if (before)
          count(pairs, (position * values + (before[position] ?? from) - from) * values + value);
      }
      // Pairs without a common draw: only such pairs are independent.
      before = before ? null : drawn;
    }
  }
  return [
    rowFor(`${family}: numbers by position`, seen, { groups: shape.count, cells: values }),
    rowFor(`${family}: what follows what`, pairs, { groups: shape.count, cells: values * values }),
  ];
}

function drawNumber(family: DrawFamily, number: number): Promise<number[]> {
  const serverSeed = number.toString(16).padStart(64, '0');
  return drawV1({ serverSeed, family, numero: String(number), external: 'local:1:00' });
}

function count(cells: Float64Array, at: number): void {
  cells[at] = (cells[at] ?? 0) + 1;
}

interface Table {
  readonly groups: number;
  readonly cells: number;
}

/** The worst chi-square of all groups, compared with its critical value. */
function rowFor(what: string, cells: Float64Array, { groups, cells: width }: Table): Row {
  const worst = Math.max(
    ...Array.from({ length: groups }, (_, group) =>
      chiSquare(cells.subarray(group * width, (group + 1) * width)),
    ),
  );
  const limit = criticalChiSquare(width - 1, 0.01 / statistics);
  return {
    what: `fairness ${what}, ${draws.toLocaleString('en')} draws`,
    unit: 'chi²',
    value: worst,
    baseline: { name: `most at 99 % of ${statistics} statistics`, value: limit },
  };
}

function chiSquare(cells: Float64Array): number {
  const expected = cells.reduce((sum, one) => sum + one, 0) / cells.length;
  return cells.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
}

/** Wilson and Hilferty's approximation of the quantile. */
function criticalChiSquare(freedom: number, tail: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + normalQuantile(1 - tail) * Math.sqrt(spread)) ** 3;
}

/** Quantile of the standard normal distribution, by bisection. */
function normalQuantile(probability: number): number {
  let [low, high] = [0, 10];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < probability) low = middle;
    else high = middle;
  }
  return low;
}

/** Share of the standard normal distribution below `x` ≥ 0: Simpson's rule. */
function normalShare(x: number): number {
  const steps = 200;
  const width = x / steps;
  const density = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(0) + density(x);
  for (let step = 1; step < steps; step++) sum += density(step * width) * (step % 2 ? 4 : 2);
  return 0.5 + (sum * width) / 3;
}
