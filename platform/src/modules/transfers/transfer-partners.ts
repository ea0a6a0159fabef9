import type { Config } from '../../config.ts';

/** A provider with its own wallets. */
export interface TransferPartner {
  readonly id: string;
  readonly displayName: string;
  readonly origin: string;
  /** Signs our requests. */
  readonly secret: string;
}

export function transferPartnersOf({
  transfers: { origins, secret },
  houseProviders,
  partners,
}: Pick<Config, 'transfers' | 'houseProviders' | 'partners'>): readonly TransferPartner[] {
  return Object.entries(origins).map(([id, origin]) => {
    const known = [...houseProviders, ...partners].find((partner) => partner.id === id);
    return { id, displayName: known?.displayName ?? asName(id), origin, secret };
  });
}

/** `nova-play` as `Nova Play`: the settings contain no other name for such a provider. */
const asName = (id: string) =>
  id.replace(
    /(^|-)(.)/g,
    (_, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase(),
  );
