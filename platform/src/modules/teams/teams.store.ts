import type { Kysely } from 'kysely';
import type { TeamTokenId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    team_tokens: TokenRow;
    release_uploads: UploadRow;
  }
}

export interface TokenRow {
  readonly id: TeamTokenId;
  readonly team: string;
  readonly modules: string;
  readonly hash: Buffer;
  readonly made_by: string;
  readonly made_at: Date;
  /** `null` for a token that never expires. */
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

export interface UploadRow {
  readonly digest: string;
  readonly module: string;
  readonly version: string;
  readonly manifest: string;
  readonly begun_at: Date;
}

export function teamsStore(read: Kysely<Tables>) {
  return {
    tokens: (): Promise<TokenRow[]> =>
      read.selectFrom('team_tokens').selectAll().orderBy('made_at', 'desc').limit(500).execute(),

    async usableToken(hash: Buffer, now: Date): Promise<TokenRow | null> {
      const row = await read
        .selectFrom('team_tokens')
        .selectAll()
        .where('hash', '=', hash)
        .where((token) =>
          token.or([token('expires_at', 'is', null), token('expires_at', '>', now)]),
        )
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row ?? null;
    },

    async touchToken(id: TeamTokenId, now: Date): Promise<void> {
      await read
        .updateTable('team_tokens')
        .set({ last_used_at: now })
        .where('id', '=', id)
        .execute();
    },

    /** `false` if the same token exists. */
    async addToken(tx: Tx | Kysely<Tables>, row: TokenRow): Promise<boolean> {
      const made = await tx
        .insertInto('team_tokens')
        .values(row)
        .onConflict((on) => on.column('hash').doNothing())
        .returning('id')
        .executeTakeFirst();
      return made !== undefined;
    },

    /** The updated token; `null` if no valid token was found. */
    async revokeToken(tx: Tx, id: TeamTokenId, now: Date): Promise<TokenRow | null> {
      const row = await tx
        .updateTable('team_tokens')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row ?? null;
    },

    async upload(digest: string): Promise<UploadRow | null> {
      const row = await read
        .selectFrom('release_uploads')
        .selectAll()
        .where('digest', '=', digest)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Starts an upload or continues it; either way it expires a day later. */
    async addUpload(row: UploadRow): Promise<void> {
      await read
        .insertInto('release_uploads')
        .values(row)
        .onConflict((on) => on.column('digest').doUpdateSet({ begun_at: row.begun_at }))
        .execute();
    },

    async dropUpload(digest: string): Promise<void> {
      await read.deleteFrom('release_uploads').where('digest', '=', digest).execute();
    },

    uploadsBefore: (time: Date): Promise<UploadRow[]> =>
      read.selectFrom('release_uploads').selectAll().where('begun_at', '<', time).execute(),
  };
}

export type TeamsStore = ReturnType<typeof teamsStore>;
