import type { WalletClient } from '@croupier/provider/wallet-client';
import type { Logger } from 'pino';
import type { Board } from '../board/board.ts';
import type { Db } from '../db/connect.ts';

/** What taking and settling bets needs. */
export interface Trade {
  readonly db: Db;
  readonly board: Board;
  /** Partner codes whose bets this process settles; records of others stay as they are. */
  readonly partners: readonly string[];
  /** The wallet as a partner of the book calls it. */
  readonly walletOf: (partner: string) => WalletClient;
  readonly now: () => Date;
  /** Waits; tests decide how long. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: Logger;
}

/** Longer than any single answer of the wallet can take. */
export const leaseMs = 10_000;

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMs);

/** Ids of movements are derived from the ticket: a repeat after a crash is the same call. */
export const betId = (ticket: string): string => `${ticket}-bet`;
export const winId = (ticket: string): string => `${ticket}-win`;
