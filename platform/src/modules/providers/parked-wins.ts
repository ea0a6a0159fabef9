import { type HeldWinTable, addHeldWins } from './held-wins.store.ts';
import type { HoldTable, Ledger } from '../ledger/index.ts';
import type { Tx, Core } from '../../core.ts';
import { formatAmount } from '@croupier/contracts';
import { addReport } from './reports.store.ts';

/** A win above its bound, with the hold that takes its money off the account. */
export interface ParkedWin {
  readonly row: HeldWinTable;
  readonly hold: HoldTable;
}

/** Writes the wins that a batch parked, each with its hold and the notification of the operators. */
export async function writeParked(
  tx: Tx,
  { ids, log, ledger }: Pick<Core, 'ids' | 'log'> & { readonly ledger: Pick<Ledger, 'holds'> },
  parked: readonly ParkedWin[],
): Promise<void> {
  if (parked.length === 0) return;
  await ledger.holds.keep(
    tx,
    parked.map(({ hold }) => hold),
  );
  await addHeldWins(
    tx,
    parked.map(({ row }) => row),
  );
  for (const { row } of parked) {
    const facts = {
      win: row.id,
      round: row.round_id,
      member: row.member_id,
      transaction: row.transaction_uuid,
      currency: row.currency,
      staked: formatAmount(row.stake_units),
      amount: formatAmount(row.amount_units),
      bound: formatAmount(row.bound_units),
      boundBy: row.bound_by,
    };
    log.error({ provider: row.provider, ...facts }, 'a win above its bound is held back');
    await addReport(tx, {
      id: ids.next('prp'),
      provider: row.provider,
      kind: 'win-held',
      made_at: row.made_at,
      from_at: null,
      until_at: null,
      is_clean: false,
      facts,
    });
  }
}
