import type { ColumnType, Kysely } from 'kysely';
import type { SealingKey } from '@croupier/contracts';
import type { Tables } from '../../db/tables.ts';

export interface PrivateKey extends SealingKey {
  readonly d: string;
}

export interface SealingTables {
  sealing_keys: {
    readonly generation: number;
    readonly kid: string;
    readonly private_key: ColumnType<PrivateKey, string, never>;
    readonly made_at: Date;
  };
}

export function sealingStore(read: Kysely<Tables>) {
  return {
    async newest(): Promise<PrivateKey | null> {
      const row = await read
        .selectFrom('sealing_keys')
        .select('private_key')
        .orderBy('generation', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.private_key ?? null;
    },

    /** Changes nothing where the generation has its key. */
    async add(generation: number, key: PrivateKey, now: Date): Promise<void> {
      await read
        .insertInto('sealing_keys')
        .values({ generation, kid: key.kid, private_key: JSON.stringify(key), made_at: now })
        .onConflict((on) => on.doNothing())
        .execute();
    },
  };
}
