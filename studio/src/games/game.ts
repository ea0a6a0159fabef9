import type { CatalogueGame, DecimalAmount } from '@croupier/contracts';
import type { Words } from '../maths/words.ts';
import type { GameFace, GameResult } from '../play-protocol.ts';

/** One game as used by the catalogue, the page and the rounds, for every kind of game. */
export interface Game {
  readonly listing: CatalogueGame;
  /** By currency code. */
  readonly stakes: Readonly<Record<string, readonly DecimalAmount[]>>;
  readonly face: GameFace;
  /** Maximum of concurrent rounds of one session. */
  readonly roundsAtOnce: number;
  /** The room's shared schedule paces the bets, more slowly than any minimum cycle. */
  readonly isPacedByRoom?: true;
  /** Cost of an order in units; `null` if the stake or choice is not offered. */
  costOf(order: GameOrder): bigint | null;
  /** Decides a round at once, from its words alone; `null` keeps the round open for the room to decide. */
  decide(order: DecidedOrder): Decision | null;
}

/** The lowest and the highest stake by currency, for the catalogue. */
export function stakeEnds(
  stakes: Game['stakes'],
): Required<Pick<CatalogueGame, 'min_bet' | 'max_bet'>> {
  const ends = (end: 0 | -1) =>
    Object.fromEntries(
      Object.entries(stakes).flatMap(([currency, amounts]) => {
        const amount = amounts.at(end);
        return amount ? [[currency, amount]] : [];
      }),
    );
  return { min_bet: ends(0), max_bet: ends(-1) };
}

export interface GameOrder {
  readonly currency: string;
  readonly stake: DecimalAmount;
  readonly choice: unknown;
}

export interface DecidedOrder {
  readonly choice: unknown;
  readonly costUnits: bigint;
  readonly words: Words;
}

export interface Decision {
  readonly result: GameResult;
  readonly winUnits: bigint;
}
