import type { Config } from '../../config.ts';

/** A game provider that the platform works with. */
export interface Partner {
  /** Name in signatures, accounts and rows. */
  readonly id: string;
  readonly displayName: string;
  /** Origin of the provider's server and of its games' pages. */
  readonly origin: string;
  /** Key id → secret. Two at a time while keys are changed over; the first signs what we send. */
  readonly keys: Readonly<Record<string, string>>;
}

export interface Partners {
  readonly all: readonly Partner[];
  byId(id: string): Partner | null;
  /** Secret of an active key; `null` for an unknown partner or key. */
  secretOf(id: string, keyId: string): string | null;
}

export function partnersOf(config: Pick<Config, 'studio'>): Partners {
  const all: readonly Partner[] = [
    {
      id: 'studio',
      displayName: 'Croupier Studio',
      origin: config.studio.origin,
      keys: { k1: config.studio.secret },
    },
  ];
  const byId = (id: string) => all.find((partner) => partner.id === id) ?? null;
  return {
    all,
    byId,
    secretOf: (id, keyId) => new Map(Object.entries(byId(id)?.keys ?? {})).get(keyId) ?? null,
  };
}
