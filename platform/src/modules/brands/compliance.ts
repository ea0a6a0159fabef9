import type { ComplianceProfile } from '@croupier/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import { defaultSettings } from './default-settings.ts';

/**
 * The compliance profile of a brand, read on the caller's own connection: a transaction that waits for a
 * second connection can deadlock.
 */
export async function complianceIn(
  reader: Kysely<Tables> | Tx,
  brand: string,
): Promise<ComplianceProfile> {
  const row = await reader
    .selectFrom('brand_settings')
    .select(sql<ComplianceProfile | null>`value ->> 'complianceProfile'`.as('profile'))
    .where('brand', '=', brand)
    .where('section', '=', 'profile')
    .executeTakeFirst();
  return row?.profile ?? defaultSettings.profile.complianceProfile;
}
