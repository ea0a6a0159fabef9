import type { ColumnType, Kysely } from 'kysely';
import type { ShellRelease } from '@croupier/contracts/release';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    shell_releases: {
      readonly digest: string;
      readonly release: ColumnType<ShellRelease, string, never>;
      readonly admitted_at: Date;
      readonly seen_at: Date;
    };
  }
}

export function shellsStore(read: Kysely<Tables>) {
  return {
    /** The last admitted shell, and those that a process served after `since`; newest first. */
    async live(since: Date): Promise<{ digest: string; release: ShellRelease }[]> {
      const rows = await read
        .selectFrom('shell_releases')
        .select(['digest', 'release', 'seen_at'])
        .orderBy('admitted_at', 'desc')
        .orderBy('digest')
        .limit(20)
        .execute();
      return rows.filter(({ seen_at }, at) => at === 0 || seen_at > since);
    },

    /** Makes a shell the newest: also one that was admitted before. */
    async admit(digest: string, release: ShellRelease, now: Date): Promise<void> {
      await read
        .insertInto('shell_releases')
        .values({ digest, release: JSON.stringify(release), admitted_at: now, seen_at: now })
        .onConflict((on) => on.column('digest').doUpdateSet({ admitted_at: now, seen_at: now }))
        .execute();
    },
  };
}
