import { sql, type Kysely } from 'kysely';
import type { MemberIcon, MemberId, MemberStatus } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { afterCommit } from '../../db/index.ts';
import type { Tables } from '../../db/tables.ts';
import type { SessionCache } from './session-cache.ts';

export interface SignInRecord {
  readonly id: MemberId;
  readonly now: Date;
  readonly ip: string;
}

/** Changes of single columns of a member. */
export function memberChanges(read: Kysely<Tables>, { forget }: Pick<SessionCache, 'forget'>) {
  return {
    async recordSignIn(tx: Tx, { id, now, ip }: SignInRecord): Promise<void> {
      await sql`/* record-sign-in */ update members set previous_login_at = last_login_at,
        previous_login_ip = last_login_ip, last_login_at = ${now}, last_login_ip = ${ip}
        where id = ${id}`.execute(tx);
      afterCommit(tx, forget);
    },

    async keepPassword(tx: Tx, id: MemberId, changed: { hash: string; now: Date }): Promise<void> {
      await tx
        .updateTable('members')
        .set({
          password_hash: changed.hash,
          has_password: true,
          password_changed_at: changed.now,
          password_asked_at: null,
        })
        .where('id', '=', id)
        .execute();
    },

    async askPassword(tx: Tx, id: MemberId, now: Date): Promise<void> {
      await tx
        .updateTable('members')
        .set({ password_asked_at: now })
        .where('id', '=', id)
        .execute();
    },

    async keepPin(tx: Tx, id: MemberId, hash: string): Promise<void> {
      await tx
        .updateTable('members')
        .set({ payment_pin_hash: hash })
        .where('id', '=', id)
        .execute();
    },

    async pauseWithdrawals(tx: Tx, id: MemberId, until: Date): Promise<void> {
      await tx
        .updateTable('members')
        .set({ withdrawals_from: until })
        .where('id', '=', id)
        .execute();
    },

    async keepIcon(id: MemberId, icon: MemberIcon): Promise<void> {
      await read.updateTable('members').set({ icon }).where('id', '=', id).execute();
    },

    /** The previous status; `null` for an unknown member. */
    async keepStatus(tx: Tx, id: MemberId, status: MemberStatus): Promise<MemberStatus | null> {
      const before = await tx
        .selectFrom('members')
        .select('status')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      await tx.updateTable('members').set({ status }).where('id', '=', id).execute();
      afterCommit(tx, forget);
      return before?.status ?? null;
    },

    /** The previous rank. */
    async keepRank(tx: Tx, id: MemberId, level: number): Promise<number> {
      const { rank_level } = await tx
        .selectFrom('members')
        .select('rank_level')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx.updateTable('members').set({ rank_level: level }).where('id', '=', id).execute();
      return rank_level;
    },
  };
}
