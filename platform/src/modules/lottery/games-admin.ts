import type {
  AdminGame,
  AdminGameSummary,
  GamePreview,
  GameTerms,
  GameVersion,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Catalogue } from './catalogue.ts';
import { definitionErrors } from './definitions/definition-errors.ts';
import { gameDefinition } from './definitions/definition-schema.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { tiersByName } from './definitions/price-list.ts';
import { termsOf, withTerms } from './game-terms.ts';
import {
  addGames,
  addVersions,
  currentGame,
  currentGames,
  lockGame,
  gameVersion,
  setVersion,
  versionsOf,
  type GameTable,
} from './game.store.ts';
import { playTypeViews } from './views.ts';

export interface SavedGame {
  readonly gameId: string;
  /** The version that was changed; 0 for a new game. */
  readonly version: number;
  readonly enabled: boolean;
  readonly definition: string;
  readonly note: string;
}

export interface ChangedGame extends Omit<SavedGame, 'definition'> {
  readonly from: string;
  readonly terms: GameTerms;
}

type SaveFailure = 'version-conflict' | 'game-unusable';

/**
 * Games as operators add and change them: data that is validated as a whole; each version is stored permanently.
 */
export interface GamesAdmin {
  adminGames(): Promise<readonly AdminGameSummary[]>;
  adminGame(gameId: string): Promise<Outcome<AdminGame, 'not-found'>>;
  saveGame(operator: Operator, saved: SavedGame): Promise<Outcome<AdminGame, SaveFailure>>;
  /** The same by terms only, on the play types of `from`. */
  changeGame(operator: Operator, changed: ChangedGame): Promise<Outcome<AdminGame, SaveFailure>>;
  previewGame(query: {
    gameId: string;
    terms: GameTerms;
  }): Promise<Outcome<GamePreview, 'not-found'>>;
  gameVersions(gameId: string): Promise<readonly GameVersion[]>;
}

/** Sorts after the built-in games. */
const lastPlace = 100_000;

export function createGamesAdmin(
  core: Core,
  { catalogue }: { readonly catalogue: Catalogue },
): GamesAdmin {
  const { db } = core;

  async function adminGames() {
    await catalogue.games();
    const lines = await Promise.all((await currentGames(db.read)).map(lineOf));
    return lines.filter((line) => line !== null);
  }

  async function lineOf({
    game_id,
    version,
    enabled,
  }: GameTable): Promise<AdminGameSummary | null> {
    const game = await catalogue.versionOf(game_id, version);
    if (!game) return null;
    const { name, family, schedule } = game;
    return { gameId: game_id, version, enabled, name, family, schedule };
  }

  async function adminGame(gameId: string): Promise<Outcome<AdminGame, 'not-found'>> {
    const game = await catalogue.gameOf(gameId);
    const row = await currentGame(db.read, gameId);
    const line = row && (await lineOf(row));
    if (!game || !line) return fail('not-found');
    return done({
      ...line,
      terms: termsOf(game),
      definition: JSON.stringify(game, null, 2),
      playTypes: playTypeViews(game),
    });
  }

  async function saveGame(
    operator: Operator,
    saved: SavedGame,
  ): Promise<Outcome<AdminGame, SaveFailure>> {
    await catalogue.games();
    const read = readDefinition(saved);
    if (!read.ok) return read;
    const stored = await db.transaction((tx) =>
      keep(tx, core, { operator, saved, read: read.value }),
    );
    if (!stored.ok) return stored;
    const shown = await adminGame(saved.gameId);
    if (!shown.ok) throw new Error(`Game ${saved.gameId} was saved and is not there`);
    return shown;
  }

  async function changeGame(
    operator: Operator,
    { from, terms, ...saved }: ChangedGame,
  ): Promise<Outcome<AdminGame, SaveFailure>> {
    const game = await catalogue.gameOf(from);
    if (!game) return fail('game-unusable', { detail: `There is no game ${from} to start from.` });
    const unknown = unknownPrices(game, terms);
    if (unknown.length > 0) return fail('game-unusable', { detail: unknown.join(' ') });
    const definition = { ...withTerms(game, terms), gameId: saved.gameId };
    return saveGame(operator, { ...saved, definition: JSON.stringify(definition) });
  }

  async function previewGame({
    gameId,
    terms,
  }: {
    gameId: string;
    terms: GameTerms;
  }): Promise<Outcome<GamePreview, 'not-found'>> {
    const game = await catalogue.gameOf(gameId);
    if (!game) return fail('not-found');
    const changed = withTerms(game, terms);
    const errors = [...unknownPrices(game, terms), ...definitionErrors(changed, game)];
    return done({ errors, playTypes: playTypeViews(changed) });
  }

  async function gameVersions(gameId: string): Promise<readonly GameVersion[]> {
    const rows = await versionsOf(db.read, gameId);
    return rows.map(({ version, made_by, made_at }) => ({
      version,
      madeBy: made_by,
      madeAt: made_at.toISOString(),
    }));
  }

  return { adminGames, adminGame, saveGame, changeGame, previewGame, gameVersions };
}

interface Saving {
  readonly operator: Operator;
  readonly saved: SavedGame;
  readonly read: GameDefinition;
}

/** Adds the next version of a game, unless another operator has saved one since. */
async function keep(
  tx: Tx,
  core: Core,
  { operator, saved, read }: Saving,
): Promise<Outcome<void, SaveFailure>> {
  const row = await lockGame(tx, saved.gameId);
  if ((row?.version ?? 0) !== saved.version) return conflict();
  const before = row && (await gameVersion(tx, saved.gameId, row.version))?.definition;
  const version = saved.version + 1;
  const definition = { ...read, priceVersion: version };
  const errors = definitionErrors(definition, before ?? null);
  if (errors.length > 0) return fail('game-unusable', { detail: errors.slice(0, 10).join(' ') });
  const next = { game_id: saved.gameId, version, enabled: saved.enabled };
  if (row) await setVersion(tx, next);
  else if ((await addGames(tx, [{ ...next, place: lastPlace }])) === 0) return conflict();
  const made = { made_by: operator.name, made_at: core.clock.now() };
  await addVersions(tx, [{ game_id: saved.gameId, version, definition, ...made }]);
  await recordAudit(tx, core, operator, {
    action: 'lottery.game-saved',
    subject: saved.gameId,
    before: row ? `${row.version} ${row.enabled ? 'on' : 'off'}` : '',
    after: `${version} ${saved.enabled ? 'on' : 'off'}`,
    note: saved.note,
  });
  return done(undefined);
}

/** Prices for unknown choices or a wrong number of tiers are refused, never silently ignored. */
function unknownPrices(game: GameDefinition, { prices }: GameTerms): string[] {
  const tiers = tiersByName(game);
  return Object.entries(prices).flatMap(([name, odds]) =>
    tiers.get(name) === odds.length
      ? []
      : [`"${name}" has ${tiers.get(name) ?? 0} prices and ${odds.length} are given.`],
  );
}

function conflict() {
  return fail('version-conflict', {
    detail: 'Another operator has changed this game since. Load it again and repeat your change.',
  });
}

function readDefinition({
  gameId,
  definition,
}: SavedGame): Outcome<GameDefinition, 'game-unusable'> {
  const read = gameDefinition.safeParse(parsed(definition));
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.join('.') || 'The definition';
    return fail('game-unusable', { detail: `${where}: ${issue?.message ?? 'is no game.'}` });
  }
  if (read.data.gameId !== gameId)
    return fail('game-unusable', {
      detail: 'gameId: must be the id that the game is saved under.',
    });
  return done(read.data);
}

/** `null` for a text that is not JSON; the schema then reports what is missing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
