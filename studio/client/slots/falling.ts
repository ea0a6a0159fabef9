import type { Grid } from '../../src/maths/definition.ts';
import type { Win } from '../../src/maths/evaluate.ts';
import { cues, sound } from '../core/sound.ts';
import { isStill, type Stage } from '../core/stage.ts';
import { rows } from './face.ts';
import type { Layout } from './layout.ts';
import type { Reel } from './reel.ts';

const burstMs = 300;
const dropMs = 420;

interface Fall {
  readonly reels: readonly Reel[];
  readonly layout: Layout;
  readonly wins: readonly Win[];
  readonly next: Grid;
}

/** Bursts the winning cells and drops the next grid in. */
export async function fall(stage: Stage, { reels, layout, wins, next }: Fall): Promise<void> {
  const gone = new Set(wins.flatMap(({ cells }) => cells));
  if (!isStill()) {
    await run(stage, burstMs, (share) => burst(reels, gone, share));
    sound([{ hz: 700, to: 180, ms: 180, wave: 'triangle', loud: 0.3 }]);
  }
  for (const [index, reel] of reels.entries()) reel.stand(next[index] ?? '');
  if (isStill()) return;
  const heights = reels.map((_, index) => dropHeights(gone, index));
  await run(stage, dropMs, (share) => drop(reels, { heights, layout, share }));
  sound(cues.stop);
}

function burst(reels: readonly Reel[], gone: ReadonlySet<number>, share: number): void {
  for (const [index, reel] of reels.entries())
    for (let row = 0; row < rows; row += 1) {
      const sprite = reel.cell(row);
      if (!sprite || !gone.has(index * rows + row)) continue;
      sprite.scale.set(1 + share * 0.5);
      sprite.alpha = 1 - share;
      sprite.rotation = share * 0.5;
    }
}

/** Number of rows that each cell of the new grid has fallen. */
function dropHeights(gone: ReadonlySet<number>, reel: number): readonly number[] {
  const kept = Array.from({ length: rows }, (_, row) => row).filter(
    (row) => !gone.has(reel * rows + row),
  );
  const missing = rows - kept.length;
  return Array.from({ length: rows }, (_, row) =>
    row < missing ? missing : row - (kept[row - missing] ?? row),
  );
}

function drop(
  reels: readonly Reel[],
  {
    heights,
    layout,
    share,
  }: { heights: readonly (readonly number[])[]; layout: Layout; share: number },
): void {
  for (const [index, reel] of reels.entries()) {
    const local = Math.min(1, Math.max(0, share * 1.35 - index * 0.07));
    for (let row = 0; row < rows; row += 1) {
      const fallen = heights[index]?.[row] ?? 0;
      const sprite = reel.cell(row);
      if (sprite) sprite.y = reel.home(row).y - fallen * layout.cellHeight * (1 - bounced(local));
    }
  }
}

/** Falls and bounces once, softly. */
function bounced(share: number): number {
  if (share < 0.7) return (share / 0.7) ** 2;
  const after = (share - 0.7) / 0.3;
  return 1 - Math.sin(after * Math.PI) * 0.06;
}

function run(stage: Stage, lengthMs: number, draw: (share: number) => void): Promise<void> {
  return new Promise((resolve) => {
    let spent = 0;
    const stop = stage.onFrame((passedMs) => {
      spent += passedMs;
      draw(Math.min(1, spent / lengthMs));
      if (spent < lengthMs) return;
      stop();
      resolve();
    });
  });
}
