import { hash } from 'node:crypto';
import { isStrict } from './accounts.ts';
import type { KnownTransfer } from './ledger.store.ts';
import type { Booked, Booking } from './booking.ts';

/** SHA-256 of the request behind an idempotency key, in hexadecimal digits. */
export function hashOf({ kind, currency, reference, moves }: Booking): string {
  const lines = moves.map(({ from, to, amountUnits }) => [from, to, amountUnits.toString()]);
  return hash('sha256', JSON.stringify([kind, currency, reference, lines]));
}

/** Throws for a booking that can never be valid: that is an error of the calling code, not of the player. */
export function refuseImpossible({ key, currency, moves }: Booking): void {
  if (key === '' || key.length > 200)
    throw new Error(`a booking needs a key of at most 200 characters`);
  if (currency === '') throw new Error(`booking ${key} has no currency`);
  if (moves.length === 0) throw new Error(`booking ${key} moves nothing`);
  for (const { from, to, amountUnits } of moves) {
    if (amountUnits <= 0n)
      throw new Error(`booking ${key} moves ${amountUnits}: an amount is positive`);
    if (from === to) throw new Error(`booking ${key} moves from ${from} to itself`);
    if (isStrict(from) && isStrict(to))
      throw new Error(`booking ${key} moves one player's money to another`);
  }
}

/** The answer for a key that is booked already. */
export function repeatOf({ id, hash }: KnownTransfer, given: string): Booked {
  if (hash !== given) return { ok: false, code: 'idempotency-key-reused' };
  return { ok: true, transfer: id, isRepeat: true };
}
