import { call } from '../call.ts';
import type { DrawId } from '../ids.ts';
import type { Draw, DrawProof } from './lottery.ts';

/** One commit in the order published: `chain` is SHA-256 of `<chain before>|<numero>|<commit>`, the first of an empty one. */
export interface CommitLink {
  readonly place: number;
  readonly drawId: DrawId;
  readonly numero: string;
  readonly commit: string;
  readonly chain: string;
  readonly publishedAt: string;
}

/** What a draw can show for itself; one that is held elsewhere: the bets were fixed before, two entered alike. */
export interface DrawRecord {
  readonly draw: Draw;
  /** `null` for a draw that is held elsewhere: there is nothing to draw again with. */
  readonly proof: DrawProof | null;
  readonly origin: 'draw-v1' | 'outside';
  /** SHA-256 over all lines, taken after the lock and before a number was entered; `null` before that. */
  readonly seal: { readonly hash: string; readonly lines: number } | null;
  /** Every result the draw ever had, the newest last. */
  readonly results: readonly ResultVersion[];
}

export interface ResultVersion {
  readonly version: number;
  readonly numbers: readonly number[];
  /** Prizes that do not count: lines that hang on them got their stakes back. */
  readonly voidPrizes: readonly string[];
  readonly agreedBy: 'draw-v1' | 'two-persons' | 'two-sources';
  readonly writtenAt: string;
}

export const lotteryProofCalls = {
  /** Commits of a game from after `place` on, at most 1,000: whoever keeps them sees if one is exchanged. */
  commitChain: call('GET /lgw/games/:gameId/commits')
    .takes<{ gameId: string; place?: number; limit?: number }>()
    .gives<readonly CommitLink[]>(),
  drawRecord: call('GET /lgw/draws/:drawId/record').takes<{ drawId: DrawId }>().gives<DrawRecord>(),
};
