import type { DeskGame } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { keepDeed } from '../operators/index.ts';
import type { Catalogue } from './catalogue.ts';
import { definitionFaults } from './definitions/definition-faults.ts';
import { gameDefinition } from './definitions/definition-schema.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import {
  addGames,
  addVersions,
  currentGame,
  currentGames,
  gameHeld,
  gameVersion,
  setVersion,
} from './game.store.ts';
import { playTypeViews } from './views.ts';

export interface SavedGame {
  readonly gameId: string;
  /** The version that was changed; 0 for a game that is new. */
  readonly version: number;
  readonly enabled: boolean;
  readonly definition: string;
  readonly note: string;
}

type SaveFailure = 'version-conflict' | 'game-unusable';

/** Games as operators add and change them: data, checked whole, each version kept for ever. */
export interface GamesDesk {
  deskGames(): Promise<readonly Omit<DeskGame, 'definition' | 'playTypes'>[]>;
  deskGame(gameId: string): Promise<Outcome<DeskGame, 'not-found'>>;
  saveGame(operator: Operator, saved: SavedGame): Promise<Outcome<DeskGame, SaveFailure>>;
}

/** Behind the built-in games. */
const lastPlace = 100_000;

export function createGamesDesk(
  core: Core,
  { catalogue }: { readonly catalogue: Catalogue },
): GamesDesk {
  const { db, clock } = core;

  async function deskGames() {
    await catalogue.games();
    const rows = await currentGames(db.read);
    return rows.map(({ game_id, version, enabled }) => ({ gameId: game_id, version, enabled }));
  }

  async function deskGame(gameId: string): Promise<Outcome<DeskGame, 'not-found'>> {
    const game = await catalogue.gameOf(gameId);
    const row = await currentGame(db.read, gameId);
    if (!game || !row) return fail('not-found');
    return done({
      gameId,
      version: row.version,
      enabled: row.enabled,
      definition: JSON.stringify(game, null, 2),
      playTypes: playTypeViews(game),
    });
  }

  async function saveGame(
    operator: Operator,
    saved: SavedGame,
  ): Promise<Outcome<DeskGame, SaveFailure>> {
    await catalogue.games();
    const read = readDefinition(saved);
    if (!read.ok) return read;
    const kept = await db.transaction((tx) => keep(tx, operator, saved, read.value));
    if (!kept.ok) return kept;
    const shown = await deskGame(saved.gameId);
    if (!shown.ok) throw new Error(`Game ${saved.gameId} was saved and is not there`);
    return shown;
  }

  async function keep(
    tx: Tx,
    operator: Operator,
    saved: SavedGame,
    read: GameDefinition,
  ): Promise<Outcome<void, SaveFailure>> {
    const row = await gameHeld(tx, saved.gameId);
    if ((row?.version ?? 0) !== saved.version) return conflict();
    const before = row && (await gameVersion(tx, saved.gameId, row.version))?.definition;
    const version = saved.version + 1;
    const definition = { ...read, priceVersion: version };
    const faults = definitionFaults(definition, before ?? null);
    if (faults.length > 0) return fail('game-unusable', { detail: faults.slice(0, 10).join(' ') });
    const next = { game_id: saved.gameId, version, enabled: saved.enabled };
    if (row) await setVersion(tx, next);
    else if ((await addGames(tx, [{ ...next, place: lastPlace }])) === 0) return conflict();
    const made = { made_by: operator.name, made_at: clock.now() };
    await addVersions(tx, [{ game_id: saved.gameId, version, definition, ...made }]);
    await keepDeed(tx, core, operator, {
      action: 'lottery.game-saved',
      subject: saved.gameId,
      before: row ? `${row.version} ${row.enabled ? 'on' : 'off'}` : '',
      after: `${version} ${saved.enabled ? 'on' : 'off'}`,
      note: saved.note,
    });
    return done(undefined);
  }

  return { deskGames, deskGame, saveGame };
}

function conflict() {
  return fail('version-conflict', {
    detail: 'Somebody has changed this game since. Load it again and repeat your change.',
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

/** `null` for a text that is no JSON: the schema then says what is missing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
