import { hash } from 'node:crypto';
import type { CatalogueGame } from '@croupier/contracts';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { searchTextOf } from './catalogue-game.ts';
import { askForCatalogue, type ReadCatalogue } from './catalogue-pages.ts';
import {
  etagOf,
  fingerprintsOf,
  recordCatalogue,
  recordCatalogueRead,
  putGames,
  raiseVersion,
  retireGames,
  type NewGameRow,
} from './catalogue.store.ts';
import type { Partner } from './partners.ts';

/** Rows per transaction, few enough not to delay other transactions. */
const rowsAtOnce = 500;

/**
 * Reads and stores a provider's catalogue. `false` when the provider gave no valid answer: the last catalogue
 * stays. Never rejects because of the provider.
 */
export async function readCatalogue(core: Core, partner: Partner): Promise<boolean> {
  const etag = await etagOf(core.db.read, partner.id);
  const listed = await ask(core, partner, etag);
  if (listed === 'failed') return false;
  if (listed) await keep(core, partner, listed);
  else
    await core.db.transaction((tx) =>
      recordCatalogueRead(tx, { provider: partner.id, now: core.clock.now() }),
    );
  return true;
}

/** Games that another module of the platform lists in the lobby; they have no wallet calls and no rounds. */
export interface OwnVendor {
  readonly id: string;
  readonly displayName: string;
  games(): Promise<readonly CatalogueGame[]>;
}

/** Stores the games of another module like a provider's catalogue. */
export async function saveOwnGames(core: Core, vendor: OwnVendor): Promise<void> {
  await keep(core, vendor, { games: await vendor.games(), etag: null }, ownGamesFrom);
}

/** A provider's first games stay the first of the lobby; games of the platform itself come after them. */
const ownGamesFrom = 100;

async function ask(core: Core, partner: Partner, etag: string | null) {
  try {
    return await askForCatalogue(core, partner, etag);
  } catch (error) {
    core.log.warn(
      { partner: partner.id, reason: reasonOf(error) },
      'catalogue not read; the last one stays',
    );
    return 'failed';
  }
}

/**
 * Writes the differences, a few hundred at a time, each with a version of its own. The read is recorded last,
 * so that a kill in between makes the next run read again.
 */
async function keep(
  core: Core,
  partner: Pick<Partner, 'id'>,
  { games, etag }: ReadCatalogue,
  firstPosition = 0,
): Promise<void> {
  const now = core.clock.now();
  const provider = partner.id;
  const known = await fingerprintsOf(core.db.read, provider);
  const changed = games
    .map((game, position) =>
      rowOf(core, partner, { game, position: firstPosition + position, now }),
    )
    .filter(({ code, fingerprint }) => known.get(code) !== fingerprint);
  for (let at = 0; at < changed.length; at += rowsAtOnce) {
    const some = changed.slice(at, at + rowsAtOnce);
    await core.db.transaction(async (tx) => {
      await putGames(tx, some);
      await raiseVersion(tx, { provider, now });
    });
  }
  const listed = new Set(games.map(({ code }) => code));
  const gone = [...known.keys()].filter((code) => !listed.has(code));
  await core.db.transaction(async (tx) => {
    if (gone.length > 0) {
      await retireGames(tx, { provider, gone });
      await raiseVersion(tx, { provider, now });
    }
    await recordCatalogue(tx, { provider, etag, now });
  });
}

function rowOf(
  core: Core,
  partner: Pick<Partner, 'id'>,
  { game, position, now }: { game: CatalogueGame; position: number; now: Date },
): NewGameRow & { readonly fingerprint: string } {
  return {
    id: core.ids.next('gam'),
    provider: partner.id,
    code: game.code,
    name: JSON.stringify(game.name),
    search: searchTextOf(game),
    kind: game.kind,
    classify: game.classify,
    launch_path: game.launch_path,
    art: game.art,
    rtp: game.rtp,
    rtp_range: game.rtp_range ? JSON.stringify(game.rtp_range) : null,
    min_bet: JSON.stringify(game.min_bet),
    is_hot: game.hot,
    is_active: true,
    position,
    read_at: now,
    max_bet: JSON.stringify(game.max_bet ?? {}),
    max_win_times: game.max_win_times ?? null,
    languages: JSON.stringify(game.languages ?? []),
    has_fun_play: game.has_fun_play ?? false,
    image: game.image ?? null,
    fingerprint: hash('sha256', JSON.stringify([position, game]), 'base64url'),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).slice(0, 500);
  return error instanceof Error
    ? `${error.message}${error.cause ? ` (${String(error.cause)})` : ''}`
    : String(error);
}
