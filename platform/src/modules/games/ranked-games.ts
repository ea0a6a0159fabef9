import type { Core } from '../../core.ts';
import { done } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import { hotOf } from './game-lists.ts';
import { gamesIn } from './game-view.ts';
import { createRankingCache } from './ranking-cache.ts';
import { winnersOf } from './winners.ts';
import type { Games } from './games.ts';
import type { GamesUses } from './games-uses.ts';
import type { offeredGames } from './offered-games.ts';

// The specification's numbers (§9).
const winnersAtMost = 50;

const winnersSinceHours = 24;

const winnersTimesStake = 2;

const hotAtMost = 30;

const rankedAtMost = 20;

/** What other players play and win. */
export function gameRankings(
  core: Core,
  {
    providers,
    jackpotsPaid,
    lotteryWins,
  }: Pick<GamesUses, 'providers' | 'jackpotsPaid' | 'lotteryWins'>,
  {
    offerOf,
    offered,
  }: {
    readonly offerOf: ReturnType<typeof offeredGames>['offerOf'];
    readonly offered: ReturnType<typeof offeredGames>['offered'];
  },
): Pick<Games, 'hot' | 'ranked' | 'winners'> {
  const ranking = createRankingCache(core.clock, (brand, since) =>
    providers.mostPlayed(brand, since),
  );
  return {
    async hot(place, { limitNum = hotAtMost, gameType }) {
      const limit = Math.min(limitNum, hotAtMost);
      return done(hotOf(await offerOf(place), { limit, category: gameType }, place.brand));
    },

    async ranked(place, { limitNum = rankedAtMost, gameType }) {
      const games = await offered(await ranking.of(place.brand.code), place, gameType);
      const shown = games.slice(0, Math.min(limitNum, rankedAtMost));
      return done(shown.map((game, place) => ({ rank: place + 1, game })));
    },

    async winners(place, { limitNum = winnersAtMost, gameCategory = 'ALL' }) {
      const query = {
        brand: place.brand.code,
        limit: Math.min(limitNum, winnersAtMost),
        since: dayjs.utc(core.clock.now()).subtract(winnersSinceHours, 'hour').toDate(),
        timesStake: winnersTimesStake,
        ...(gameCategory !== 'ALL' && { games: gamesIn(gameCategory) }),
      };
      const hasLotteries = gameCategory === 'ALL' || gameCategory === 'ELOTT';
      const [offer, rounds, jackpots, tickets] = await Promise.all([
        offerOf(place),
        providers.wonRounds(query),
        jackpotsPaid(query),
        hasLotteries ? lotteryWins(query) : [],
      ]);
      return done(winnersOf(offer, { rounds, jackpots, tickets }, query.limit));
    },
  };
}
