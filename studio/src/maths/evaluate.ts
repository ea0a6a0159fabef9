import {
  paid,
  reelCount,
  rows,
  signOfRole,
  symbolOf,
  type Grid,
  type Line,
  type SlotDefinition,
} from './definition.ts';

/** One reason for a payment, as the page shows it. */
export interface Win {
  readonly sign: string;
  readonly count: number;
  readonly coins: number;
  /** Index of the line; `null` for ways and scatters. */
  readonly line: number | null;
  /** Cells that take part, as reel × 3 + row. */
  readonly cells: readonly number[];
}

/** Every win of a grid. Pure: the same grid gives the same wins. */
export function winsOf(slot: SlotDefinition, grid: Grid): readonly Win[] {
  const base =
    slot.wins.by === 'lines'
      ? slot.wins.lines.flatMap((line, index) => lineWin(slot, grid, line, index))
      : wayWins(slot, grid);
  return [...base, ...scatterWin(slot, grid)];
}

export function coinsOf(wins: readonly Win[]): number {
  return wins.reduce((sum, win) => sum + win.coins, 0);
}

/** Length of the run from the left on one line, and the sign that runs. */
export function runOf(
  slot: SlotDefinition,
  signs: readonly string[],
): { sign: string; count: number } {
  const sign = signs[0] ?? '';
  const wild = signOfRole(slot, 'wild');
  if (sign === signOfRole(slot, 'scatter')) return { sign, count: 0 };
  const end = signs.findIndex((other) => other !== sign && other !== wild);
  return { sign, count: end === -1 ? signs.length : end };
}

function lineWin(slot: SlotDefinition, grid: Grid, line: Line, index: number): Win[] {
  const signs = line.map((row, reel) => grid[reel]?.[row] ?? '');
  const { sign, count } = runOf(slot, signs);
  const coins = count < 3 ? 0 : paid(symbolOf(slot, sign), count);
  if (coins === 0) return [];
  const cells = line.slice(0, count).map((row, reel) => reel * rows + row);
  return [{ sign, count, coins, line: index, cells }];
}

function wayWins(slot: SlotDefinition, grid: Grid): Win[] {
  const scatter = signOfRole(slot, 'scatter');
  const starts = [...new Set(grid[0] ?? '')].filter((sign) => sign !== scatter);
  return starts.flatMap((sign) => {
    const matches = matchesFromLeft(slot, grid, sign);
    const ways = matches.reduce((product, cells) => product * cells.length, 1);
    const coins = paid(symbolOf(slot, sign), matches.length) * ways;
    if (coins === 0) return [];
    return [{ sign, count: matches.length, coins, line: null, cells: matches.flat() }];
  });
}

function matchesFromLeft(slot: SlotDefinition, grid: Grid, sign: string): number[][] {
  const wild = signOfRole(slot, 'wild');
  const found: number[][] = [];
  for (let reel = 0; reel < reelCount; reel += 1) {
    const cells = cellsOf(grid, reel, (other) => other === sign || other === wild);
    if (cells.length === 0) break;
    found.push(cells);
  }
  return found;
}

function scatterWin(slot: SlotDefinition, grid: Grid): Win[] {
  const sign = signOfRole(slot, 'scatter');
  if (!sign) return [];
  const cells = grid.flatMap((_, reel) => cellsOf(grid, reel, (other) => other === sign));
  const coins = paid(symbolOf(slot, sign), Math.min(cells.length, reelCount));
  return coins === 0 ? [] : [{ sign, count: cells.length, coins, line: null, cells }];
}

function cellsOf(grid: Grid, reel: number, matches: (sign: string) => boolean): number[] {
  return [...(grid[reel] ?? '')].flatMap((sign, row) => (matches(sign) ? [reel * rows + row] : []));
}
