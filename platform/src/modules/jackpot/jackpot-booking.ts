import type { JackpotDrawId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Ledger, Move } from '../ledger/index.ts';

export interface Order {
  readonly key: string;
  readonly currency: string;
  readonly of: JackpotDrawId;
  readonly move: Move;
  readonly kind?: 'jackpot-win';
}

/** Books the money of a draw; the key makes a repetition harmless. */
export function jackpotBooking({ ledger }: { readonly ledger: Pick<Ledger, 'book'> }) {
  async function move(tx: Tx, order: Order): Promise<void> {
    const { key, currency, of: reference, move: one, kind = 'jackpot-share' } = order;
    if (one.amountUnits === 0n) return;
    const [booked] = await ledger.book(tx, [{ key, kind, currency, reference, moves: [one] }]);
    if (!booked?.ok) throw new Error(`${key} could not be booked: ${booked?.code}`);
  }

  return move;
}
