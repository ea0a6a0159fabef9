import { sql, type Kysely } from 'kysely';
import type { FailureKind, ReleaseFailures } from '@croupier/contracts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    registry_failures: FailureRow;
  }
}

export interface FailureRow {
  readonly brand: string;
  readonly module: string;
  readonly version: string;
  readonly kind: FailureKind;
  readonly reporter: string;
  readonly hour: Date;
  readonly reports: number;
  readonly piece: string;
  readonly detail: string;
  readonly last_at: Date;
}

/** By module and version, such as `mfe-games 1.0.0`. */
export type FailureCounts = ReadonlyMap<string, ReleaseFailures>;

export function failuresStore(read: Kysely<Tables>) {
  return {
    async add({ piece, detail, last_at, ...row }: FailureRow): Promise<void> {
      await read
        .insertInto('registry_failures')
        .values({ ...row, piece, detail, last_at })
        .onConflict((on) =>
          on
            .columns(['brand', 'module', 'version', 'kind', 'reporter', 'hour'])
            .doUpdateSet((before) => ({
              reports: before('registry_failures.reports', '+', row.reports),
              piece,
              detail,
              last_at,
            })),
        )
        .execute();
    },

    /** What pages of the brand reported since a time. */
    async countsOf(brand: string, since: Date): Promise<FailureCounts> {
      const { rows } = await sql<CountRow>`
        SELECT module, version, sum(reports) AS reports, count(DISTINCT reporter) AS networks,
          max(last_at) AS last_at,
          (array_agg(kind || ': ' || detail ORDER BY last_at DESC))[1] AS last
        FROM registry_failures WHERE brand = ${brand} AND last_at >= ${since}
        GROUP BY module, version
      `.execute(read);
      return new Map(rows.map((row) => [`${row.module} ${row.version}`, countOf(row)]));
    },

    async forgetBefore(time: Date): Promise<void> {
      await read.deleteFrom('registry_failures').where('last_at', '<', time).execute();
    },
  };
}

interface CountRow {
  readonly module: string;
  readonly version: string;
  readonly reports: bigint;
  readonly networks: bigint;
  readonly last_at: Date;
  readonly last: string;
}

const countOf = ({ reports, networks, last_at, last }: CountRow): ReleaseFailures => ({
  reports: Number(reports),
  networks: Number(networks),
  lastAt: last_at.toISOString(),
  last,
});
