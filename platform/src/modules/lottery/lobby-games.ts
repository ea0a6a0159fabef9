import { languages, type CatalogueGame, type GameFamily } from '@croupier/contracts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { pricedFor } from './definitions/prices.ts';
import { playTypeViews } from './views.ts';

/** The vendor of the instant lottery in the lobby of games (specification §4). */
export const instantVendor = { id: 'elott', displayName: 'Croupier Elott' } as const;

/** Games with draws at least this often are listed in the lobby as instant lottery. */
const longestCadenceS = 60;

/** The instant lotteries as the lobby lists them, the fastest first. */
export function instantGames(games: readonly GameDefinition[]): readonly CatalogueGame[] {
  return games
    .flatMap((game) => (cadenceOf(game) <= longestCadenceS ? [game] : []))
    .sort((one, other) => cadenceOf(one) - cadenceOf(other))
    .map((game) => ({
      code: game.gameId,
      name: game.name,
      kind: 'ELOTT',
      classify: `lottery-${game.family}`,
      launch_path: '/lottery',
      art: `${subjects[game.family] ?? 'bell'}-${game.gameId}`,
      rtp: statedReturn(game),
      min_bet: stakesOf(game, 'minStake'),
      max_bet: stakesOf(game, 'maxStake'),
      languages,
      hot: cadenceOf(game) < longestCadenceS,
    }));
}

/** Words of the covers that the lobby draws. */
const subjects: Partial<Record<GameFamily, string>> = {
  k3: 'dice',
  ssc: 'coins',
  pk10: 'crown',
  keno: 'gem',
  wingo: 'wheel',
  '3d': 'moon',
};

const cadenceOf = ({ schedule }: GameDefinition) =>
  schedule.kind === 'every' ? schedule.seconds : Infinity;

/**
 * The lowest return of any bet, in percent, at the odds with which the lobby opens the game: those of the
 * electronic lottery, or else the game's first ones.
 */
function statedReturn(game: GameDefinition): number {
  const prizeMode = game.prizeModes.some(({ mode }) => mode === 'Elott')
    ? 'Elott'
    : (game.prizeModes[0]?.mode ?? 'SEA');
  const priced = pricedFor(game, { prizeMode, profile: 'open' }) ?? game;
  return Math.min(...playTypeViews(priced).map(({ rtp }) => rtp));
}

const stakesOf = ({ limits }: GameDefinition, bound: 'minStake' | 'maxStake') =>
  Object.fromEntries(Object.entries(limits).map(([currency, stakes]) => [currency, stakes[bound]]));
