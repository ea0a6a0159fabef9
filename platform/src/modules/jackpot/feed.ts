import type { Core, Tx } from '../../core.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { addTickets } from './feed.store.ts';
import { changeDraw, lockJackpot, openDrawOf, type JackpotDrawRow } from './jackpot.store.ts';

/**
 * Rounds may become visible after they closed, so this much earlier time is read again. Each round still gets
 * one ticket.
 */
const lateMs = 60_000;
/** How far back the last feed before a lock reads. */
export const lateAtLockMs = 600_000;
const roundsAtOnce = 5_000;

/**
 * Feeds an open draw up to now. Each portion is one transaction with its tickets, its booking and its
 * progress.
 */
export async function feedOpenDraw(
  { db, clock }: Core,
  ledger: Pick<Ledger, 'book'>,
  jackpot: string,
): Promise<void> {
  for (let isAll = false; !isAll;) {
    isAll = await db.transaction(async (tx) => {
      if (!(await lockJackpot(tx, jackpot))) return true;
      const draw = await openDrawOf(tx, jackpot);
      if (!draw) return true;
      const now = clock.now();
      const until = now < draw.locks_at ? now : draw.locks_at;
      return (await feed(tx, ledger, draw, { until, againMs: lateMs })).isAll;
    });
  }
}

/** Feeds one portion; the caller has locked the jackpot. */
export async function feed(
  tx: Tx,
  ledger: Pick<Ledger, 'book'>,
  draw: JackpotDrawRow,
  { until, againMs }: { until: Date; againMs: number },
): Promise<{ isAll: boolean; draw: JackpotDrawRow }> {
  const from = new Date(draw.fed_until.getTime() - againMs);
  const fed = await addTickets(tx, draw, { from, until, limit: roundsAtOnce });
  const isAll = fed.tickets < roundsAtOnce;
  const units = fed.shares.reduce((sum, share) => sum + share.units, 0n);
  const changed = await changeDraw(tx, draw, {
    // Only part of a long time range was read: the next portion starts at its end.
    fed_until: isAll || !fed.last ? until : fed.last,
    places: draw.places + fed.places,
    tickets: draw.tickets + BigInt(fed.tickets),
    pool_units: draw.pool_units + units,
  });
  if (!changed) throw new Error(`jackpot draw ${draw.id} changed while its jackpot was held`);
  if (units > 0n) await bookShares(tx, ledger, draw, fed.shares);
  return { isAll, draw: changed };
}

/** The house pays the share, from its income of the closed rounds. */
async function bookShares(
  tx: Tx,
  ledger: Pick<Ledger, 'book'>,
  { id, currency, places }: JackpotDrawRow,
  shares: readonly { provider: string; units: bigint }[],
): Promise<void> {
  const moves = shares
    .filter(({ units }) => units > 0n)
    .map(({ provider, units }) => ({
      from: accounts.gaming(provider),
      to: accounts.jackpot(id),
      amountUnits: units,
    }));
  // The number of places only rises, so each portion has a unique key.
  const key = `jackpot-share:${id}:${places}`;
  const [booked] = await ledger.book(tx, [
    { key, kind: 'jackpot-share', currency, reference: id, moves },
  ]);
  if (!booked?.ok) throw new Error(`${key} could not be booked: ${booked?.code}`);
}
