import type { Kysely } from 'kysely';
import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import { dayjs } from '../../zoned-time.ts';

export interface PasswordLinkTable {
  readonly hash: Buffer;
  readonly member_id: MemberId | null;
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

export function passwordLinkStore(read: Kysely<Tables>) {
  return {
    async insert(tx: Tx, row: PasswordLinkTable): Promise<void> {
      await tx.insertInto('password_links').values(row).execute();
    },

    async countSince(tx: Tx, member: MemberId, since: Date): Promise<number> {
      const row = await tx
        .selectFrom('password_links')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('member_id', '=', member)
        .where('made_at', '>', since)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    /** The member whose password a link can change; does not spend the link. */
    async holderOf(hash: Buffer, now: Date): Promise<MemberId | null> {
      const row = await read
        .selectFrom('password_links')
        .select('member_id')
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.member_id ?? null;
    },

    /** Spends a link; `false` if the link was already spent or has expired. */
    async spend(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
      const spent = await tx
        .updateTable('password_links')
        .set({ used_at: now })
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('hash')
        .executeTakeFirst();
      return spent !== undefined;
    },

    /** Spends all links of a member after a password change. */
    async spendAll(tx: Tx, member: MemberId, now: Date): Promise<void> {
      await tx
        .updateTable('password_links')
        .set({ used_at: now })
        .where('member_id', '=', member)
        .where('used_at', 'is', null)
        .execute();
    },

    async sweep(now: Date): Promise<void> {
      const dayAgo = dayjs.utc(now).subtract(24, 'hour').toDate();
      await read.deleteFrom('password_links').where('expires_at', '<', dayAgo).execute();
    },
  };
}
