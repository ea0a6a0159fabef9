import { formatAmount, type DrawId, type MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { accounts, createLedger } from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';
import type { Lottery } from '@croupier/platform/modules/lottery/index';

const bettors = 16;
const perSecond = 64;

export interface BusyBets {
  start(): Promise<void>;
  /** How bets fared since the start or since this was asked last. */
  sofar(): { readonly count: number; readonly p99Ms: number };
  stop(): Promise<void>;
}

/**
 * Members who go on betting on an open draw at a rate that the machine can bear. Time counts from when a bet
 * was due, so that a stall is not hidden.
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
        memberOf(index),
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
      await fundBettors(core);
      await lottery.draws.schedule();
      await lottery.draws.advance(1n);
      const tables = await core.db.read
        .selectFrom('lottery_draw')
        .select('id')
        .where('game_id', '=', 'k3-5m')
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      betting = Array.from({ length: bettors }, (_, index) => bet(index, tables.id));
    },
    sofar() {
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

function memberOf(index: number) {
  return {
    id: `mem_busy${index}` as MemberId,
    account: `busy${index}`,
    nickname: '',
    type: 0 as const,
    brand: 'padma',
    currency: 'BDT',
    lastLoginAt: null,
    token: 'bench',
  };
}

async function fundBettors(core: Core): Promise<void> {
  const ledger = createLedger(core, { live: createLive(core) });
  await core.db.transaction((tx) =>
    ledger.book(
      tx,
      Array.from({ length: bettors }, (_, index) => ({
        key: `fund-busy-${index}`,
        kind: 'deposit' as const,
        currency: 'BDT',
        reference: 'bench',
        moves: [
          {
            from: accounts.deposits('bench'),
            to: accounts.cash(memberOf(index).id),
            amountUnits: 10n ** 12n,
          },
        ],
      })),
    ),
  );
}
