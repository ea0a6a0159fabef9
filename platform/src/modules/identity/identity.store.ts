import type { Kysely } from 'kysely';
import type { AccountType, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { AttemptTable } from './attempts.ts';
import type { SessionTable } from './sessions.ts';

export interface IdentityTables {
  members: MemberRow;
  sessions: SessionTable;
  sign_in_attempts: AttemptTable;
}

export interface MemberRow {
  readonly id: MemberId;
  readonly brand: string;
  readonly username: string;
  readonly username_key: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly password_hash: string;
  readonly payment_pin_hash: string;
  readonly upline_id: MemberId | null;
  readonly upline_path: string;
  readonly affiliate_code: string | null;
  readonly registration_key: string | null;
  readonly joined_at: Date;
  readonly last_login_at: Date | null;
  readonly previous_login_at: Date | null;
}

interface SessionQuery {
  readonly hash: Buffer;
  readonly brand: string;
  readonly now: Date;
  readonly seenAfter: Date;
}

export function identityStore(read: Kysely<Tables>) {
  const one = () => read.selectFrom('members').selectAll();
  return {
    byId: async (id: MemberId) => (await one().where('id', '=', id).executeTakeFirst()) ?? null,

    byUsername: async (brand: string, key: string) =>
      (await one().where('brand', '=', brand).where('username_key', '=', key).executeTakeFirst()) ??
      null,

    byRegistrationKey: async (brand: string, key: string) =>
      (await one()
        .where('brand', '=', brand)
        .where('registration_key', '=', key)
        .executeTakeFirst()) ?? null,

    byAffiliateCode: async (brand: string, code: string) =>
      (await one()
        .where('brand', '=', brand)
        .where('affiliate_code', '=', code)
        .executeTakeFirst()) ?? null,

    /** Members whose upline path starts with `path`; a range, so that the index serves it. */
    below: (path: string) =>
      one()
        .where('upline_path', '>=', path)
        .where('upline_path', '<', `${path.slice(0, -1)}0`)
        .orderBy('joined_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** `false` where a name or a key is taken. */
    async insert(db: Kysely<Tables> | Tx, row: MemberRow): Promise<boolean> {
      const made = await db
        .insertInto('members')
        .values(row)
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst();
      return made !== undefined;
    },

    async recordSignIn(tx: Tx, id: MemberId, now: Date): Promise<void> {
      await tx
        .updateTable('members')
        .set((row) => ({ previous_login_at: row.ref('last_login_at'), last_login_at: now }))
        .where('id', '=', id)
        .execute();
    },

    async bySession({ hash, brand, now, seenAfter }: SessionQuery) {
      const row = await read
        .selectFrom('sessions as s')
        .innerJoin('members as m', 'm.id', 's.subject')
        .select(['m.id', 'm.username', 'm.nickname', 'm.type', 'm.previous_login_at', 's.seen_at'])
        .where('s.hash', '=', hash)
        .where('s.kind', '=', 'member')
        .where('m.brand', '=', brand)
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
