import type { WalletTransferId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { accounts, type Booking, type Ledger } from '../ledger/index.ts';
import { changeTransfer, lockTransfer, type TransferRow } from './transfers.store.ts';
import type { TransferOutcome } from './transfer-client.ts';

/** Moves the money of a transfer from the wallet to the transit account. */
export function sendingOf(row: TransferRow): Booking {
  const move = {
    from: accounts.cash(row.member_id),
    to: accounts.transit(row.id),
    amountUnits: row.amount_units,
  };
  return bookingOf(row, { key: `transfer:${row.id}`, kind: 'transfer-out', moves: [move] });
}

/**
 * Applies a provider's answer once. After an unknown answer the money stays in transit: neither in the
 * wallet, where it could be spent twice, nor with the provider.
 */
export async function settle(
  tx: Tx,
  ledger: Ledger,
  { id, word, now }: { id: WalletTransferId; word: TransferOutcome; now: Date },
): Promise<TransferRow> {
  const row = await lockTransfer(tx, id);
  if (row.state === 'done' || row.state === 'failed') return row;
  if (word === 'unknown') {
    await changeTransfer(tx, id, { state: 'unknown' });
    return { ...row, state: 'unknown' };
  }
  const ending = endingOf(row, word);
  const [booked] = ending ? await ledger.book(tx, [ending]) : [];
  if (booked && !booked.ok) throw new Error(`transfer ${id} could not be settled: ${booked.code}`);
  const end = { state: word, ended_at: now, next_ask_at: null };
  await changeTransfer(tx, id, end);
  return { ...row, ...end };
}

/** `null` if no money was booked: an incoming transfer that failed. */
function endingOf(row: TransferRow, word: Exclude<TransferOutcome, 'unknown'>): Booking | null {
  const [cash, transit] = [accounts.cash(row.member_id), accounts.transit(row.id)];
  const away = accounts.transfers(row.provider);
  const amountUnits = row.amount_units;
  if (row.direction === 'in') {
    if (word === 'failed') return null;
    const moves = [{ from: away, to: cash, amountUnits }];
    return bookingOf(row, { key: `transfer-done:${row.id}`, kind: 'transfer-in', moves });
  }
  return word === 'done'
    ? bookingOf(row, {
        key: `transfer-done:${row.id}`,
        kind: 'transfer-settled',
        moves: [{ from: transit, to: away, amountUnits }],
      })
    : bookingOf(row, {
        key: `transfer-back:${row.id}`,
        kind: 'transfer-in',
        moves: [{ from: transit, to: cash, amountUnits }],
      });
}

function bookingOf(
  { id, currency }: TransferRow,
  what: Pick<Booking, 'key' | 'kind' | 'moves'>,
): Booking {
  return { ...what, currency, reference: id };
}
