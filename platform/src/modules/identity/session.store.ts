import { sql, type Kysely } from 'kysely';
import type { DeviceId, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { afterCommit, batchRequests } from '../../db/index.ts';
import type { Tables } from '../../db/tables.ts';
import { dayjs } from '../../zoned-time.ts';
import type { SessionCache } from './session-cache.ts';
import type { SessionRow } from './session-row.ts';
import { type SessionQuery, openSessions } from './open-sessions.store.ts';

/** Sessions of members. With a session that ends, every game of its member ends. */
export function sessionStore(
  read: Kysely<Tables>,
  { forget }: Pick<SessionCache, 'forget'>,
  endGames: (tx: Tx, member: MemberId) => Promise<void>,
) {
  async function ended(tx: Tx, rows: readonly { readonly subject: string }[]): Promise<void> {
    for (const member of new Set(rows.map(({ subject }) => memberId(subject))))
      await endGames(tx, member);
    afterCommit(tx, forget);
  }

  return {
    /** Read on every call of a member: one prepared statement for all simultaneous calls. */
    bySession: batchRequests((asked: readonly SessionQuery[]) => sessionsOf(read, asked)),
    async touchSession(hash: Buffer, now: Date): Promise<void> {
      await read.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
    },
    async closeSession(tx: Tx, hash: Buffer): Promise<void> {
      const closed = await tx
        .deleteFrom('sessions')
        .where('hash', '=', hash)
        .where('kind', '=', 'member')
        .returning('subject')
        .execute();
      await ended(tx, closed);
    },
    /** Ends all sessions of a member, except the session `but`. */
    async closeAll(tx: Tx, member: MemberId, but: Buffer | null = null): Promise<void> {
      await tx
        .deleteFrom('sessions')
        .where('subject', '=', member)
        .where('kind', '=', 'member')
        .$if(but !== null, (query) => query.where('hash', '<>', but ?? Buffer.alloc(0)))
        .execute();
      await ended(tx, [{ subject: member }]);
    },
    async closeOfDevice(tx: Tx, device: DeviceId): Promise<void> {
      const closed = await tx
        .deleteFrom('sessions')
        .where('device_id', '=', device)
        .returning('subject')
        .execute();
      await ended(tx, closed);
    },
    /** A member whose last session was idle for too long is signed out: the games end, too. */
    async sweep(tx: Tx, now: Date, seenAfter: Date): Promise<void> {
      const over = await tx
        .deleteFrom('sessions')
        .where((where) =>
          where.or([where('expires_at', '<', now), where('seen_at', '<', seenAfter)]),
        )
        .returning(['subject', 'kind'])
        .execute();
      const members = over.filter(({ kind }) => kind === 'member').map(({ subject }) => subject);
      const stillIn = await tx
        .selectFrom('sessions')
        .select('subject')
        .where(sql<boolean>`subject = any(${members}::text[])`)
        .execute();
      const present = new Set(stillIn.map(({ subject }) => subject));
      await ended(
        tx,
        members.filter((subject) => !present.has(subject)).map((subject) => ({ subject })),
      );
      const dayAgo = dayjs.utc(now).subtract(24, 'hour').toDate();
      await tx.deleteFrom('sign_in_attempts').where('first_at', '<', dayAgo).execute();
    },
    ...openSessions(read),
  };
}

const memberId = (subject: string) => subject as MemberId;

/** In the order of the queries; `null` if a session is unknown, idle, expired, or of another brand. */
async function sessionsOf(
  read: Kysely<Tables>,
  asked: readonly SessionQuery[],
): Promise<readonly (SessionRow | null)[]> {
  const { rows } = await sql<SessionRow & { place: bigint }>`/* member-by-session */
    select asked.place, m.id, m.username, m.nickname, m.type, m.previous_login_at, s.seen_at, s.must_change
    from unnest(${asked.map(({ hash }) => hash)}::bytea[], ${asked.map(({ brand }) => brand)}::text[],
      ${asked.map(({ now }) => now)}::timestamptz[], ${asked.map(({ seenAfter }) => seenAfter)}::timestamptz[]
    ) with ordinality as asked (hash, brand, now, seen_after, place)
    join sessions s on s.hash = asked.hash and s.kind = 'member'
      and s.expires_at > asked.now and s.seen_at > asked.seen_after
    join members m on m.id = s.subject and m.brand = asked.brand and m.status in ('active', 'excluded')`.execute(
    read,
  );
  const byPlace = new Map(rows.map(({ place, ...row }) => [Number(place), row]));
  return asked.map((_, index) => byPlace.get(index + 1) ?? null);
}
