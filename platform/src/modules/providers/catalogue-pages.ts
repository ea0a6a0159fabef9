import { cataloguePath, type CatalogueGame } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { signedHeaders } from '../../http/signature.ts';
import { cataloguePage } from './catalogue-game.ts';
import { signingKeyOf, type Partner } from './partners.ts';
import { newToken } from './tokens.ts';

const timeoutMs = 5_000;
const pageSize = 1_000;
const pagesAtMost = 100;

/** A catalogue that was read completely. */
export interface ReadCatalogue {
  readonly games: readonly CatalogueGame[];
  readonly etag: string | null;
}

/**
 * Every page of a provider's catalogue; `null` when it still has this `etag`. Rejects when it cannot be read.
 */
export async function askForCatalogue(
  core: Core,
  partner: Partner,
  etag: string | null,
): Promise<ReadCatalogue | null> {
  const first = await askForPage(core, partner, { after: null, etag });
  if (!first) return null;
  const games = [...first.games];
  let { next } = first;
  for (let pages = 1; next !== null; pages++) {
    if (pages === pagesAtMost) throw new Error(`the catalogue has more than ${pagesAtMost} pages`);
    const page = await askForPage(core, partner, { after: next, etag: null });
    if (page?.etag !== first.etag) throw new Error('the catalogue changed while it was read');
    games.push(...page.games);
    next = page.next;
  }
  if (new Set(games.map(({ code }) => code)).size < games.length)
    throw new Error('a game is listed twice');
  return { games, etag: first.etag };
}

async function askForPage(
  core: Core,
  partner: Partner,
  { after, etag }: { after: string | null; etag: string | null },
) {
  const query = new URLSearchParams({ ...(after !== null && { after }), limit: String(pageSize) });
  const path = `${cataloguePath}?${query}`;
  const answer = await fetch(`${partner.origin}${path}`, {
    headers: { ...sign(core, partner, path), ...(etag !== null && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  });
  if (etag !== null && answer.status === 304) return null;
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  return { ...cataloguePage.parse(await answer.json()), etag: answer.headers.get('etag') };
}

function sign(core: Core, partner: Partner, path: string): Record<string, string> {
  const now = core.clock.now();
  return signedHeaders({ method: 'GET', path, body: '' }, signingKeyOf(partner, now), {
    now,
    nonce: newToken(core.random),
  });
}
