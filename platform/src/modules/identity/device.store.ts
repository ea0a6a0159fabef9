import type { Kysely } from 'kysely';
import type { DeviceId, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

export interface DeviceTable {
  readonly id: DeviceId;
  readonly member_id: MemberId;
  readonly brand: string;
  readonly token_hash: Buffer;
  readonly previous_hash: Buffer | null;
  readonly rotated_at: Date;
  readonly remembered_at: Date;
  readonly expires_at: Date;
  readonly ip: string;
  readonly user_agent: string;
}

export interface Rotation {
  readonly brand: string;
  readonly from: Buffer;
  readonly to: Buffer;
  readonly now: Date;
}

export function deviceStore(read: Kysely<Tables>) {
  return {
    async insert(tx: Tx, row: DeviceTable): Promise<void> {
      await tx.insertInto('member_devices').values(row).execute();
    },

    byToken: async (brand: string, hash: Buffer, now: Date) =>
      (await read
        .selectFrom('member_devices')
        .selectAll()
        .where('brand', '=', brand)
        .where('token_hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst()) ?? null,

    /**
     * Replaces the token of a device: of two simultaneous requests with the same token, only one succeeds.
     */
    rotate: async (tx: Tx, { brand, from, to, now }: Rotation) =>
      (await tx
        .updateTable('member_devices')
        .set({ token_hash: to, previous_hash: from, rotated_at: now })
        .where('brand', '=', brand)
        .where('token_hash', '=', from)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()) ?? null,

    /** The device whose previous token this was. */
    byPrevious: async (tx: Tx, hash: Buffer) =>
      (await tx
        .selectFrom('member_devices')
        .selectAll()
        .where('previous_hash', '=', hash)
        .executeTakeFirst()) ?? null,

    ofMember: (member: MemberId, now: Date) =>
      read
        .selectFrom('member_devices')
        .selectAll()
        .where('member_id', '=', member)
        .where('expires_at', '>', now)
        .orderBy('remembered_at', 'desc')
        .orderBy('id')
        .execute(),

    async forgetToken(db: Kysely<Tables> | Tx, hash: Buffer): Promise<void> {
      await db.deleteFrom('member_devices').where('token_hash', '=', hash).execute();
    },

    async forget(tx: Tx, member: MemberId, id: DeviceId): Promise<boolean> {
      const gone = await tx
        .deleteFrom('member_devices')
        .where('member_id', '=', member)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return gone !== undefined;
    },

    async forgetAll(tx: Tx, member: MemberId): Promise<void> {
      await tx.deleteFrom('member_devices').where('member_id', '=', member).execute();
    },

    async sweep(now: Date): Promise<void> {
      await read.deleteFrom('member_devices').where('expires_at', '<', now).execute();
    },
  };
}
