import { call } from '../call.ts';
import type { DrawId } from '../ids.ts';
import type { Draw, DrawProof } from './lottery.ts';

/**
 * One commit in the order of publication: `chain` is SHA-256 of `<chain before>|<numero>|<commit>`; for the
 * first link, `<chain before>` is empty.
 */
export interface CommitLink {
  readonly place: number;
  readonly drawId: DrawId;
  readonly numero: string;
  readonly commit: string;
  readonly chain: string;
  readonly publishedAt: string;
}

/**
 * The public evidence of a draw; for an external draw: the bets were fixed before, and two operators entered
 * the same numbers.
 */
export interface DrawRecord {
  readonly draw: Draw;
  /** `null` for an external draw: it cannot be computed again. */
  readonly proof: DrawProof | null;
  readonly origin: 'draw-v1' | 'outside';
  /** SHA-256 over all lines, taken after the lock and before any number was entered; `null` before that. */
  readonly seal: { readonly hash: string; readonly lines: number } | null;
  /** Every result of the draw, newest last. */
  readonly results: readonly ResultVersion[];
}

export interface ResultVersion {
  readonly version: number;
  readonly numbers: readonly number[];
  /** Voided prizes: lines that depend on them were refunded. */
  readonly voidPrizes: readonly string[];
  readonly agreedBy: 'draw-v1' | 'two-persons' | 'two-sources';
  readonly writtenAt: string;
}

export const lotteryProofCalls = {
  /** Commits of a game after `place`, at most 1,000: a stored copy reveals a later exchange. */
  commitChain: call('GET /lgw/games/:gameId/commits')
    .takes<{ gameId: string; place?: number; limit?: number }>()
    .gives<readonly CommitLink[]>(),
  drawRecord: call('GET /lgw/draws/:drawId/record').takes<{ drawId: DrawId }>().gives<DrawRecord>(),
};
