import type { Brand } from '../brands/index.ts';

/** Where games are looked for: a brand, as a country sees it. */
export interface LobbyLocation {
  readonly brand: Brand;
  /** ISO 3166-1 alpha-2; `null` where nobody knows. */
  readonly country: string | null;
}
