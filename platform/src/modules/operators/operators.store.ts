import { sql, type Kysely } from 'kysely';
import type { OperatorId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    operators: OperatorRow;
    operator_joins: JoinRow;
    operator_invitations: InvitationRow;
  }
}

export interface OperatorRow {
  readonly id: OperatorId;
  readonly name: string;
  readonly name_key: string;
  readonly password_hash: string;
  readonly created_at: Date;
  readonly disabled_at: Date | null;
  /** The address for links of an invitation or a reset; only its owner reads it. */
  readonly email: string | null;
  /** Who invited or last reset the account, and when; `null` for those of the first installation. */
  readonly invited_by: OperatorId | null;
  readonly invited_at: Date | null;
  readonly vouched_by: OperatorId | null;
  readonly vouched_at: Date | null;
}

/** One invitation or reset of an account. */
export interface InvitationRow {
  readonly operator: OperatorId;
  readonly invited_by: OperatorId;
  readonly invited_at: Date;
}

/** An operator, with whether the second factor is on. */
export type Standing = OperatorRow & { readonly proven_at: Date | null };

interface JoinRow {
  readonly operator: OperatorId;
  readonly hash: Buffer;
  readonly expires_at: Date;
}

interface Moment {
  readonly now: Date;
  readonly seenAfter: Date;
}

export function operatorsStore(read: Kysely<Tables>) {
  return {
    byName: async (key: string) =>
      (await read
        .selectFrom('operators')
        .selectAll()
        .where('name_key', '=', key)
        .executeTakeFirst()) ?? null,

    async bySession(hash: Buffer, { now, seenAfter }: Moment) {
      const row = await read
        .selectFrom('sessions as s')
        .innerJoin('operators as o', 'o.id', 's.subject')
        .leftJoin('operator_second_factors as f', 'f.operator', 'o.id')
        .leftJoin('operator_confirmations as c', 'c.session', 's.hash')
        .select(['o.id', 'o.name', 's.seen_at', 'f.proven_at', 'c.at as confirmed_at'])
        .where('s.hash', '=', hash)
        .where('s.kind', '=', 'operator')
        .where('o.disabled_at', 'is', null)
        .where('s.expires_at', '>', now)
        .where('s.seen_at', '>', seenAfter)
        .executeTakeFirst();
      return row ?? null;
    },

    /** The newest first. */
    openSessions: (operator: OperatorId, { now, seenAfter }: Moment) =>
      read
        .selectFrom('sessions')
        .select(['hash', 'opened_at', 'seen_at', 'ip', 'user_agent'])
        .where('subject', '=', operator)
        .where('kind', '=', 'operator')
        .where('expires_at', '>', now)
        .where('seen_at', '>', seenAfter)
        .orderBy('opened_at', 'desc')
        .execute(),

    everybody: () =>
      read
        .selectFrom('operators as o')
        .leftJoin('operator_second_factors as f', 'f.operator', 'o.id')
        .selectAll('o')
        .select('f.proven_at')
        .select(
          sql<Date | null>`(select max(s.seen_at) from sessions s where s.subject = o.id)`.as(
            'seen_at',
          ),
        )
        .orderBy('o.name_key')
        .execute(),

    async touchSession(hash: Buffer, now: Date): Promise<void> {
      await read.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
    },
  };
}

/** An operator of the first installation has no inviter. */
export const withoutInviter = {
  invited_by: null,
  invited_at: null,
  vouched_by: null,
  vouched_at: null,
};

/** Adds an operator; `false` if the name is taken. */
export async function insertOperator(tx: Tx, row: OperatorRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('operators')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function operatorById(
  tx: Kysely<Tables>,
  id: OperatorId,
): Promise<OperatorRow | null> {
  const row = tx.selectFrom('operators').selectAll().where('id', '=', id);
  return (await row.executeTakeFirst()) ?? null;
}

export async function standingOf(tx: Kysely<Tables>, id: OperatorId): Promise<Standing | null> {
  const row = tx
    .selectFrom('operators as o')
    .leftJoin('operator_second_factors as f', 'f.operator', 'o.id')
    .selectAll('o')
    .select('f.proven_at')
    .where('o.id', '=', id);
  return (await row.executeTakeFirst()) ?? null;
}

/** Records who invited or reset an account; earlier vouches no longer count. */
export async function saveInvitation(tx: Tx, row: InvitationRow): Promise<void> {
  const { operator, invited_by, invited_at } = row;
  await changeOperator(tx, operator, {
    invited_by,
    invited_at,
    vouched_by: null,
    vouched_at: null,
  });
  const insert = tx.insertInto('operator_invitations').values(row);
  await insert.onConflict((on) => on.doNothing()).execute();
}

/** All invitations and resets, of every operator. */
export const allInvitations = (db: Kysely<Tables>): Promise<InvitationRow[]> =>
  db.selectFrom('operator_invitations').selectAll().execute();

export async function changeOperator(
  tx: Tx,
  id: OperatorId,
  changes: Partial<Omit<OperatorRow, 'id' | 'name' | 'name_key' | 'created_at'>>,
): Promise<void> {
  await tx.updateTable('operators').set(changes).where('id', '=', id).execute();
}

export async function closeSession(db: Kysely<Tables>, hash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

/** Ends the sessions of an operator, except the session `but`. */
export async function closeSessions(
  tx: Tx,
  operator: OperatorId,
  but: Buffer | null = null,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('subject', '=', operator)
    .where('kind', '=', 'operator')
    .$if(but !== null, (query) => query.where('hash', '!=', but ?? Buffer.alloc(0)))
    .execute();
}

/** Replaces the operator's earlier link, which is no longer valid. */
export async function saveJoinToken(
  tx: Tx,
  { operator, hash, expires_at }: JoinRow,
): Promise<void> {
  await tx
    .insertInto('operator_joins')
    .values({ operator, hash, expires_at })
    .onConflict((on) => on.column('operator').doUpdateSet({ hash, expires_at }))
    .execute();
}

/** Spends a valid link; `null` for any other. */
export async function takeJoinToken(tx: Tx, hash: Buffer, now: Date): Promise<OperatorId | null> {
  const row = await tx
    .deleteFrom('operator_joins')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('operator')
    .executeTakeFirst();
  return row?.operator ?? null;
}

export async function dropJoinToken(tx: Tx, operator: OperatorId): Promise<void> {
  await tx.deleteFrom('operator_joins').where('operator', '=', operator).execute();
}

export async function sessionHashes(tx: Tx, operator: OperatorId): Promise<Buffer[]> {
  const rows = tx.selectFrom('sessions').select('hash').where('kind', '=', 'operator');
  return (await rows.where('subject', '=', operator).execute()).map(({ hash }) => hash);
}
