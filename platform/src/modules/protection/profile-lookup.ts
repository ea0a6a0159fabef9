import type { ComplianceProfile } from '@croupier/contracts';
import type { Kysely } from 'kysely';
import type { Clock, Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import { complianceIn } from '../brands/index.ts';

/** How long a profile is cached; an operator's change applies after this time. */
const knownMs = 2_000;

/** Name of a brand's profile, read on the caller's connection: a transaction reads on its own. */
export type ProfileOf = (reader: Kysely<Tables> | Tx, brand: string) => Promise<ComplianceProfile>;

export function createProfileLookup(clock: Clock): ProfileOf {
  const known = new Map<string, { readonly profile: ComplianceProfile; readonly at: number }>();

  return async (reader, brand) => {
    const now = clock.now().getTime();
    const entry = known.get(brand);
    if (entry && Math.abs(now - entry.at) < knownMs) return entry.profile;
    const profile = await complianceIn(reader, brand);
    known.set(brand, { profile, at: now });
    return profile;
  };
}
