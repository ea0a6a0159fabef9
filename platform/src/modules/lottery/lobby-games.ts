import { languages, type CatalogueGame, type GameFamily } from '@croupier/contracts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { highestReturn, percent } from './definitions/odds.ts';
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
      ...statedReturns(game),
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
 * The return of the game's main bet, with which its page opens, and the range of all its bets, in percent: at the odds
 * with which the lobby opens the game, those of the electronic lottery or else the game's first ones.
 */
function statedReturns(game: GameDefinition): Pick<CatalogueGame, 'rtp' | 'rtp_range'> {
  const prizeMode = game.prizeModes.some(({ mode }) => mode === 'Elott')
    ? 'Elott'
    : (game.prizeModes[0]?.mode ?? 'SEA');
  const priced = pricedFor(game, { prizeMode, profile: 'open' }) ?? game;
  const most = priced.playTypes.map((playType) => percent(highestReturn(priced, playType)));
  const least = playTypeViews(priced).map(({ rtp }) => rtp);
  const range = { least: Math.min(...least), most: Math.max(...most) };
  return {
    rtp: least[0] ?? range.least,
    ...(range.least < range.most && { rtp_range: range }),
  };
}

const stakesOf = ({ limits }: GameDefinition, bound: 'minStake' | 'maxStake') =>
  Object.fromEntries(Object.entries(limits).map(([currency, stakes]) => [currency, stakes[bound]]));
