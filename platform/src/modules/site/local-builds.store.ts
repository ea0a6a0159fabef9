import type { ColumnType, Kysely } from 'kysely';
import type { ReleaseManifest } from '@croupier/contracts';
import type { Tables } from '../../db/tables.ts';
import type { SiteKeyRow } from './site-keys.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    site_keys: SiteKeyRow;
    site_local_builds: {
      readonly session: string;
      readonly module: string;
      readonly base_url: string;
      readonly release: ColumnType<ReleaseManifest, string, string>;
      readonly expires_at: Date;
    };
  }
}

interface LocalBuildRow {
  readonly session: string;
  readonly module: string;
  readonly base_url: string;
  readonly release: ReleaseManifest;
  readonly expires_at: Date;
}

export function localBuildsStore(read: Kysely<Tables>) {
  return {
    of: (session: string, now: Date) =>
      read
        .selectFrom('site_local_builds')
        .select(['module', 'base_url', 'release'])
        .where('session', '=', session)
        .where('expires_at', '>', now)
        .orderBy('module')
        .execute(),

    async put({ release, ...row }: LocalBuildRow): Promise<void> {
      const values = { ...row, release: JSON.stringify(release) };
      await read
        .insertInto('site_local_builds')
        .values(values)
        .onConflict((on) => on.columns(['session', 'module']).doUpdateSet(values))
        .execute();
    },

    async remove(session: string, module: string): Promise<void> {
      await read
        .deleteFrom('site_local_builds')
        .where('session', '=', session)
        .where('module', '=', module)
        .execute();
    },

    async forgetExpired(now: Date): Promise<void> {
      await read.deleteFrom('site_local_builds').where('expires_at', '<=', now).execute();
    },
  };
}
