import { hash } from 'node:crypto';
import { isStrict } from './accounts.ts';
import type { Booking } from './ledger.service.ts';

/**
 * SHA-256 of everything that a key stands for, one byte per character. A buffer for each booking would take
 * five times as long.
 */
export function hashOf({ kind, currency, reference, moves }: Booking): string {
  const lines = moves.map(({ from, to, amountUnits }) => [from, to, amountUnits.toString()]);
  return hash('sha256', JSON.stringify([kind, currency, reference, lines]), 'binary');
}

/** Throws for a booking that can never be valid: that is a fault of the calling code, not of the player. */
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
