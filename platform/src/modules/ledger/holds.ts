import type { HoldId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { accounts, isStrict, type AccountPath } from './accounts.ts';
import { hashOf } from './booking-input.ts';
import {
  addHold,
  dueHolds,
  endHold,
  holdByKey,
  lockHold,
  pendingHolds,
  type HoldState,
  type HoldTable,
} from './hold.store.ts';
import type { Booked, Booking, TransferKind } from './booking.ts';
import type { BatchScope, LedgerBatch } from './book.ts';

/** Transfers in two steps: the funds are held first, then posted or returned. */
export interface Holds {
  /**
   * Takes funds from a player's account and holds them. The same key with the same order is the same hold.
   */
  hold(tx: Tx, order: HoldOrder): Promise<HoldResult>;
  /** The same at a batch that is open: books it there, and gives what `keep` writes once the batch is closed. */
  holdAt(batch: LedgerBatch, order: HoldOrder): HoldTable;
  keep(tx: Tx, holds: readonly HoldTable[]): Promise<void>;
  /** Moves the held funds to the target of the order: all, or a part, with the rest returned at once. */
  post(tx: Tx, id: HoldId, amountUnits?: bigint): Promise<HoldEnded>;
  /** Returns all held funds. */
  void(tx: Tx, id: HoldId): Promise<HoldEnded>;
  /** Returns the funds of expired holds. Gives the number of these holds. */
  expireDue(): Promise<number>;
  /** Pending holds of a player's account, the newest first. */
  pending(path: AccountPath): Promise<readonly PendingHold[]>;
}

export interface HoldOrder {
  readonly key: string;
  /** Kind of the transfer that posts the hold. */
  readonly kind: TransferKind;
  readonly currency: string;
  readonly reference: string;
  /** A player's account. */
  readonly from: AccountPath;
  /** An account of the house. */
  readonly to: AccountPath;
  readonly amountUnits: bigint;
  readonly expiresAt: Date;
}

export type HoldResult =
  | { readonly ok: true; readonly hold: HoldId; readonly isRepeat: boolean }
  | { readonly ok: false; readonly code: 'insufficient-funds' | 'idempotency-key-reused' };

export type HoldEnded =
  | { readonly ok: true; readonly isRepeat: boolean }
  /** The state that the hold has instead; `too-much` when more is to be posted than it holds. */
  | { readonly ok: false; readonly code: 'unknown' | 'too-much' | Exclude<HoldState, 'pending'> };

export interface PendingHold {
  readonly id: HoldId;
  readonly reference: string;
  readonly amountUnits: bigint;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

const dueAtOnce = 100;

/** What holds need of the ledger. */
interface HoldLedger {
  book(tx: Tx, bookings: readonly Booking[]): Promise<readonly Booked[]>;
  batch(tx: Tx, expected: BatchScope): Promise<LedgerBatch>;
}

export function createHolds(
  { db, clock, ids }: Pick<Core, 'db' | 'clock' | 'ids'>,
  ledger: HoldLedger,
): Holds {
  async function hold(tx: Tx, order: HoldOrder): Promise<HoldResult> {
    refuseImpossible(order);
    const now = clock.now();
    const key = keyOfHold(order.key);
    const batch = await ledger.batch(tx, { accounts: [order.from], keys: [key] });
    const hash = hashOfOrder(order);
    // Read after the account's lock: a transaction that waited for the lock must see the hold of the one
    // before it.
    const earlier = await holdByKey(tx, order.key);
    if (earlier) return repeatOf(earlier, hash);
    const row = rowOf(order, { id: ids.next('hld'), hash, now });
    const booked = batch.book({ ...partOf(row), key, kind: 'hold', moves: [taking(row)] });
    if (!booked.ok) return booked;
    if (!(await addHold(tx, row)))
      throw new TransactionConflict('a hold of the same key came first');
    await batch.close();
    return { ok: true, hold: row.id, isRepeat: false };
  }

  async function end(tx: Tx, id: HoldId, end: HoldEnd): Promise<HoldEnded> {
    const row = await lockHold(tx, id);
    if (!row) return { ok: false, code: 'unknown' };
    const postedUnits = end.state === 'posted' ? (end.amountUnits ?? row.amount_units) : 0n;
    if (row.state !== 'pending') return answerToEnded(row, end.state, postedUnits);
    if (postedUnits > row.amount_units) return { ok: false, code: 'too-much' };
    const now = clock.now();
    // After its expiry a hold can only expire: a late post must not be faster than the job.
    if (end.state !== 'expired' && row.expires_at <= now) return { ok: false, code: 'expired' };
    const booked = await ledger.book(tx, endingOf(row, postedUnits));
    if (!booked.every(({ ok }) => ok)) throw new Error(`hold ${id} could not be ended`);
    await endHold(tx, id, { state: end.state, posted_units: postedUnits, ended_at: now });
    return { ok: true, isRepeat: false };
  }

  async function expireDue(): Promise<number> {
    const due = await dueHolds(db.read, { now: clock.now(), limit: dueAtOnce });
    for (const id of due) await db.transaction((tx) => end(tx, id, { state: 'expired' }));
    return due.length === dueAtOnce ? due.length + (await expireDue()) : due.length;
  }

  return {
    hold,
    holdAt(batch, order) {
      const row = rowOf(order, { id: ids.next('hld'), hash: hashOfOrder(order), now: clock.now() });
      const key = keyOfHold(order.key);
      const booked = batch.book({ ...partOf(row), key, kind: 'hold', moves: [taking(row)] });
      if (!booked.ok) throw new Error(`${key} could not be booked: ${booked.code}`);
      return row;
    },
    async keep(tx, rows) {
      for (const row of rows)
        if (!(await addHold(tx, row)))
          throw new TransactionConflict('a hold of the same key came first');
    },
    post(tx, id, amountUnits) {
      if (amountUnits !== undefined && amountUnits <= 0n)
        throw new Error(`hold ${id} is posted with ${amountUnits}: void it instead`);
      return end(tx, id, {
        state: 'posted',
        ...(amountUnits === undefined ? {} : { amountUnits }),
      });
    },
    void: (tx, id) => end(tx, id, { state: 'voided' }),
    expireDue,
    async pending(path) {
      const rows = await pendingHolds(db.read, path);
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        amountUnits: row.amount_units,
        madeAt: row.made_at,
        expiresAt: row.expires_at,
      }));
    },
  };
}

/** Key of the transfer that takes what is held. */
export const keyOfHold = (key: string) => `hold:${key}`;

interface HoldEnd {
  readonly state: Exclude<HoldState, 'pending'>;
  readonly amountUnits?: bigint;
}

/** The same end again is a repeat; for another end the answer is the first one. */
function answerToEnded(row: HoldTable, state: HoldState, postedUnits: bigint): HoldEnded {
  if (row.state === state && row.posted_units === postedUnits) return { ok: true, isRepeat: true };
  if (row.state === 'pending') throw new Error(`hold ${row.id} has not ended`);
  return { ok: false, code: row.state };
}

function repeatOf({ id, input_hash }: HoldTable, hash: Buffer): HoldResult {
  if (!input_hash.equals(hash)) return { ok: false, code: 'idempotency-key-reused' };
  return { ok: true, hold: id, isRepeat: true };
}

const partOf = ({ currency, reference }: HoldTable) => ({ currency, reference });

const taking = ({ id, path, amount_units }: HoldTable) => ({
  from: path,
  to: accounts.hold(id),
  amountUnits: amount_units,
});

/** Bookings that post the given part and return the rest. */
function endingOf(row: HoldTable, postedUnits: bigint): readonly Booking[] {
  const from = accounts.hold(row.id);
  const back = row.amount_units - postedUnits;
  const posting = { from, to: row.to_path, amountUnits: postedUnits };
  const release = { from, to: row.path, amountUnits: back };
  return [
    { ...partOf(row), key: `hold-post:${row.id}`, kind: row.kind, moves: [posting] },
    {
      ...partOf(row),
      key: `hold-release:${row.id}`,
      kind: 'hold-release' as const,
      moves: [release],
    },
  ].filter(({ moves }) => moves.every(({ amountUnits }) => amountUnits > 0n));
}

function rowOf(
  order: HoldOrder,
  { id, hash, now }: { id: HoldId; hash: Buffer; now: Date },
): HoldTable {
  return {
    id,
    key: order.key,
    input_hash: hash,
    path: order.from,
    to_path: order.to,
    kind: order.kind,
    currency: order.currency,
    reference: order.reference,
    amount_units: order.amountUnits,
    state: 'pending',
    posted_units: 0n,
    made_at: now,
    expires_at: order.expiresAt,
    ended_at: null,
  };
}

/** The hash leaves out the expiry time: a repeated order comes later and names a later one. */
const hashOfOrder = ({ key, kind, currency, reference, from, to, amountUnits }: HoldOrder) =>
  Buffer.from(
    hashOf({ key, kind, currency, reference, moves: [{ from, to, amountUnits }] }),
    'hex',
  );

function refuseImpossible({ key, from, to }: HoldOrder): void {
  if (!isStrict(from)) throw new Error(`hold ${key} takes from ${from}, which is no player's`);
  if (isStrict(to)) throw new Error(`hold ${key} would move one player's money to another`);
}
