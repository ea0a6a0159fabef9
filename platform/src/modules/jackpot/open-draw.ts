import { sha256Hex, type JackpotDrawId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { feed, lateAtLockMs } from './feed.ts';
import { addDraw, changeDraw, type JackpotDrawRow, type JackpotRow } from './jackpot.store.ts';
import type { jackpotBooking } from './jackpot-booking.ts';

/** Opens a draw, and locks it when its period is over. */
export function drawPeriods(
  core: Core,
  { ledger }: { readonly ledger: Pick<Ledger, 'book'> },
  { move }: { readonly move: ReturnType<typeof jackpotBooking> },
) {
  const { ids, clock, random } = core;

  /** Feeds the last rounds and opens the next draw in the same transaction. */
  async function lock(tx: Tx, jackpot: JackpotRow, draw: JackpotDrawRow): Promise<void> {
    const last = await feed(tx, ledger, draw, { until: draw.locks_at, againMs: lateAtLockMs });
    if (!last.isAll) return;
    const { places, pool_units } = last.draw;
    await changeDraw(tx, draw, { state: places > 0n ? 'locked' : 'rolled' });
    const carried = places > 0n ? 0n : pool_units;
    // A jackpot that is switched off still finishes its current draw.
    if (!jackpot.is_active && carried === 0n) return;
    const next = await open(tx, jackpot, carried);
    if (carried > 0n) await carry(tx, draw, { to: next, units: carried });
  }

  /** An unpaid amount is carried over; the house adds what is missing to the seed amount. */
  async function open(tx: Tx, jackpot: JackpotRow, carried: bigint): Promise<JackpotDrawId> {
    const id = ids.next('jkd');
    const now = clock.now();
    const seed = Buffer.from(random.bytes(32)).toString('hex');
    const isShort = jackpot.is_active && jackpot.seed_units > carried;
    const added = isShort ? jackpot.seed_units - carried : 0n;
    const locks_at = nextTime(now, jackpot.period_seconds);
    await addDraw(
      tx,
      {
        id,
        jackpot_id: jackpot.id,
        brand: jackpot.brand,
        currency: jackpot.currency,
        numero: dayjs.utc(locks_at).format('YYYY-MM-DDTHH:mm'),
        state: 'open',
        opens_at: now,
        locks_at,
        commit_hash: await sha256Hex(seed),
        fed_until: now,
        pool_units: carried + added,
      },
      seed,
    );
    await move(tx, {
      key: `jackpot-seed:${id}`,
      currency: jackpot.currency,
      of: id,
      move: { from: accounts.house('promo'), to: accounts.jackpot(id), amountUnits: added },
    });
    return id;
  }

  function carry(
    tx: Tx,
    draw: JackpotDrawRow,
    { to, units }: { to: JackpotDrawId; units: bigint },
  ) {
    const [from, into] = [accounts.jackpot(draw.id), accounts.jackpot(to)];
    return move(tx, {
      key: `jackpot-carry:${draw.id}`,
      currency: draw.currency,
      of: draw.id,
      move: { from, to: into, amountUnits: units },
    });
  }

  return { open, lock };
}

/** The next whole multiple of the period in UTC. */
function nextTime(now: Date, periodSeconds: number): Date {
  const period = periodSeconds * 1_000;
  return new Date((Math.floor(now.getTime() / period) + 1) * period);
}
