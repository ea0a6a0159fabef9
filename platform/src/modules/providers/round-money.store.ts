import { sql } from 'kysely';
import type { GameId, RoundId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { TransactionRow } from './providers.store.ts';

export async function hasWin(tx: Tx, round: RoundId): Promise<boolean> {
  const found = await transactionStatus(tx, round)
    .where('kind', '=', 'win')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a round has a win or a correction that is not rolled back. */
export async function hasResult(tx: Tx, round: RoundId): Promise<boolean> {
  const found = await transactionStatus(tx, round)
    .where('kind', 'in', ['win', 'adjust'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a bet's or win's result has a correction that is not rolled back. */
export async function isCorrected(
  tx: Tx,
  { round_id, transaction_uuid }: Pick<TransactionRow, 'round_id' | 'transaction_uuid'>,
): Promise<boolean> {
  const found = await transactionStatus(tx, round_id)
    .where('kind', '=', 'adjust')
    .where('reference', '=', transaction_uuid)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a round has another bet or win that is not rolled back. */
export async function hasOtherMoney(
  tx: Tx,
  { round_id, transaction_uuid }: Pick<TransactionRow, 'round_id' | 'transaction_uuid'>,
): Promise<boolean> {
  const found = await transactionStatus(tx, round_id)
    .where('kind', 'in', ['bet', 'win'])
    .where('transaction_uuid', '<>', transaction_uuid)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const transactionStatus = (tx: Tx, round: RoundId | null) =>
  tx
    .selectFrom('provider_tx')
    .select('transaction_uuid')
    .where('round_id', '=', round)
    .where('state', '=', 'booked');

/** The bets, wins and corrections of a round that are not rolled back, locked in the order of their ids. */
export function lockRoundMoney(tx: Tx, round: RoundId): Promise<TransactionRow[]> {
  return tx
    .selectFrom('provider_tx')
    .selectAll()
    .where('round_id', '=', round)
    .where('kind', 'in', ['bet', 'win', 'adjust'])
    .where('state', '=', 'booked')
    .orderBy('transaction_uuid')
    .forUpdate()
    .execute();
}

export async function markRolledBack(tx: Tx, round: RoundId): Promise<void> {
  await tx
    .updateTable('provider_tx')
    .set({ state: 'rolled-back' })
    .where('round_id', '=', round)
    .where('kind', 'in', ['bet', 'win', 'adjust'])
    .where('state', '=', 'booked')
    .execute();
}

export async function gameCodeOf(tx: Tx, game: GameId): Promise<string> {
  const row = await tx.selectFrom('game').select('code').where('id', '=', game).executeTakeFirst();
  return row?.code ?? '';
}

/** Makes a free round available again after its bet was rolled back. */
export async function returnFreeRound(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE free_rounds SET used = used - 1 WHERE id = ${id} AND used > 0`.execute(tx);
}
