import { sql, type Kysely } from 'kysely';
import type { Tx } from '../core.ts';
import type { Tables } from '../db/tables.ts';

export interface FactorRow {
  readonly secret: string;
  readonly proven_at: Date | null;
  readonly last_step: bigint;
}

/** Two tables of the same form exist, one for operators and one for members. */
export interface FactorTables {
  readonly factors: string;
  readonly codes: string;
  /** The column that names the account, in both tables. */
  readonly owner: string;
}

export type FactorStore<Owner extends string> = ReturnType<typeof factorStore<Owner>>;

export function factorStore<Owner extends string>(names: FactorTables) {
  const factors = sql.table(names.factors);
  const codes = sql.table(names.codes);
  const owner = sql.ref(names.owner);
  return {
    async of(db: Kysely<Tables>, id: Owner): Promise<FactorRow | null> {
      const { rows } = await sql<FactorRow>`
        select secret, proven_at, last_step from ${factors} where ${owner} = ${id}`.execute(db);
      return rows[0] ?? null;
    },

    /** Stores an unconfirmed secret; `false` if a confirmed one exists. */
    async draft(db: Kysely<Tables>, id: Owner, secret: string): Promise<boolean> {
      const { rows } = await sql`
        insert into ${factors} as f (${owner}, secret) values (${id}, ${secret})
        on conflict (${owner}) do update set secret = excluded.secret where f.proven_at is null
        returning 1`.execute(db);
      return rows.length > 0;
    },

    /** Accepts the code of a time step once: a step that is not after the last accepted one is refused. */
    async takeStep(tx: Tx, id: Owner, step: bigint): Promise<boolean> {
      const { rows } = await sql`
        update ${factors} set last_step = ${step} where ${owner} = ${id} and last_step < ${step}
        returning 1`.execute(tx);
      return rows.length > 0;
    },

    async markProven(tx: Tx, id: Owner, at: Date): Promise<void> {
      await sql`update ${factors} set proven_at = ${at} where ${owner} = ${id}`.execute(tx);
    },

    async takeRecoveryCode(tx: Tx, id: Owner, hash: Buffer, at: Date): Promise<boolean> {
      const { rows } = await sql`
        update ${codes} set used_at = ${at}
        where ${owner} = ${id} and hash = ${hash} and used_at is null returning 1`.execute(tx);
      return rows.length > 0;
    },

    async replaceRecoveryCodes(tx: Tx, id: Owner, hashes: readonly Buffer[]): Promise<void> {
      await sql`delete from ${codes} where ${owner} = ${id}`.execute(tx);
      const rows = sql.join(hashes.map((hash) => sql`(${id}, ${hash})`));
      await sql`insert into ${codes} (${owner}, hash) values ${rows}`.execute(tx);
    },

    async recoveryCodesLeft(db: Kysely<Tables>, id: Owner): Promise<number> {
      const { rows } = await sql<{ readonly count: string }>`
        select count(*)::text as count from ${codes}
        where ${owner} = ${id} and used_at is null`.execute(db);
      return Number(rows[0]?.count ?? 0);
    },

    async drop(tx: Tx, id: Owner): Promise<void> {
      await sql`delete from ${codes} where ${owner} = ${id}`.execute(tx);
      await sql`delete from ${factors} where ${owner} = ${id}`.execute(tx);
    },
  };
}
