import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    registry_deals: CanaryRow;
  }
}

export interface CanaryRow {
  readonly brand: string;
  readonly module: string;
  readonly version: string;
  readonly network: string;
  readonly hour: Date;
}

export interface CanaryCount {
  /** Networks that got the canary. */
  readonly served: number;
  /** Those of them that reported it. */
  readonly reporting: number;
}

export function canariesStore(read: Kysely<Tables>) {
  return {
    async addServed(rows: readonly CanaryRow[]): Promise<void> {
      await read
        .insertInto('registry_deals')
        .values([...rows])
        .onConflict((on) => on.doNothing())
        .execute();
    },

    async count(
      { brand, module, version }: Pick<CanaryRow, 'brand' | 'module' | 'version'>,
      { since, hour }: { readonly since: Date; readonly hour: Date },
    ): Promise<CanaryCount> {
      const { rows } = await sql<{ readonly served: bigint; readonly reporting: bigint }>`
        WITH served AS (
          SELECT DISTINCT network FROM registry_deals
          WHERE brand = ${brand} AND module = ${module} AND version = ${version} AND hour >= ${hour}
        )
        SELECT count(*) AS served, count(*) FILTER (WHERE EXISTS (
          SELECT FROM registry_failures f
          WHERE f.brand = ${brand} AND f.module = ${module} AND f.version = ${version}
            AND f.reporter = served.network AND f.last_at >= ${since}
        )) AS reporting FROM served
      `.execute(read);
      return { served: Number(rows[0]?.served ?? 0), reporting: Number(rows[0]?.reporting ?? 0) };
    },

    async forgetBefore(time: Date): Promise<void> {
      await read.deleteFrom('registry_deals').where('hour', '<', time).execute();
    },
  };
}

export type CanariesStore = ReturnType<typeof canariesStore>;
