import {
  sha256Hex,
  type BeaconProof,
  type Draw,
  type DrawId,
  type DrawProof,
  type LotteryTable,
  type PriceList,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { createLocalBeacon, type Beacon } from './beacon.ts';
import { chainById } from './beacon.store.ts';
import { createBets, type Bets } from './bets.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { gameOf, games } from './definitions/games.ts';
import { createDraws, externalOf, type Draws } from './draws.ts';
import { drawById, openedDraws, seedOf, upcomingDraws, type DrawRow } from './draw.store.ts';
import { createSettlement, type Settlement } from './settlement.ts';
import { drawView, gameView, playTypeViews } from './views.ts';

export interface LotteryUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly protection: Pick<Protection, 'watch'>;
  /** Another source than the house's own chain. */
  readonly beacon?: Beacon;
}

export interface Lottery extends Bets {
  /** For the jobs: nothing else moves a draw. */
  readonly draws: Draws;
  readonly settlement: Settlement;
  /** The brand's games, each with the draw to bet on and the latest results. */
  tables(brand: Pick<Brand, 'currency'>): Promise<readonly LotteryTable[]>;
  priceList(gameId: string): Promise<Outcome<PriceList, 'not-found'>>;
  opened(gameId: string, limit?: number): Promise<Outcome<readonly Draw[], 'not-found'>>;
  /** Everything to draw again with; the seed and the beacon's value only once there is a result. */
  proof(drawId: DrawId): Promise<Outcome<DrawProof, 'not-found'>>;
}

/** The specification shows six opened numbers. */
const openedShown = 6;

export function createLottery(core: Core, uses: LotteryUses): Lottery {
  const { db, clock } = core;
  const beacon = uses.beacon ?? createLocalBeacon(core);

  async function tables({ currency }: Pick<Brand, 'currency'>): Promise<readonly LotteryTable[]> {
    const upcoming = await upcomingDraws(db.read);
    const found = games.map((game) => tableOf(game, { currency, upcoming }));
    return (await Promise.all(found)).filter((table) => table !== null);
  }

  async function tableOf(
    game: GameDefinition,
    { currency, upcoming }: { currency: string; upcoming: readonly DrawRow[] },
  ): Promise<LotteryTable | null> {
    const limits = game.limits[currency];
    const current = upcoming.find((draw) => draw.game_id === game.gameId);
    if (!limits || !current) return null;
    const opened = await openedDraws(db.read, game.gameId, openedShown);
    return {
      game: gameView(game, limits),
      current: drawView(current),
      opened: opened.map(drawView),
      serverTime: clock.now().toISOString(),
    };
  }

  async function priceList(gameId: string): Promise<Outcome<PriceList, 'not-found'>> {
    const game = gameOf(gameId);
    if (!game) return fail('not-found');
    return done({ gameId, priceVersion: game.priceVersion, playTypes: playTypeViews(game) });
  }

  async function opened(
    gameId: string,
    limit = openedShown,
  ): Promise<Outcome<readonly Draw[], 'not-found'>> {
    if (!gameOf(gameId)) return fail('not-found');
    return done((await openedDraws(db.read, gameId, limit)).map(drawView));
  }

  async function proof(drawId: DrawId): Promise<Outcome<DrawProof, 'not-found'>> {
    const draw = await drawById(db.read, drawId);
    const family = draw && gameOf(draw.game_id)?.drawFamily;
    if (!draw || !family) return fail('not-found');
    const value = draw.beacon_value;
    return done({
      draw: drawView(draw),
      algorithm: 'draw-v1',
      family,
      commit: draw.commit_hash ?? '',
      serverSeed: draw.result ? ((await seedOf(db.read, draw.id)) ?? null) : null,
      external: value === null ? null : externalOf(draw.beacon_round ?? 0, value),
      beacon: await beaconProof(draw),
    });
  }

  async function beaconProof({
    beacon_chain,
    beacon_round,
    beacon_value,
  }: DrawRow): Promise<BeaconProof | null> {
    const chain = beacon_chain === null ? undefined : await chainById(db.read, beacon_chain);
    if (!chain || beacon_round === null) return null;
    return {
      source: 'local-chain',
      chainEnd: chain.chain_end,
      publishedAt: chain.published_at.toISOString(),
      round: beacon_round,
      value: beacon_value,
      previous: beacon_value === null ? null : await sha256Hex(beacon_value),
    };
  }

  return {
    ...createBets(core, uses),
    draws: createDraws(core, { live: uses.live, beacon }),
    settlement: createSettlement(core, uses),
    tables,
    priceList,
    opened,
    proof,
  };
}
