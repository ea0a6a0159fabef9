import { paid, signOfRole, symbolOf, type Grid, type Line, type SlotMaths } from './definition.ts';

/** One win, as the page shows it. */
export interface Win {
  /** The symbol that pays; the first of its family for a mix. */
  readonly sign: string;
  readonly count: number;
  readonly coins: number;
  /** Index of the line; `null` for ways and scatters. */
  readonly line: number | null;
  /** Winning cells, as reel × rows + row. */
  readonly cells: readonly number[];
}

/** All wins of a grid. Pure: the same grid gives the same wins. */
export function winsOf(slot: SlotMaths, grid: Grid): readonly Win[] {
  const base =
    slot.wins.by === 'lines'
      ? slot.wins.lines.flatMap((line, index) => winOfLine(slot, grid, { line, index }))
      : wayWins(slot, grid);
  return [...base, ...scatterWin(slot, grid)];
}

export function coinsOf(wins: readonly Win[]): number {
  return wins.reduce((sum, win) => sum + win.coins, 0);
}

/** The payment for the signs along one line: the run from the left, or the family that fills the line. */
export function lineWin(
  slot: SlotMaths,
  signs: readonly string[],
): { sign: string; count: number; coins: number } {
  const run = runOf(slot, signs);
  const coins = run.count < slot.leastRun ? 0 : paid(slot, symbolOf(slot, run.sign), run.count);
  const mix = mixOf(slot, signs);
  if (mix && mix.coins > coins)
    return { sign: signs[0] ?? '', count: signs.length, coins: mix.coins };
  return { ...run, coins };
}

export function scattersOf(slot: SlotMaths, grid: Grid): readonly number[] {
  const sign = signOfRole(slot, 'scatter');
  if (!sign) return [];
  return grid.flatMap((_, reel) =>
    cellsOf(slot, grid, { reel, matches: (other) => other === sign }),
  );
}

/** Length and sign of the run from the left on one line. */
function runOf(slot: SlotMaths, signs: readonly string[]): { sign: string; count: number } {
  const sign = signs[0] ?? '';
  const wild = signOfRole(slot, 'wild');
  if (sign === signOfRole(slot, 'scatter')) return { sign, count: 0 };
  const end = signs.findIndex((other) => other !== sign && other !== wild);
  return { sign, count: end === -1 ? signs.length : end };
}

function mixOf(slot: SlotMaths, signs: readonly string[]) {
  const mixes = slot.wins.by === 'lines' ? (slot.wins.mixes ?? []) : [];
  const wild = signOfRole(slot, 'wild');
  return mixes.find((mix) => signs.every((sign) => sign === wild || mix.signs.includes(sign)));
}

function winOfLine(
  slot: SlotMaths,
  grid: Grid,
  { line, index }: { line: Line; index: number },
): Win[] {
  const win = lineWin(
    slot,
    line.map((row, reel) => grid[reel]?.[row] ?? ''),
  );
  if (win.coins === 0) return [];
  const cells = line.slice(0, win.count).map((row, reel) => reel * slot.rows + row);
  return [{ ...win, line: index, cells }];
}

function wayWins(slot: SlotMaths, grid: Grid): Win[] {
  const scatter = signOfRole(slot, 'scatter');
  const starts = [...new Set(grid[0] ?? '')].filter((sign) => sign !== scatter);
  return starts.flatMap((sign) => {
    const matches = matchesFromLeft(slot, grid, sign);
    const ways = matches.reduce((product, cells) => product * cells.length, 1);
    const coins = paid(slot, symbolOf(slot, sign), matches.length) * ways;
    if (coins === 0) return [];
    return [{ sign, count: matches.length, coins, line: null, cells: matches.flat() }];
  });
}

function matchesFromLeft(slot: SlotMaths, grid: Grid, sign: string): number[][] {
  const wild = signOfRole(slot, 'wild');
  const found: number[][] = [];
  for (let reel = 0; reel < grid.length; reel += 1) {
    const cells = cellsOf(slot, grid, {
      reel,
      matches: (other) => other === sign || other === wild,
    });
    if (cells.length === 0) break;
    found.push(cells);
  }
  return found;
}

function scatterWin(slot: SlotMaths, grid: Grid): Win[] {
  const sign = signOfRole(slot, 'scatter');
  const cells = scattersOf(slot, grid);
  if (!sign) return [];
  const coins = paid(slot, symbolOf(slot, sign), Math.min(cells.length, grid.length));
  return coins === 0 ? [] : [{ sign, count: cells.length, coins, line: null, cells }];
}

function cellsOf(
  { rows }: SlotMaths,
  grid: Grid,
  { reel, matches }: { reel: number; matches: (sign: string) => boolean },
): number[] {
  return [...(grid[reel] ?? '')].flatMap((sign, row) => (matches(sign) ? [reel * rows + row] : []));
}
