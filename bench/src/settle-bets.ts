import { formatAmount, type DrawId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import type { Lottery } from '@croupier/platform/modules/lottery/index';
import { bettorOf, fundBettors, openTable } from './bettors.ts';

const bettors = 16;
const perSecond = 64;

export interface BusyBets {
  start(): Promise<void>;
  /** Statistics of the bets since the start or since the last call. */
  soFar(): { readonly count: number; readonly p99Ms: number };
  stop(): Promise<void>;
}

/**
 * Members who continuously bet on an open draw at a rate that the machine can sustain. Latency counts from
 * when a bet was due, so that a stall is not hidden.
 */
export function busyBets(core: Core, lottery: Lottery): BusyBets {
  const took: number[] = [];
  let isOver = false;
  let betting: Promise<void>[] = [];

  async function bet(index: number, drawId: DrawId): Promise<void> {
    let dueMs = performance.now() + (index * 1000) / perSecond;
    for (let turn = 0; ; turn++, dueMs += (bettors * 1000) / perSecond) {
      await new Promise((resolve) => setTimeout(resolve, dueMs - performance.now()));
      if (isOver) return;
      const placed = await lottery.placeTicket(
        bettorOf(index),
        {
          drawId,
          priceVersion: 1,
          lines: [{ playType: 'two-sided', choice: 'big', stake: formatAmount(100_000n) }],
        },
        `busy-${index}-${turn}`,
      );
      if (!placed.ok) throw new Error(`a bet of the bench was refused: ${placed.code}`);
      took.push(performance.now() - dueMs);
    }
  }

  return {
    async start() {
      await fundBettors(core, bettors);
      const drawId = await openTable(core, lottery, 'k3-daily');
      betting = Array.from({ length: bettors }, (_, index) => bet(index, drawId));
    },
    soFar() {
      const sorted = took.splice(0).sort((a, b) => a - b);
      return {
        count: sorted.length,
        p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
      };
    },
    async stop() {
      isOver = true;
      await Promise.all(betting);
    },
  };
}
