import { lotsOf, type LotGroup, type ResultShape } from '@croupier/contracts';
import type { PickPlayType } from './game-definition.ts';
import type { Match, Source } from './match-form.ts';

/** Hits by tier. */
export type Hits = readonly number[];

export interface Matcher {
  /** The winning choices when they can be listed; else `null`, and each pick must be judged. */
  readonly named: ReadonlyMap<string, Hits> | null;
  /** Hits of a pick; `null` for a losing one. */
  judge(choice: string): Hits | null;
}

/** Compiles a play type for one result: what depends on the result only is computed once. */
export function matcherOf(
  { match, odds }: Pick<PickPlayType, 'match' | 'odds'>,
  shape: ResultShape,
  result: readonly number[],
): Matcher {
  switch (match.by) {
    case 'equal':
      return byEquality(match, (source) => tokensOf(source, shape, result), odds.length);
    case 'count':
      return byCount(match.counts, new Set(tokensOf(match.source, shape, result)));
    case 'within':
      return byWithin(tokensOf(match.source, shape, result));
    case 'contained':
      return byContained(tokensOf(match.source, shape, result));
  }
}

/** The tokens of a source; leading zeros are kept. */
export function tokensOf(
  source: Source,
  shape: ResultShape,
  result: readonly number[],
): readonly string[] {
  if ('prizes' in source) return shape.kind === 'lots' ? lotTokens(source, shape.lots, result) : [];
  const width = widthOf(shape);
  const tokens = result.slice(...source.at).map((number) => String(number).padStart(width, '0'));
  return source.isJoined ? [tokens.join(width > 1 ? ',' : '')] : tokens;
}

/** Number of digits of a number in a written pick. */
export function widthOf(shape: ResultShape): number {
  if (shape.kind === 'lots') return 1;
  return String(shape.kind === 'sample' ? shape.of : shape.to).length;
}

/** The groups of lots from which a source takes its tokens. */
export function groupsOf(
  { prizes, slice: [start, end = 0] }: Extract<Source, { prizes: unknown }>,
  lots: readonly LotGroup[],
): LotGroup[] {
  const needed = start < 0 ? -start : end;
  return lots.filter(
    ({ prize, digits }) => (prizes === 'all' || prizes.includes(prize)) && digits >= needed,
  );
}

function lotTokens(
  source: Extract<Source, { prizes: unknown }>,
  lots: readonly LotGroup[],
  result: readonly number[],
): string[] {
  const wanted = new Set(groupsOf(source, lots).map(({ prize }) => prize));
  return lotsOf(lots, result)
    .filter(({ prize }) => wanted.has(prize))
    .flatMap(({ numbers }) => numbers.map((number) => number.slice(...source.slice)));
}

function byEquality(
  { sources, isUnordered = false }: Extract<Match, { by: 'equal' }>,
  tokens: (source: Source) => readonly string[],
  tiers: number,
): Matcher {
  const named = new Map<string, number[]>();
  for (const [tier, source] of sources.entries()) {
    for (const token of tokens(source)) {
      const key = isUnordered ? ascending(token) : token;
      const hits = named.get(key) ?? Array.from({ length: tiers }, () => 0);
      hits[tier] = (hits[tier] ?? 0) + 1;
      named.set(key, hits);
    }
  }
  return { named, judge: (choice) => named.get(choice) ?? null };
}

function byCount(counts: readonly number[], drawn: ReadonlySet<string>): Matcher {
  return {
    named: null,
    judge(choice) {
      const tier = counts.indexOf(choice.split(',').filter((number) => drawn.has(number)).length);
      return tier < 0 ? null : counts.map((_, index) => (index === tier ? 1 : 0));
    },
  };
}

function byWithin(tokens: readonly string[]): Matcher {
  return {
    named: null,
    judge(choice) {
      const picked = new Set(choice.split(','));
      return tokens.every((token) => picked.has(token)) ? [1] : null;
    },
  };
}

function byContained(tokens: readonly string[]): Matcher {
  return {
    named: null,
    judge: (choice) => (tokens.some((token) => isContained(choice, token)) ? [1] : null),
  };
}

function isContained(choice: string, token: string): boolean {
  return [...choice].every((digit) => occurrences(token, digit) >= occurrences(choice, digit));
}

function occurrences(text: string, digit: string): number {
  return text.split(digit).length - 1;
}

function ascending(text: string): string {
  return [...text].sort().join('');
}
