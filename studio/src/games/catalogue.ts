import { createHash } from 'node:crypto';
import type { CatalogueGame, CataloguePage } from '@croupier/contracts';
import { games } from './games.ts';
import { seriesLength, seriesListing } from './series/series.ts';

let listed: readonly CatalogueGame[] | null = null;
let tag: string | null = null;

/** Made when it is first asked for: a start of the studio does not wait for it. */
function catalogue(): readonly CatalogueGame[] {
  listed ??= [
    ...games.map(({ listing }) => listing),
    ...Array.from({ length: seriesLength }, (_, number) => seriesListing(number)),
  ];
  return listed;
}

/** One page of what the platform may offer. A cursor that is not known begins anew. */
export function catalogueAfter(after: string, limit: number): CataloguePage {
  const all = catalogue();
  const start = all.findIndex(({ code }) => code === after) + 1;
  const page = all.slice(start, start + limit);
  const isLast = start + limit >= all.length;
  return { games: page, next: isLast ? null : (page.at(-1)?.code ?? null) };
}

/** The same as long as nothing in the catalogue changes, in whatever process. */
export function catalogueTag(): string {
  tag ??= `"${createHash('sha256').update(JSON.stringify(catalogue())).digest('hex').slice(0, 32)}"`;
  return tag;
}
