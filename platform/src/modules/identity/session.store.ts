import { sql, type Kysely } from 'kysely';
import type { DeviceId, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { MemberRow } from './identity.store.ts';
import type { SessionTable } from './sessions.ts';

export interface SessionQuery {
  readonly hash: Buffer;
  readonly brand: string;
  readonly now: Date;
  readonly seenAfter: Date;
}

export type SessionRow = Pick<
  MemberRow,
  'id' | 'username' | 'nickname' | 'type' | 'previous_login_at'
> &
  Pick<SessionTable, 'seen_at' | 'must_change'>;

export function sessionStore(read: Kysely<Tables>) {
  return {
    /** Read on every call of a member: one prepared statement. */
    async bySession({ hash, brand, now, seenAfter }: SessionQuery): Promise<SessionRow | null> {
      const { rows } = await sql<SessionRow>`/* member-by-session */
        select m.id, m.username, m.nickname, m.type, m.previous_login_at, s.seen_at, s.must_change
        from sessions s join members m on m.id = s.subject
        where s.hash = ${hash} and s.kind = 'member' and m.brand = ${brand}
          and s.expires_at > ${now} and s.seen_at > ${seenAfter}
          and m.status in ('active', 'excluded')`.execute(read);
      return rows[0] ?? null;
    },

    async touchSession(hash: Buffer, now: Date): Promise<void> {
      await read.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
    },

    async closeSession(db: Kysely<Tables> | Tx, hash: Buffer): Promise<void> {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },

    /** Open sessions of a member, the one last seen first. */
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

    /** Ends all sessions of a member, except the one of `but`. */
    async closeAll(tx: Tx, member: MemberId, but: Buffer | null = null): Promise<void> {
      await tx
        .deleteFrom('sessions')
        .where('subject', '=', member)
        .where('kind', '=', 'member')
        .$if(but !== null, (query) => query.where('hash', '<>', but ?? Buffer.alloc(0)))
        .execute();
    },

    async closeOfDevice(tx: Tx, device: DeviceId): Promise<void> {
      await tx.deleteFrom('sessions').where('device_id', '=', device).execute();
    },

    async mustChange(hash: Buffer): Promise<SessionTable['must_change']> {
      const row = await read
        .selectFrom('sessions')
        .select('must_change')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.must_change ?? null;
    },

    async sweep(now: Date, seenAfter: Date): Promise<void> {
      await read
        .deleteFrom('sessions')
        .where((where) =>
          where.or([where('expires_at', '<', now), where('seen_at', '<', seenAfter)]),
        )
        .execute();
      const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1_000);
      await read.deleteFrom('sign_in_attempts').where('first_at', '<', dayAgo).execute();
    },
  };
}
