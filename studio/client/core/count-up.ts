import { formatAmount } from '@croupier/contracts';
import { showWin } from './panel.ts';
import { money } from './texts.ts';

const lengthMs = 900;

/** Animates a win up to its amount. */
export function countUp(won: bigint): Promise<void> {
  const start = performance.now();
  return new Promise((resolve) => {
    const draw = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - start) / lengthMs));
      const shown = (won * BigInt(Math.round(share * 1_000))) / 1_000n;
      showWin(money(formatAmount(shown - (shown % 1_000n))), true);
      if (share < 1) window.requestAnimationFrame(draw);
      else resolve();
    };
    window.requestAnimationFrame(draw);
  });
}
