import { createHash } from 'node:crypto';
import type { CatalogueGame, CataloguePage } from '@croupier/contracts';
import { games } from './games.ts';
import { seriesLength, seriesListing } from './series/series.ts';

let listed: readonly CatalogueGame[] | null = null;
let tag: string | null = null;

/** Built on first use, so that the start of the studio does not wait for the catalogue. */
function catalogue(): readonly CatalogueGame[] {
  listed ??= [
    ...games.map(({ listing }) => listing),
    ...Array.from({ length: seriesLength }, (_, number) => seriesListing(number)),
  ];
  return listed;
}

/** One page of the games that the platform may offer. An unknown cursor starts from the beginning. */
export function catalogueAfter(after: string, limit: number): CataloguePage {
  const all = catalogue();
  const start = all.findIndex(({ code }) => code === after) + 1;
  const page = all.slice(start, start + limit);
  const isLast = start + limit >= all.length;
  return { games: page, next: isLast ? null : (page.at(-1)?.code ?? null) };
}

/** Stays the same while the catalogue does not change, in every process. */
export function catalogueTag(): string {
  tag ??= `"${createHash('sha256').update(JSON.stringify(catalogue())).digest('hex').slice(0, 32)}"`;
  return tag;
}
