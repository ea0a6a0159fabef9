import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tx } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';

export type WalletMove = Selectable<Tables['wallet_move']>;
export type WalletTransfer = Selectable<Tables['wallet_transfer']>;

export interface Holder {
  readonly player: string;
  readonly currency: string;
}

export async function unitsOf(read: Kysely<Tables>, holder: Holder): Promise<bigint> {
  const row = await read
    .selectFrom('wallet')
    .select('units')
    .where('player', '=', holder.player)
    .where('currency', '=', holder.currency)
    .executeTakeFirst();
  return row?.units ?? 0n;
}

export async function addUnits(tx: Tx, { player, currency }: Holder, units: bigint): Promise<void> {
  await tx
    .insertInto('wallet')
    .values({ player, currency, units })
    .onConflict((conflict) =>
      conflict
        .columns(['player', 'currency'])
        .doUpdateSet({ units: sql<bigint>`wallet.units + excluded.units` }),
    )
    .execute();
}

/** `false` if the wallet's balance is too low: nothing is taken. */
export async function takeUnits(
  tx: Tx,
  { player, currency }: Holder,
  units: bigint,
): Promise<boolean> {
  const taken = await tx
    .updateTable('wallet')
    .set({ units: sql<bigint>`units - ${units}` })
    .where('player', '=', player)
    .where('currency', '=', currency)
    .where('units', '>=', units)
    .returning('units')
    .executeTakeFirst();
  return taken !== undefined;
}

/** `false` where the id was used before; waits for a transaction that uses it now. */
export async function addMove(tx: Tx, move: Insertable<Tables['wallet_move']>): Promise<boolean> {
  const added = await tx
    .insertInto('wallet_move')
    .values(move)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function lockMove(tx: Tx, id: string): Promise<WalletMove | undefined> {
  return tx
    .selectFrom('wallet_move')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function dropMove(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('wallet_move').where('id', '=', id).execute();
}

export async function undoMove(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('wallet_move').set({ is_undone: true }).where('id', '=', id).execute();
}

export async function addTransfer(tx: Tx, transfer: WalletTransfer): Promise<boolean> {
  const added = await tx
    .insertInto('wallet_transfer')
    .values(transfer)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return added !== undefined;
}

export function transferOf(tx: Tx, reference: string): Promise<WalletTransfer | undefined> {
  return tx
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function endTransfer(
  tx: Tx,
  { reference, outcome }: Pick<WalletTransfer, 'reference' | 'outcome'>,
): Promise<void> {
  await tx
    .updateTable('wallet_transfer')
    .set({ outcome })
    .where('reference', '=', reference)
    .execute();
}

/** Whose session a wallet token belongs to. */
export function holderOfToken(read: Kysely<Tables>, token: string): Promise<Holder | undefined> {
  return read
    .selectFrom('play_session')
    .select(['player', 'currency'])
    .where('wallet_token', '=', token)
    .executeTakeFirst();
}

/** Whose round it is. */
export function holderOfRound(read: Kysely<Tables>, round: string): Promise<Holder | undefined> {
  return read
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .select(['play_session.player', 'play_session.currency'])
    .where('round.id', '=', round)
    .executeTakeFirst();
}
