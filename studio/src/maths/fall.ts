import type { Grid, SlotMaths } from './definition.ts';
import type { Win } from './evaluate.ts';

export interface Standing {
  readonly grid: Grid;
  /** The highest strip position that each reel has used; symbols that drop in come from before it. */
  readonly tops: readonly number[];
}

/** The grid after the winning symbols fell away and the strips moved down. */
export function fallen(
  { reels, rows }: SlotMaths,
  { grid, tops, wins }: Standing & { wins: readonly Win[] },
): Standing {
  const gone = new Set(wins.flatMap(({ cells }) => cells));
  const nextTops: number[] = [];
  const nextGrid = reels.map((strip, reel) => {
    const stored = [...(grid[reel] ?? '')].filter((_, row) => !gone.has(reel * rows + row));
    const missing = rows - stored.length;
    const top = ((tops[reel] ?? 0) - missing + strip.length * rows) % strip.length;
    nextTops.push(top);
    const fresh = Array.from({ length: missing }, (_, at) => strip[(top + at) % strip.length]);
    return [...fresh, ...stored].join('');
  });
  return { grid: nextGrid, tops: nextTops };
}
