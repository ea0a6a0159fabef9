import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { RoundRow, TransactionRow } from './providers.store.ts';

/** Open rounds that began before a time, oldest first, starting after the last one checked. */
export function openSince(
  read: Kysely<Tables>,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<RoundRow[]> {
  return read
    .selectFrom('game_round')
    .selectAll()
    .where('state', '=', 'open')
    .where('started_at', '<', before)
    .where(sql<boolean>`id > ${after}`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The current row of a round, locked until the transaction ends; `undefined` if it is not open. */
export function lockOpenRound(tx: Tx, { id }: Pick<RoundRow, 'id'>): Promise<RoundRow | undefined> {
  return tx
    .selectFrom('game_round')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}

/** Bets of a round without a decision. */
export function undecidedBets(tx: Tx, { id }: Pick<RoundRow, 'id'>): Promise<TransactionRow[]> {
  return tx
    .selectFrom('provider_tx')
    .selectAll()
    .where('round_id', '=', id)
    .where('kind', '=', 'bet')
    .where('state', '=', 'booked')
    .where('settled_by', 'is', null)
    .orderBy('transaction_uuid')
    .forUpdate()
    .execute();
}
