import type { ProviderKey } from '@croupier/contracts';
import type { Core, Random } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { PartnerKeys } from '../../provider-partners.ts';
import type { LivePartners } from './live-partners.ts';
import { unknown, type EditContext, type PartnerChange, type Person } from './partner-change.ts';
import type { PartnerRow } from './partners.store.ts';
import { newToken } from './tokens.ts';

export interface PartnerKeysAdmin {
  /** A further key beside the one that is live, shown this once. */
  addKey(
    input: EditContext,
    by: Person,
  ): Promise<Outcome<ProviderKey, 'not-found' | 'already-decided'>>;
  /** The moment from which a key is no longer good: never that of the last one. */
  endKey(
    input: EditContext & { readonly keyId: string; readonly at: string },
    by: Person,
  ): Promise<Outcome<void, 'not-found' | 'already-decided'>>;
}

const keysAtMost = 2;

/** The keys of a provider: a further one is added before an old one ends. */
export function createPartnerKeysAdmin(
  { clock, random }: Core,
  { partners, changed }: { readonly partners: LivePartners; readonly changed: PartnerChange },
): PartnerKeysAdmin {
  const keysOf = (row: PartnerRow) => (row.settings ? partners.keys.open(row) : null);

  const isLive = (until: string | undefined) =>
    until === undefined || clock.now().getTime() < Date.parse(until);

  return {
    addKey: (considered, by) =>
      changed<ProviderKey, 'not-found' | 'already-decided'>(considered, by, async (_tx, row) => {
        const known = keysOf(row);
        if (!known) return unknown;
        const live = Object.fromEntries(
          Object.entries(known).filter(([, { until }]) => isLive(until)),
        );
        if (Object.keys(live).length >= keysAtMost) return twoKeys;
        const key = newKey(random, known);
        return done({
          value: key,
          locked_keys: partners.keys.lock({ ...live, [key.keyId]: { secret: key.secret } }),
          action: 'provider.key-added',
          after: key.keyId,
        });
      }),

    endKey: ({ keyId, at, ...considered }, by) =>
      changed<void, 'not-found' | 'already-decided'>(considered, by, async (_tx, row) => {
        const known = keysOf(row);
        const key = new Map(Object.entries(known ?? {})).get(keyId);
        if (!known || !key) return unknown;
        const others = Object.entries(known).filter(
          ([id, { until }]) => id !== keyId && until === undefined,
        );
        if (others.length === 0) return lastKey;
        return done({
          value: undefined,
          locked_keys: partners.keys.lock({ ...known, [keyId]: { ...key, until: at } }),
          action: 'provider.key-ended',
          before: keyId,
          after: at,
        });
      }),
  };
}

/** A key whose id follows those of the known ones. */
export function newKey(random: Random, known: PartnerKeys): ProviderKey {
  const taken = Object.keys(known).map((id) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0));
  return { keyId: `k${Math.max(0, ...taken) + 1}`, secret: newToken(random) };
}

const twoKeys = fail('already-decided', { detail: 'Two keys are live already. End one first.' });
const lastKey = fail('already-decided', { detail: 'Add another key first: the last one stays.' });
