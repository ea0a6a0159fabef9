import type { RoundView } from '../../../src/play-protocol.ts';
import { showWin } from '../../core/panel.ts';
import { money, number } from '../../core/texts.ts';
import type { Effects } from './effects.ts';
import type { Shoal } from './shoal.ts';
import { text } from './texts.ts';

const pauseMs = 420;

/** Replays the hits of an old hunt in order, on the fish that swim now. */
export async function replayHunt(
  { outcome }: RoundView,
  { shoal, effects }: { shoal: Shoal; effects: Effects },
): Promise<void> {
  if (outcome?.result.kind !== 'hunt') return;
  for (const { worth, came } of outcome.result.shots) {
    const all = shoal.all();
    const fish = all.find(({ swimmer }) => swimmer.kind.worth === worth) ?? all[0];
    if (!fish) continue;
    effects.burst(fish.x, fish.y);
    showWin(text(`replay-${came}`, { worth: number(worth) }));
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
  }
  showWin(text('replayed', { amount: money(outcome.win) }));
}
