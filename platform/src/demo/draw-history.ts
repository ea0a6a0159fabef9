import type { Core } from '../core.ts';
import { createLedger } from '../modules/ledger/index.ts';
import type { Live } from '../modules/live/index.ts';
import { createLottery, type Lottery } from '../modules/lottery/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Protection } from '../modules/protection/index.ts';
import { createIds } from '../system.ts';
import { beginHistory, noteNextDay, openDays, type OpenDays } from './draw-history.store.ts';
import type { PastDay } from './past-day.ts';

interface Dependencies {
  readonly identity: Pick<Identity, 'byId'>;
  readonly live: Live;
  readonly protection: Protection;
  readonly lottery: Lottery;
}

export interface History {
  readonly days?: number;
  /** Called before a history begins, not when one that was ended early goes on: its past draws are still open. */
  readonly onBegin?: () => Promise<void>;
  /** What else happened on each day, once its draws are open. */
  readonly onDay?: (day: PastDay) => Promise<void>;
  /** Called after each day with the number of days so far. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Ends the history after the day that is being held. */
  readonly signal?: AbortSignal | undefined;
}

const daysBack = 60;
const dayMs = 86_400_000;
/** No other process works on past draws, so that the fencing token is constant. */
const fence = 0n;
/** A game with a draw on each day. */
const witness = 'vn-mb';

/**
 * Holds the draws of the last sixty days of the games with a draw on certain days, through the lottery itself, whose
 * clock is set to each of the days. Those that are held elsewhere get their numbers later, from the result sources.
 * Runs before the jobs start: they would find draws that are long over and void them. A history that was ended early
 * goes on with its next day.
 */
export async function seedDrawHistory(
  core: Core,
  modules: Dependencies,
  { days = daysBack, onBegin, onDay, onProgress, signal }: History = {},
): Promise<void> {
  const open = await daysToWrite(core, modules, { days, onBegin });
  if (!open) return;
  let now = open.next;
  const clock = { now: () => now };
  const pastCore = { ...core, clock, ids: createIds(clock, core.random) };
  const live = withoutEvents(modules.live);
  const ledger = createLedger(pastCore, { live });
  const past = createLottery(pastCore, {
    ledger,
    live,
    protection: modules.protection,
    uplineOf: async (id) => (await modules.identity.byId(id))?.upline ?? [],
  });
  const last = open.last.getTime();
  for (let at = now.getTime(); at <= last && !signal?.aborted; at += dayMs) {
    now = new Date(at);
    await past.draws.schedule(({ schedule }) => schedule.kind === 'calendar');
    await past.draws.advance(fence);
    const daysAgo = Math.round((last - at) / dayMs);
    await onDay?.({ core: pastCore, ledger, lottery: past, daysAgo });
    await noteNextDay(core.db.read, new Date(at + dayMs));
    onProgress?.(days - daysAgo, days);
  }
}

/** `null` where draws were held without a history, or if no day is left. */
async function daysToWrite(
  { clock, db }: Pick<Core, 'clock' | 'db'>,
  { lottery }: Pick<Dependencies, 'lottery'>,
  { days, onBegin }: { readonly days: number; readonly onBegin: History['onBegin'] },
): Promise<OpenDays | null> {
  const known = await openDays(db.read);
  if (known) return known.next <= known.last ? known : null;
  const held = await lottery.admin.draws({ queue: 'closed', gameId: witness, limit: 1 });
  const due = await lottery.admin.draws({ queue: 'due', gameId: witness, limit: 1 });
  if (held.rows.length + due.rows.length > 0) return null;
  await onBegin?.();
  const last = clock.now();
  return beginHistory(db.read, { next: new Date(last.getTime() - days * dayMs), last });
}

/** Open pages need no news of past days: only the events of bookings, which the ledger writes itself, are sent. */
const withoutEvents = ({ outbox, lastEventId }: Live): Live => ({
  publish: () => Promise.resolve(),
  publishAll: () => Promise.resolve(),
  outbox,
  lastEventId,
});
