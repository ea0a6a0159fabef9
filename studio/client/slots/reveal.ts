import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { SlotGrid, SlotResult, SlotSpin } from '../../src/maths/slot-result.ts';
import { showWin } from '../core/panel.ts';
import { announce } from '../core/announce.ts';
import { cues, sound } from '../core/sound.ts';
import { isStill } from '../core/stage.ts';
import { money, number } from '../core/texts.ts';
import type { createBanner } from './banner.ts';
import { face } from './face.ts';
import type { Reels } from './reels.ts';
import { slotText } from './texts.ts';

/** Shows a whole round in order: its spin, its cascades, its free spins. */
export interface Reveal {
  show(result: SlotResult, stake: DecimalAmount): Promise<void>;
  /** Shortens the current wait. */
  fastForward(): void;
}

const pauses = { win: 900, fall: 650, freeSpins: 1_500, between: 350 } as const;

export function createReveal(reels: Reels, banner: ReturnType<typeof createBanner>): Reveal {
  const pause = createPause();

  async function showSpin(spin: SlotSpin, onPaid: (coins: number) => void): Promise<void> {
    const [first, ...falls] = spin.grids;
    if (!first) return;
    await reels.landOn(spin.stops, first.grid);
    await showGrid(first, onPaid);
    let before = first;
    for (const [index, grid] of falls.entries()) {
      await pause.wait(pauses.fall);
      await reels.fall(before.wins, grid.grid);
      banner.show(`× ${number(grid.times)}`);
      announce(slotText('falls', { count: number(index + 1) }), 'screen-reader');
      await showGrid(grid, onPaid);
      before = grid;
    }
    if (falls.length > 0) banner.hide();
  }

  async function showGrid(
    { wins, times }: SlotGrid,
    onPaid: (coins: number) => void,
  ): Promise<void> {
    reels.show(wins);
    if (wins.length === 0) return;
    onPaid(wins.reduce((sum, { coins }) => sum + coins, 0) * times);
    sound(cues.paid);
  }

  async function showFreeSpins(
    spins: readonly SlotSpin[],
    { won, onPaid }: { won: number; onPaid: (coins: number) => void },
  ): Promise<void> {
    document.body.dataset['free'] = 'true';
    await pause.wait(pauses.win);
    await announceWin(slotText('freeWon', { count: number(won) }));
    reels.setStrips(face.freeSpins?.reels ?? face.reels);
    let left = won;
    for (const spin of spins) {
      left -= 1;
      banner.show(slotText('freeLeft', { count: number(left) }));
      reels.start();
      await pause.wait(pauses.between);
      await showSpin(spin, onPaid);
      if (spin.coins > 0) await pause.wait(pauses.win);
      left += spin.freeSpins;
      if (spin.freeSpins > 0)
        await announceWin(slotText('freeWon', { count: number(spin.freeSpins) }));
    }
    banner.hide();
    reels.setStrips(face.reels);
    document.body.dataset['free'] = 'false';
  }

  async function announceWin(words: string): Promise<void> {
    banner.show(words);
    announce(words, 'screen-reader');
    sound(cues.win);
    await pause.wait(pauses.freeSpins);
  }

  return {
    async show({ spins }, stake) {
      pause.restart();
      const coinUnits = (parseAmount(stake) ?? 0n) / BigInt(face.coins);
      let coins = 0;
      const onPaid = (more: number): void => {
        coins += more;
        // The win of a single grid is shown during the reveal; the table shows the total.
        if (spins.length > 1 || face.cascadeTimes)
          showWin(money(formatAmount(coinUnits * BigInt(coins))));
      };
      const [first, ...free] = spins;
      if (!first) return;
      await showSpin(first, onPaid);
      if (free.length > 0) await showFreeSpins(free, { won: first.freeSpins, onPaid });
    },
    fastForward() {
      reels.fastForward();
      pause.fastForward();
    },
  };
}

/** The waits of one round, which a press shortens. */
function createPause() {
  let skip: (() => void) | null = null;
  let isFastForward = false;
  return {
    wait(ms: number): Promise<void> {
      if (isStill()) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = window.setTimeout(resolve, isFastForward ? Math.min(ms, 120) : ms);
        skip = () => {
          window.clearTimeout(timer);
          resolve();
        };
      });
    },
    restart() {
      isFastForward = false;
    },
    fastForward() {
      isFastForward = true;
      skip?.();
    },
  };
}
