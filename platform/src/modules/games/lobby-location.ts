import type { Brand } from '../brands/index.ts';

/** The scope of a lobby: a brand as visitors of a country see it. */
export interface LobbyLocation {
  readonly brand: Brand;
  /** ISO 3166-1 alpha-2; `null` if unknown. */
  readonly country: string | null;
}
