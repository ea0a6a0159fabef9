import type { Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { type AccountPath, isStrict } from './accounts.ts';
import { hashOf, refuseImpossible, repeatOf } from './booking-input.ts';
import type { BookUses } from './book.ts';
import { addCredit, lockAccountRows } from './credit.store.ts';
import type { Booked, Booking } from './booking.ts';
import { knownTransfers } from './ledger.store.ts';

/**
 * Books transfers that only credit players, each account once. The database adds to the balances; they are
 * not read first.
 */
export async function bookCredits(
  tx: Tx,
  bookings: readonly Booking[],
  uses: BookUses,
): Promise<readonly Booked[]> {
  const players = bookings.flatMap(playersOf);
  if (new Set(players).size < players.length)
    throw new Error('a set credits an account twice: its moves are to be added up');
  // Each booking is a statement of its own, and only one lock statement for all keeps the order of the paths.
  if (bookings.length > 1) await lockAccountRows(tx, players);
  const known = await knownTransfers(
    tx,
    bookings.map(({ key }) => key),
  );
  const booked: Booked[] = [];
  for (const booking of bookings) {
    const earlier = known.get(booking.key);
    booked.push(earlier ? repeatOf(earlier, hashOf(booking)) : await write(tx, booking, uses));
  }
  return booked;
}

function playersOf(booking: Booking): AccountPath[] {
  refuseImpossible(booking);
  const { key, moves } = booking;
  if (moves.some(({ from }) => isStrict(from)))
    throw new Error(`booking ${key} is no credit: it takes from a player`);
  return moves.map(({ to }) => to).filter(isStrict);
}

async function write(tx: Tx, booking: Booking, { clock, ids, live }: BookUses): Promise<Booked> {
  const { key, currency, moves } = booking;
  const id = booking.id ?? ids.next('trf');
  const written = await addCredit(tx, {
    ...booking,
    id,
    hash: hashOf(booking),
    bookedAt: clock.now(),
    outbox: live.outbox(tx),
  });
  if (written.accounts < moves.filter(({ to }) => isStrict(to)).length)
    throw new Error(`booking ${key}: an account is not in ${currency}`);
  if (written.transfers === 0)
    throw new TransactionConflict('a booking of the same key came first');
  return { ok: true, transfer: id, isRepeat: false };
}
