import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';

/** A member's account of what payments left over, by currency. */
export interface CarryAccount {
  readonly member: MemberId;
  readonly currency: string;
}

/** The rests of one kind of payment: what was earned and is below a hundredth or below the minimum. */
export interface Carries {
  /** Locks the account until the transaction ends: payments to a member are made one after the other. */
  lock(tx: Tx, account: CarryAccount): Promise<bigint>;
  read(reader: Db['read'] | Tx, account: CarryAccount): Promise<bigint>;
  set(tx: Tx, account: CarryAccount, units: bigint): Promise<void>;
}

export function createCarries(name: 'rebate_account' | 'referral_account'): Carries {
  const table = sql.table(name);
  return {
    async lock(tx, { member, currency }) {
      await sql`INSERT INTO ${table} (member_id, currency, carry_units)
        VALUES (${member}, ${currency}, 0) ON CONFLICT DO NOTHING`.execute(tx);
      const { rows } = await sql<{ units: bigint }>`SELECT carry_units AS units FROM ${table}
        WHERE member_id = ${member} AND currency = ${currency} FOR UPDATE`.execute(tx);
      return rows[0]?.units ?? 0n;
    },

    async read(reader, { member, currency }) {
      const { rows } = await sql<{ units: bigint }>`SELECT carry_units AS units FROM ${table}
        WHERE member_id = ${member} AND currency = ${currency}`.execute(reader);
      return rows[0]?.units ?? 0n;
    },

    async set(tx, { member, currency }, units) {
      await sql`UPDATE ${table} SET carry_units = ${units}
        WHERE member_id = ${member} AND currency = ${currency}`.execute(tx);
    },
  };
}
