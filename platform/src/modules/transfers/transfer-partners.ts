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
}: Pick<Config, 'transfers'>): readonly TransferPartner[] {
  return Object.entries(origins).map(([id, origin]) => ({ id, displayName: id, origin, secret }));
}
