import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface SiteKeyRow {
  readonly generation: number;
  readonly kid: string;
  readonly public_key: string;
  readonly private_key: string;
  readonly signs_from: Date;
}

export function siteKeysStore(read: Kysely<Tables>) {
  return {
    all: (): Promise<SiteKeyRow[]> =>
      read.selectFrom('site_keys').selectAll().orderBy('generation').execute(),

    /** Changes nothing if the generation has its key. */
    async add(row: SiteKeyRow): Promise<void> {
      await read
        .insertInto('site_keys')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
    },
  };
}
