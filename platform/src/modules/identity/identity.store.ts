import { sql, type Kysely } from 'kysely';
import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { AttemptTable } from './attempts.ts';
import type { DetailsTable } from './details.store.ts';
import type { DeviceTable } from './device.store.ts';
import type { PasswordLinkTable } from './password-link.store.ts';
import type { SessionCache } from './session-cache.ts';
import type { SessionTable } from './sessions.ts';
import type { MemberRow } from './member-row.ts';
import { memberChanges } from './member-changes.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    members: MemberRow;
    member_details: DetailsTable;
    member_devices: DeviceTable;
    password_links: PasswordLinkTable;
    sessions: SessionTable;
    sign_in_attempts: AttemptTable;
  }
}

export function identityStore(read: Kysely<Tables>, { forget }: Pick<SessionCache, 'forget'>) {
  const one = () => read.selectFrom('members').selectAll();
  return {
    byId: async (id: MemberId) => (await one().where('id', '=', id).executeTakeFirst()) ?? null,
    byIds: async (ids: readonly MemberId[]) =>
      ids.length === 0 ? [] : one().where('id', 'in', ids).execute(),
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
        .where('status', '=', 'active')
        .executeTakeFirst()) ?? null,

    /** Sets the code of a member who has none; does nothing if the code is taken. */
    async setAffiliateCode(id: MemberId, code: string): Promise<void> {
      await sql`UPDATE members SET affiliate_code = ${code} WHERE id = ${id} AND affiliate_code IS NULL
        AND NOT EXISTS (SELECT 1 FROM members AS other
          WHERE other.brand = members.brand AND other.affiliate_code = ${code})`.execute(read);
    },

    /** Members whose upline path starts with `path`; a range condition, so that the query uses the index. */
    below: (path: string) =>
      one()
        .where('upline_path', '>=', path)
        .where('upline_path', '<', `${path.slice(0, -1)}0`)
        .orderBy('joined_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /**
     * The place below a member, as it is until the transaction ends: a move of the team waits for it, or has
     * been made.
     */
    async placeBelow(
      tx: Tx,
      upline: MemberId | null,
    ): Promise<Pick<MemberRow, 'upline_id' | 'upline_path'>> {
      if (upline === null) return { upline_id: null, upline_path: '/' };
      const { upline_path: path } = await tx
        .selectFrom('members')
        .select('upline_path')
        .where('id', '=', upline)
        .forShare()
        .executeTakeFirstOrThrow();
      return { upline_id: upline, upline_path: `${path}${upline}/` };
    },

    /** `false` if a name or a key is taken. */
    async insert(db: Kysely<Tables> | Tx, row: MemberRow): Promise<boolean> {
      const made = await db
        .insertInto('members')
        .values(row)
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst();
      return made !== undefined;
    },
    /** Trial accounts that have expired. */
    trialsOver: (now: Date) =>
      one()
        .where('trial_ends_at', '<=', now)
        .where('status', '=', 'active')
        .orderBy('id')
        .limit(500)
        .execute(),
    ...memberChanges(read, { forget }),
  };
}
