import { formatAmount, type GameId, type Localized, type Winner } from '@croupier/contracts';
import type { GameRow, Offer, Providers } from '../providers/index.ts';
import { maskedAccount } from '../identity/index.ts';
import { isOwnLottery, vassalageOf } from './game-view.ts';

/** A payment of a brand's jackpot, with the round that won it. */
export interface JackpotPaid {
  readonly account: string;
  readonly game_id: GameId;
  readonly name: Localized;
  readonly provider: string;
  readonly kind: GameRow['kind'];
  readonly art: string;
  readonly win_units: bigint;
  readonly drawn_at: Date;
}

/** A ticket of the platform's own lotteries that won. */
export interface LotteryWon {
  readonly account: string;
  /** Of the lottery, as the lobby lists it. */
  readonly code: string;
  readonly win_units: bigint;
  readonly at: Date;
}

type WonRound = Awaited<ReturnType<Providers['wonRounds']>>[number];

/** Rounds, lottery tickets and jackpots with a payout, the latest first, of games that are visible in the place. */
export function winnersOf(
  { byId, games }: Pick<Offer, 'byId' | 'games'>,
  {
    rounds,
    jackpots,
    tickets,
  }: {
    rounds: readonly WonRound[];
    jackpots: readonly JackpotPaid[];
    tickets: readonly LotteryWon[];
  },
  limit: number,
): readonly Winner[] {
  const lotteries = new Map(
    games.flatMap((game) => (isOwnLottery(game) ? [[game.code, game] as const] : [])),
  );
  const wins = [
    ...rounds.map((round) => ({
      ...round,
      at: round.closed_at,
      isJackpot: round.jackpot_units > 0n,
    })),
    ...tickets.flatMap(({ code, ...won }) => {
      const game = lotteries.get(code);
      return game ? [{ ...game, ...won, game_id: game.id, isJackpot: false }] : [];
    }),
    ...jackpots.map((paid) => ({ ...paid, at: paid.drawn_at, isJackpot: true })),
  ];
  return highestOfEach(wins.filter(({ game_id }) => byId.has(game_id)))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(({ account, game_id, name, kind, provider, art, win_units, at, isJackpot }) => ({
      account: maskedAccount(account),
      nodeId: game_id,
      game: name,
      gameType: kind,
      vassalage: vassalageOf(provider),
      art,
      amount: formatAmount(win_units),
      wonAt: at.toISOString(),
      isJackpot,
    }));
}

interface Win {
  readonly account: string;
  readonly game_id: GameId;
  readonly win_units: bigint;
}

/** One line for a player and a game: the highest. */
function highestOfEach<Won extends Win>(wins: readonly Won[]): readonly Won[] {
  const best = new Map<string, Won>();
  for (const win of wins) {
    const key = `${win.game_id}|${win.account}`;
    const known = best.get(key);
    if (!known || win.win_units > known.win_units) best.set(key, win);
  }
  return [...best.values()];
}
