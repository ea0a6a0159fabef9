import type { DrawId, MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { accounts, createLedger } from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';
import { createLottery, type Lottery } from '@croupier/platform/modules/lottery/index';
import { createProtection } from '@croupier/platform/modules/protection/index';

export function lotteryOn(core: Core): Lottery {
  const live = createLive(core);
  return createLottery(core, {
    live,
    ledger: createLedger(core, { live }),
    protection: createProtection(core, { live, endPlay: async () => undefined }),
  });
}

/** A draw that accepts bets for longer than a bench runs. */
export async function openTable(
  core: Core,
  lottery: Lottery,
  gameId: 'k3-daily' | 'ssc-daily',
): Promise<DrawId> {
  await lottery.draws.schedule();
  await lottery.draws.advance(1n);
  const draw = await core.db.read
    .selectFrom('lottery_draw')
    .select('id')
    .where('game_id', '=', gameId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return draw.id;
}

export function bettorOf(index: number) {
  return {
    id: `mem_bettor${index}` as MemberId,
    account: `bettor${index}`,
    nickname: '',
    type: 0 as const,
    brand: 'padma',
    currency: 'BDT',
    lastLoginAt: null,
    token: 'bench',
  };
}

export async function fundBettors(core: Core, bettors: number): Promise<void> {
  const ledger = createLedger(core, { live: createLive(core) });
  await core.db.transaction((tx) =>
    ledger.book(
      tx,
      Array.from({ length: bettors }, (_, index) => ({
        key: `fund-bettor-${index}`,
        kind: 'deposit' as const,
        currency: 'BDT',
        reference: 'bench',
        moves: [
          {
            from: accounts.deposits('bench'),
            to: accounts.cash(bettorOf(index).id),
            amountUnits: 10n ** 12n,
          },
        ],
      })),
    ),
  );
}
