import type { Kysely } from 'kysely';
import type { MemberId, PasswordChangeReason } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    sign_in_tickets: SignInTicketRow;
  }
}

export interface SignInTicketRow {
  readonly hash: Buffer;
  readonly member_id: MemberId;
  readonly brand: string;
  readonly remember: boolean | null;
  readonly must_change: PasswordChangeReason | null;
  readonly expires_at: Date;
}

export interface TicketQuery {
  readonly hash: Buffer;
  readonly brand: string;
  readonly now: Date;
}

/** Sign-ins that wait for the code of the second factor. */
export function signInTicketStore(read: Kysely<Tables>) {
  return {
    async insert(tx: Tx, row: SignInTicketRow): Promise<void> {
      await tx.insertInto('sign_in_tickets').values(row).execute();
    },

    async find({ hash, brand, now }: TicketQuery): Promise<SignInTicketRow | null> {
      const row = await read
        .selectFrom('sign_in_tickets')
        .selectAll()
        .where('hash', '=', hash)
        .where('brand', '=', brand)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Uses a ticket; `false` if it was used already. */
    async spend(tx: Tx, hash: Buffer): Promise<boolean> {
      const spent = await tx
        .deleteFrom('sign_in_tickets')
        .where('hash', '=', hash)
        .returning('hash')
        .executeTakeFirst();
      return spent !== undefined;
    },

    async dropAll(tx: Tx, member: MemberId): Promise<void> {
      await tx.deleteFrom('sign_in_tickets').where('member_id', '=', member).execute();
    },

    async sweep(now: Date): Promise<void> {
      await read.deleteFrom('sign_in_tickets').where('expires_at', '<', now).execute();
    },
  };
}
