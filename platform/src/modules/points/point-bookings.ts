import {
  formatAmount,
  pointsCurrency,
  type MemberId,
  type PointEntry,
  type PointEntryId,
  type PointType,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import { addEntries, entryOfSource, lockPoints, type EntryRow } from './points.store.ts';

export interface NewEntry {
  readonly type: PointType;
  readonly kind: PointEntry['kind'];
  /** Below zero where points leave. */
  readonly units: bigint;
  readonly detail: string;
  /** A source is booked once; `null`: the caller itself ensures it. */
  readonly source: string | null;
}

export interface BookingUses {
  readonly core: Pick<Core, 'clock' | 'ids'>;
  readonly ledger: Pick<Ledger, 'batch'>;
  readonly live: Pick<Live, 'publish'>;
}

/** Points for a member from another module, such as a reward. */
export interface PointCredit {
  readonly member: MemberId;
  readonly type: PointType;
  /** In ledger units: 100,000 are one point. */
  readonly amountUnits: bigint;
  /** What the points are for, such as `reward:rwd_…`: the same source is booked once. */
  readonly source: string;
  /** Shown to the member. */
  readonly detail?: string;
}

/** Books lines on a member's points. The caller holds the lock of `lockPoints`. */
export async function bookEntries(
  tx: Tx,
  { core, ledger, live }: BookingUses,
  member: MemberId,
  entries: readonly NewEntry[],
): Promise<Outcome<readonly EntryRow[], 'insufficient-points'>> {
  const account = accounts.points(member);
  const house = accounts.house('points');
  const named = entries.map((entry) => ({ ...entry, id: core.ids.next('ptl') }));
  const keys = named.map(({ id }) => `points:${id}`);
  const batch = await ledger.batch(tx, { accounts: [account, house], keys });
  const rows: EntryRow[] = [];
  for (const { id, units, ...entry } of named) {
    const isGain = units > 0n;
    const [from, to] = isGain ? [house, account] : [account, house];
    const moves = [{ from, to, amountUnits: isGain ? units : -units }];
    const booking = { key: `points:${id}`, kind: 'points', currency: pointsCurrency } as const;
    const booked = batch.book({ ...booking, reference: id, moves });
    if (!booked.ok) return fail('insufficient-points');
    const { balanceUnits: balance_units } = batch.balance(account);
    const at = core.clock.now();
    rows.push({ id, member_id: member, units, balance_units, booked_at: at, ...entry });
  }
  await batch.close();
  if (rows.length > 0) await addEntries(tx, rows);
  const points = formatAmount(rows.at(-1)?.balance_units ?? 0n);
  await live.publish(tx, 'points.changed', { member }, { points });
  return done(rows);
}

/** Credits points once for each source, and answers the id of the line. */
export async function creditPoints(
  tx: Tx,
  uses: BookingUses,
  { member, type, amountUnits, source, detail = '' }: PointCredit,
): Promise<PointEntryId> {
  if (amountUnits <= 0n) throw new Error(`${source} credits no points`);
  await lockPoints(tx, member);
  const earlier = await entryOfSource(tx, source);
  if (earlier) {
    if (earlier.member_id !== member) throw new Error(`${source} was credited to another member`);
    return earlier.id;
  }
  const entry = { type, kind: 'granted', units: amountUnits, detail, source } as const;
  const booked = await bookEntries(tx, uses, member, [entry]);
  const [row] = booked.ok ? booked.value : [];
  if (!row) throw new Error(`${source} could not be credited`);
  return row.id;
}
