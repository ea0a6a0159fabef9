import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { failsFrom, type ServedVersion } from './last-good.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    module_servings: ServingRow;
  }
}

export interface ServingRow {
  readonly brand: string;
  readonly module: string;
  readonly version: string;
  readonly first_at: Date;
  readonly last_at: Date;
}

export function servingsStore(read: Kysely<Tables>) {
  return {
    async note(rows: readonly ServingRow[]): Promise<void> {
      await read
        .insertInto('module_servings')
        .values([...rows])
        .onConflict((on) =>
          on.columns(['brand', 'module', 'version']).doUpdateSet((before) => ({
            last_at: before.fn<Date>('greatest', ['module_servings.last_at', 'excluded.last_at']),
          })),
        )
        .execute();
    },

    /** Whether pages of the brand have been given this version. */
    async hasServed({
      brand,
      module,
      version,
    }: Pick<ServingRow, 'brand' | 'module' | 'version'>): Promise<boolean> {
      const row = await read
        .selectFrom('module_servings')
        .select('version')
        .where('brand', '=', brand)
        .where('module', '=', module)
        .where('version', '=', version)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The versions that pages of the brand were given, the last one first, and how they did on any brand. */
    async servedOf(
      { brand, module }: Pick<ServingRow, 'brand' | 'module'>,
      lastHour: Date,
    ): Promise<readonly ServedVersion[]> {
      const { rows } = await sql<ServedVersion>`
        SELECT s.version,
          EXISTS (
            SELECT FROM registry_failures f
            WHERE f.module = s.module AND f.version = s.version
            GROUP BY f.hour HAVING count(DISTINCT f.reporter) >= ${failsFrom}
          ) AS "hasFailed",
          (
            SELECT count(DISTINCT f.reporter) >= ${failsFrom} FROM registry_failures f
            WHERE f.module = s.module AND f.version = s.version AND f.last_at >= ${lastHour}
          ) AS "isFailing"
        FROM module_servings s
        WHERE s.brand = ${brand} AND s.module = ${module}
        ORDER BY s.last_at DESC, s.first_at DESC
      `.execute(read);
      return rows.map((row) => ({ ...row, hasFailed: row.hasFailed || row.isFailing }));
    },
  };
}

export type ServingsStore = ReturnType<typeof servingsStore>;
