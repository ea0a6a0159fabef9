import { sql, type ColumnType, type Kysely } from 'kysely';
import type { SealingKey } from '@croupier/contracts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    sealing_keys: {
      readonly generation: number;
      readonly kid: string;
      readonly public_key: ColumnType<SealingKey, string, never>;
      readonly locked_key: string;
      readonly made_at: Date;
    };
  }
}

export interface KeyRow {
  readonly generation: number;
  readonly public_key: SealingKey;
  readonly locked_key: string;
  readonly made_at: Date;
}

export function sealingStore(read: Kysely<Tables>) {
  return {
    /** The newest first. */
    async all(): Promise<readonly KeyRow[]> {
      return read
        .selectFrom('sealing_keys')
        .select(['generation', 'public_key', 'locked_key', 'made_at'])
        .orderBy('generation', 'desc')
        .execute();
    },

    /** Changes nothing if the generation already has a key. */
    async add({ generation, public_key, locked_key, made_at }: KeyRow): Promise<void> {
      await read
        .insertInto('sealing_keys')
        .values({
          generation,
          kid: public_key.kid,
          public_key: JSON.stringify(public_key),
          locked_key,
          made_at,
        })
        .onConflict((on) => on.doNothing())
        .execute();
    },

    /** Deletes keys whose successor was made before the given time. */
    async dropSucceededBefore(time: Date): Promise<void> {
      await sql`
        delete from sealing_keys old
        where exists (
          select from sealing_keys next
          where next.generation > old.generation and next.made_at < ${time}
        )`.execute(read);
    },
  };
}
