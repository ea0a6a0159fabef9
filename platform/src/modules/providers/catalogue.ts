import {
  cataloguePath,
  languages,
  parseAmount,
  type CatalogueGame,
  type Language,
} from '@croupier/contracts';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { signedHeaders } from '../../http/signature.ts';
import { putGames, retireGames, type NewGameRow } from './catalogue.store.ts';
import type { Partner } from './partners.ts';
import { newToken } from './tokens.ts';

const text = z.string().min(1).max(200);
const names = z.strictObject({ en: text, bn: text, es: text, ar: text } satisfies Record<
  Language,
  z.ZodType
>);

const games: z.ZodType<readonly CatalogueGame[]> = z
  .array(
    z.object({
      code: z.string().regex(/^[a-z0-9_-]{1,60}$/),
      name: names,
      kind: z.enum(['RNG', 'LIVE', 'FISH', 'PVP']),
      classify: text,
      launch_path: z.string().regex(/^\/[A-Za-z0-9/_-]{1,200}$/),
      art: text,
      rtp: z.number().min(0).max(100),
      min_bet: z.record(
        z.string().regex(/^[A-Z]{3}$/),
        z.string().refine((amount) => (parseAmount(amount) ?? 0n) > 0n),
      ),
      hot: z.boolean(),
    }),
  )
  .max(5_000);

const timeoutMs = 5_000;

/**
 * Reads a provider's catalogue and keeps it. `false` where the provider did not answer properly: the
 * last catalogue stays. Never rejects for the provider's sake.
 */
export async function readCatalogue(core: Core, partner: Partner): Promise<boolean> {
  const listed = await ask(core, partner);
  if (!listed) return false;
  const now = core.clock.now();
  const rows = listed.map((game, position) => rowOf(core, partner, { game, position, now }));
  await core.db.transaction(async (tx) => {
    if (rows.length > 0) await putGames(tx, rows);
    await retireGames(tx, { provider: partner.id, listed: listed.map(({ code }) => code) });
  });
  return true;
}

async function ask(core: Core, partner: Partner): Promise<readonly CatalogueGame[] | null> {
  try {
    const answer = await fetch(`${partner.origin}${cataloguePath}`, {
      headers: sign(core, partner),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return games.parse(await answer.json());
  } catch (error) {
    core.log.warn(
      { partner: partner.id, reason: reasonOf(error) },
      'catalogue not read; the last one stays',
    );
    return null;
  }
}

function sign(core: Core, partner: Partner): Record<string, string> {
  const [keyId, secret] = Object.entries(partner.keys)[0] ?? ['', ''];
  return signedHeaders(
    { method: 'GET', path: cataloguePath, body: '' },
    { partner: partner.id, keyId, secret },
    { now: core.clock.now(), nonce: newToken(core.random) },
  );
}

function rowOf(
  core: Core,
  partner: Partner,
  { game, position, now }: { game: CatalogueGame; position: number; now: Date },
): NewGameRow {
  return {
    id: core.ids.next('gam'),
    provider: partner.id,
    code: game.code,
    name: JSON.stringify(game.name),
    search: languages.map((language) => foldForSearch(game.name[language])).join('\n'),
    kind: game.kind,
    classify: game.classify,
    launch_path: game.launch_path,
    art: game.art,
    rtp: game.rtp,
    min_bet: JSON.stringify(game.min_bet),
    is_hot: game.hot,
    is_active: true,
    position,
    read_at: now,
  };
}

/** Makes `Monzón`, `monzon` and `MONZON` the same; signs of other scripts stay. */
export function foldForSearch(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).slice(0, 500);
  return error instanceof Error
    ? `${error.message}${error.cause ? ` (${String(error.cause)})` : ''}`
    : String(error);
}
