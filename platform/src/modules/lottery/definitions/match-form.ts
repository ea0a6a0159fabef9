import type { Slice, Window } from './condition.ts';

/** How a written pick is compared with a result: a small vocabulary from which every game is composed. */
export type Match =
  | {
      /** Each token that equals the pick is a hit, for the sources of each tier. */
      readonly by: 'equal';
      readonly sources: readonly Source[];
      /** The digits in any order, each pick once. */
      readonly isUnordered?: boolean;
    }
  | {
      /** Exactly this many different numbers of the pick are among the tokens, one tier per count. */
      readonly by: 'count';
      readonly source: Source;
      readonly counts: readonly number[];
    }
  /** Every token is in the pick. */
  | { readonly by: 'within'; readonly source: Source }
  /** The digits of the pick are among the digits of the one token, each as often as it is picked. */
  | { readonly by: 'contained'; readonly source: Source };

/** The source of the tokens that a pick is compared with. */
export type Source =
  /** A slice of every lot of these prizes that has enough digits; `all` for every prize. */
  | { readonly prizes: readonly string[] | 'all'; readonly slice: Slice }
  /** The numbers at these positions, or all of them joined to one token. */
  | { readonly at: Window; readonly isJoined?: boolean };
