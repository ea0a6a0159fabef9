import { formatAmount, type DrawId, type MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { accounts, createLedger } from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';
import type { Lottery } from '@croupier/platform/modules/lottery/index';

const bettors = 16;
const pauseMs = 40;

export interface BusyBets {
  start(): Promise<void>;
  stop(): Promise<{ readonly perSecond: number; readonly p99Ms: number }>;
}

/** Members who go on betting on an open draw, each a slip every so often, until they are told to stop. */
export function busyBets(core: Core, lottery: Lottery): BusyBets {
  const took: number[] = [];
  let isOver = false;
  let startedAt = 0;
  let betting: Promise<void>[] = [];

  async function bet(index: number, drawId: DrawId): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const began = performance.now();
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
      took.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  return {
    async start() {
      await fundBettors(core);
      await lottery.draws.advance(1n);
      const tables = await core.db.read
        .selectFrom('lottery_draw')
        .select('id')
        .where('game_id', '=', 'k3-5m')
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      startedAt = performance.now();
      betting = Array.from({ length: bettors }, (_, index) => bet(index, tables.id));
    },
    async stop() {
      const seconds = (performance.now() - startedAt) / 1000;
      isOver = true;
      await Promise.all(betting);
      took.sort((a, b) => a - b);
      return { perSecond: took.length / seconds, p99Ms: took[Math.floor(took.length * 0.99)] ?? 0 };
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
