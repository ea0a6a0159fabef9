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

/** Whether a round has a win or a correction that stands. */
export async function hasResult(tx: Tx, round: RoundId): Promise<boolean> {
  const found = await transactionStatus(tx, round)
    .where('kind', 'in', ['win', 'adjust'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a result of a bet or a win was corrected, and the correction stands. */
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

/** Whether a round has another bet or win that stands. */
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

/** The bets, wins and corrections of a round that stand, locked in the order of their ids. */
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

/** A free round whose bet was taken back can be played again. */
export async function returnFreeRound(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE free_rounds SET used = used - 1 WHERE id = ${id} AND used > 0`.execute(tx);
}
