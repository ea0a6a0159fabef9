import type { MemberId, PasskeyId } from '@croupier/contracts';
import type { Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    member_passkeys: PasskeyRow;
    passkey_challenges: {
      readonly hash: Buffer;
      readonly brand: string;
      readonly member_id: MemberId | null;
      readonly expires_at: Date;
    };
  }
}

export interface PasskeyRow {
  readonly id: PasskeyId;
  readonly member_id: MemberId;
  readonly brand: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: bigint;
  readonly transports: readonly string[];
  readonly rp_id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export interface OwnPasskey {
  readonly member: MemberId;
  readonly id: PasskeyId;
}

export function passkeyStore(read: Kysely<Tables>) {
  return {
    ofMember: (member: MemberId): Promise<PasskeyRow[]> =>
      read
        .selectFrom('member_passkeys')
        .selectAll()
        .where('member_id', '=', member)
        .orderBy('id')
        .execute(),

    byCredential: async (brand: string, credential: string): Promise<PasskeyRow | null> =>
      (await read
        .selectFrom('member_passkeys')
        .selectAll()
        .where('credential_id', '=', credential)
        .where('brand', '=', brand)
        .executeTakeFirst()) ?? null,

    /** `false` if the credential is stored already. */
    async insert(tx: Tx, row: PasskeyRow): Promise<boolean> {
      const made = await tx
        .insertInto('member_passkeys')
        .values(row)
        .onConflict((on) => on.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return made !== undefined;
    },

    async rename({ member, id }: OwnPasskey, name: string): Promise<boolean> {
      const renamed = await read
        .updateTable('member_passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('member_id', '=', member)
        .returning('id')
        .executeTakeFirst();
      return renamed !== undefined;
    },

    async remove(tx: Tx, { member, id }: OwnPasskey): Promise<boolean> {
      const removed = await tx
        .deleteFrom('member_passkeys')
        .where('id', '=', id)
        .where('member_id', '=', member)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    /** Removes all passkeys of a member; returns how many. */
    async removeAll(tx: Tx, member: MemberId): Promise<number> {
      const removed = await tx
        .deleteFrom('member_passkeys')
        .where('member_id', '=', member)
        .returning('id')
        .execute();
      return removed.length;
    },

    /** Stores the counter of a signature; `false` if a later signature was stored meanwhile. */
    async use(tx: Tx, id: PasskeyId, { counter, at }: { counter: bigint; at: Date }) {
      const used = await tx
        .updateTable('member_passkeys')
        .set({ counter, last_used_at: at })
        .where('id', '=', id)
        .where((where) =>
          where.or([
            where('counter', '<', counter),
            where.and([where('counter', '=', 0n), where.val(counter === 0n)]),
          ]),
        )
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    async addChallenge(row: Tables['passkey_challenges']): Promise<void> {
      await read.insertInto('passkey_challenges').values(row).execute();
    },

    /** Uses a challenge; `false` if it is unknown, used, expired, or was given for something else. */
    async spendChallenge(
      hash: Buffer,
      of: { readonly brand: string; readonly member: MemberId | null; readonly now: Date },
    ): Promise<boolean> {
      const spent = await read
        .deleteFrom('passkey_challenges')
        .where('hash', '=', hash)
        .where('brand', '=', of.brand)
        .where('member_id', of.member === null ? 'is' : '=', of.member)
        .where('expires_at', '>', of.now)
        .returning('hash')
        .executeTakeFirst();
      return spent !== undefined;
    },

    async sweep(now: Date): Promise<void> {
      await read.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
    },
  };
}
