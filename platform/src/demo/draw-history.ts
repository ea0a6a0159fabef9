import type { Core } from '../core.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import type { Live } from '../modules/live/index.ts';
import { createLottery, type Lottery } from '../modules/lottery/index.ts';
import type { Protection } from '../modules/protection/index.ts';

interface Dependencies {
  readonly ledger: Ledger;
  readonly protection: Protection;
  readonly lottery: Lottery;
}

const daysBack = 60;
const dayMs = 86_400_000;
/** Nobody bets on past draws, so no node competes for them. */
const fence = 0n;
/** A game with a draw on each day. */
const witness = 'vn-mb';

/**
 * Holds the draws of the last sixty days of the games with a draw on certain days, through the lottery itself, whose
 * clock is set to each of the days. Those that are held elsewhere get their numbers later, from the result sources.
 * Runs before the jobs start: they would find draws that are long over and void them.
 */
export async function seedDrawHistory(
  core: Core,
  modules: Dependencies,
  days = daysBack,
): Promise<void> {
  const held = await modules.lottery.admin.draws({ queue: 'closed', gameId: witness, limit: 1 });
  const due = await modules.lottery.admin.draws({ queue: 'due', gameId: witness, limit: 1 });
  if (held.rows.length + due.rows.length > 0) return;
  const today = core.clock.now().getTime();
  let now = new Date(today - days * dayMs);
  const past = createLottery(
    { ...core, clock: { now: () => now } },
    { ledger: modules.ledger, protection: modules.protection, live: silent },
  );
  for (let at = now.getTime(); at <= today; at += dayMs) {
    now = new Date(at);
    await past.draws.schedule(({ schedule }) => schedule.kind === 'calendar');
    await past.draws.advance(fence);
  }
}

/** No page is open yet that could listen. */
const silent: Live = {
  publish: () => Promise.resolve(),
  publishAll: () => Promise.resolve(),
  outbox: () => {
    throw new Error('the history of draws sends no events');
  },
};
