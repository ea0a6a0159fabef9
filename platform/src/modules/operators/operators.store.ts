import type { Kysely } from 'kysely';
import type { OperatorId } from '@croupier/contracts';
import type { Tables } from '../../db/tables.ts';

export interface OperatorsTables {
  operators: OperatorRow;
}

export interface OperatorRow {
  readonly id: OperatorId;
  readonly name: string;
  readonly name_key: string;
  readonly password_hash: string;
  readonly created_at: Date;
}

export function operatorsStore(read: Kysely<Tables>) {
  return {
    byName: async (key: string) =>
      (await read
        .selectFrom('operators')
        .selectAll()
        .where('name_key', '=', key)
        .executeTakeFirst()) ?? null,

    async insert(row: OperatorRow): Promise<void> {
      await read
        .insertInto('operators')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
    },

    async bySession(
      hash: Buffer,
      { now, seenAfter }: { readonly now: Date; readonly seenAfter: Date },
    ) {
      const row = await read
        .selectFrom('sessions as s')
        .innerJoin('operators as o', 'o.id', 's.subject')
        .select(['o.id', 'o.name', 's.seen_at'])
        .where('s.hash', '=', hash)
        .where('s.kind', '=', 'operator')
        .where('s.expires_at', '>', now)
        .where('s.seen_at', '>', seenAfter)
        .executeTakeFirst();
      return row ?? null;
    },

    async touchSession(hash: Buffer, now: Date): Promise<void> {
      await read.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
    },

    async closeSession(hash: Buffer): Promise<void> {
      await read.deleteFrom('sessions').where('hash', '=', hash).execute();
    },
  };
}
