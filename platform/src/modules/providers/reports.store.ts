import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { ProvidersTables } from './providers.store.ts';

export type ReportRow = Selectable<ProvidersTables['provider_report']>;

export async function addReport(tx: Tx, { facts, ...report }: ReportRow): Promise<void> {
  await tx
    .insertInto('provider_report')
    .values({ ...report, facts: JSON.stringify(facts) })
    .execute();
}

/** Whether both books of a moment were compared and agreed. */
export async function isReconciled(tx: Tx, provider: string, moment: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('provider_report')
    .select('id')
    .where('provider', '=', provider)
    .where('kind', '=', 'reconciliation')
    .where('is_clean', '=', true)
    .where('from_at', '<=', moment)
    .where('until_at', '>', moment)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Until when a provider's books were compared; `null` if never. */
export async function reconciledUntil(
  read: Kysely<Tables>,
  provider: string,
): Promise<Date | null> {
  const row = await read
    .selectFrom('provider_report')
    .select('until_at')
    .where('provider', '=', provider)
    .where('kind', '=', 'reconciliation')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until_at ?? null;
}

/** Reports of one provider or of all, newest first. */
export function lastReports(
  read: Kysely<Tables>,
  { provider, before, limit }: { provider?: string; before?: string; limit: number },
): Promise<ReportRow[]> {
  return read
    .selectFrom('provider_report')
    .selectAll()
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
