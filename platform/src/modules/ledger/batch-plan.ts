import type { TransferId } from '@croupier/contracts';
import { type AccountPath, isStrict } from './accounts.ts';
import type { Booked, Booking, Move } from './ledger.service.ts';

/** A locked account of a player; `version` 0 for an account without a row. */
export interface AccountState {
  readonly currency: string;
  readonly balanceUnits: bigint;
  readonly version: bigint;
}

export interface KnownTransfer {
  readonly id: TransferId;
  readonly hash: string;
}

export interface PlannedTransfer extends Pick<Booking, 'key' | 'kind' | 'currency' | 'reference'> {
  readonly id: TransferId;
  readonly hash: string;
}

export interface PlannedMove extends Move {
  readonly transfer: TransferId;
  readonly position: number;
  readonly currency: string;
  readonly fromAfter: AccountState | null;
  readonly toAfter: AccountState | null;
}

export interface ChangedAccount {
  readonly path: AccountPath;
  readonly before: AccountState | null;
  readonly after: AccountState;
}

export interface Changes {
  readonly transfers: readonly PlannedTransfer[];
  readonly moves: readonly PlannedMove[];
  readonly changed: readonly ChangedAccount[];
}

interface LockedAccounts {
  readonly states: ReadonlyMap<AccountPath, AccountState>;
  readonly known: ReadonlyMap<string, KnownTransfer>;
  nextId(): TransferId;
}

export interface BatchPlan {
  /** Books in memory, after everything that was booked before; a refused booking changes nothing. */
  book(booking: Booking, hash: string): Booked;
  /** A player's account after the bookings so far; `null` for an account without bookings. */
  state(path: AccountPath): AccountState | null;
  /** The rows that are to be written. */
  changes(): Changes;
}

/**
 * Plans bookings one after the other on locked accounts and known keys. Pure except for the ids. New objects
 * name each of their fields, because object spreads took a third of the time of a bet.
 */
export function createBatchPlan({ states, known, nextId }: LockedAccounts): BatchPlan {
  const current = new Map(states);
  const seen = new Map(known);
  const transfers: PlannedTransfer[] = [];
  const moves: PlannedMove[] = [];

  return {
    book(booking, hash) {
      const { key, kind, currency, reference } = booking;
      const earlier = seen.get(key);
      if (earlier) return repeatOf(earlier, hash);
      const id = booking.id ?? nextId();
      const applied = applyMoves(current, booking, id);
      if (!applied) return { ok: false, code: 'insufficient-funds' };
      moves.push(...applied.moves);
      applied.states.forEach((state, path) => current.set(path, state));
      seen.set(key, { id, hash });
      transfers.push({ id, key, hash, kind, currency, reference });
      return { ok: true, transfer: id, isRepeat: false };
    },
    state: (path) => current.get(path) ?? null,
    changes: () => ({ transfers, moves, changed: changesBetween(states, current) }),
  };
}

export function repeatOf({ id, hash }: KnownTransfer, given: string): Booked {
  if (hash !== given) return { ok: false, code: 'idempotency-key-reused' };
  return { ok: true, transfer: id, isRepeat: true };
}

/** `null` when a player's account would go below zero. */
function applyMoves(
  before: ReadonlyMap<AccountPath, AccountState>,
  { currency, moves, key }: Booking,
  transfer: TransferId,
): { moves: PlannedMove[]; states: Map<AccountPath, AccountState> } | null {
  const states = new Map<AccountPath, AccountState>();
  const planned: PlannedMove[] = [];

  function change(path: AccountPath, byUnits: bigint): AccountState | null {
    if (!isStrict(path)) return null;
    const state = states.get(path) ??
      before.get(path) ?? { currency, balanceUnits: 0n, version: 0n };
    if (state.currency !== currency)
      throw new Error(`booking ${key}: ${path} is in ${state.currency}, not ${currency}`);
    const after = {
      currency,
      balanceUnits: state.balanceUnits + byUnits,
      version: state.version + 1n,
    };
    states.set(path, after);
    return after;
  }

  for (const { from, to, amountUnits } of moves) {
    const fromAfter = change(from, -amountUnits);
    if (fromAfter && fromAfter.balanceUnits < 0n) return null;
    const toAfter = change(to, amountUnits);
    const position = planned.length;
    planned.push({ transfer, position, from, to, currency, amountUnits, fromAfter, toAfter });
  }
  return { moves: planned, states };
}

function changesBetween(
  before: ReadonlyMap<AccountPath, AccountState>,
  after: ReadonlyMap<AccountPath, AccountState>,
): readonly ChangedAccount[] {
  return [...after].flatMap(([path, state]) => {
    const old = before.get(path) ?? null;
    return old?.version === state.version ? [] : [{ path, before: old, after: state }];
  });
}
