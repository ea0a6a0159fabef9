import type { Kysely } from 'kysely';
import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { SessionTable } from './sessions.ts';

export interface SessionQuery {
  readonly hash: Buffer;
  readonly brand: string;
  readonly now: Date;
  readonly seenAfter: Date;
}

/** Queries about the open sessions of members. */
export function openSessions(read: Kysely<Tables>) {
  return {
    /** Whether a member has a session that is not over. */
    async isSignedIn(tx: Tx, member: MemberId, now: Date): Promise<boolean> {
      const open = await tx
        .selectFrom('sessions')
        .select('hash')
        .where('subject', '=', member)
        .where('kind', '=', 'member')
        .where('expires_at', '>', now)
        .limit(1)
        .executeTakeFirst();
      return open !== undefined;
    },

    /** Open sessions of a member, the most recently used first. */
    ofMember: (member: MemberId, open: Pick<SessionQuery, 'now' | 'seenAfter'>) =>
      read
        .selectFrom('sessions')
        .selectAll()
        .where('subject', '=', member)
        .where('kind', '=', 'member')
        .where('expires_at', '>', open.now)
        .where('seen_at', '>', open.seenAfter)
        .orderBy('seen_at', 'desc')
        .orderBy('hash')
        .execute(),

    async mustChange(hash: Buffer): Promise<SessionTable['must_change']> {
      const row = await read
        .selectFrom('sessions')
        .select('must_change')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.must_change ?? null;
    },
  };
}
