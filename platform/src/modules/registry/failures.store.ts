import type { Kysely } from 'kysely';
import type { FailureKind } from '@croupier/contracts';
import type { Tables } from '../../db/tables.ts';

export interface FailureTables {
  registry_failures: FailureRow;
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

    /** How many networks have reported each version of a module since then, on any brand. */
    async reportersOf(module: string, since: Date): Promise<ReadonlyMap<string, number>> {
      const rows = await read
        .selectFrom('registry_failures')
        .select(({ fn }) => ['version', fn.count('reporter').distinct().as('reporters')])
        .where('module', '=', module)
        .where('last_at', '>=', since)
        .groupBy('version')
        .execute();
      return new Map(rows.map(({ version, reporters }) => [version, Number(reporters)]));
    },

    async forgetBefore(time: Date): Promise<void> {
      await read.deleteFrom('registry_failures').where('last_at', '<', time).execute();
    },
  };
}
