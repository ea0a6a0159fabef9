import type { Config } from '../../config.ts';

/** A provider that keeps wallets of its own. */
export interface TransferPartner {
  readonly id: string;
  readonly displayName: string;
  readonly origin: string;
  /** Signs what we send. */
  readonly secret: string;
}

export function transferPartnersOf({
  transfers: { origins, secret },
  partners,
}: Pick<Config, 'transfers' | 'partners'>): readonly TransferPartner[] {
  return Object.entries(origins).map(([id, origin]) => {
    const known = partners.find((partner) => partner.id === id);
    return { id, displayName: known?.displayName ?? asName(id), origin, secret };
  });
}

/** `nova-play` as `Nova Play`: the settings give such a provider no other name. */
const asName = (id: string) =>
  id.replace(
    /(^|-)(.)/g,
    (_, hyphen: string, letter: string) => (hyphen ? ' ' : '') + letter.toUpperCase(),
  );
