import { createHash } from 'node:crypto';
import type { CatalogueGame, CataloguePage } from '@croupier/contracts';

export interface Catalogue {
  /** One page of the games that the platform may offer. An unknown cursor starts from the beginning. */
  after(code: string, limit: number): CataloguePage;
  /** Stays the same while the catalogue does not change, in every process. */
  tag(): string;
}

/** Built on first use, so that the start of a provider does not wait for its catalogue. */
export function createCatalogue(build: () => readonly CatalogueGame[]): Catalogue {
  let listed: readonly CatalogueGame[] | null = null;
  let tag: string | null = null;
  const all = () => (listed ??= build());
  return {
    after(code, limit) {
      const start = all().findIndex((game) => game.code === code) + 1;
      const games = all().slice(start, start + limit);
      const isLast = start + limit >= all().length;
      return { games, next: isLast ? null : (games.at(-1)?.code ?? null) };
    },
    tag() {
      tag ??= `"${createHash('sha256').update(JSON.stringify(all())).digest('hex').slice(0, 32)}"`;
      return tag;
    },
  };
}
