import {
  drawShapes,
  isTimeZone,
  lengthOf,
  parseAmount,
  type ResultShape,
  type Schedule,
} from '@croupier/contracts';
import {
  isPickType,
  type GameDefinition,
  type PickPlayType,
  type PlayTypeDefinition,
  type PrizeRule,
  type StakeLimits,
} from './game-definition.ts';
import type { Condition } from './condition.ts';
import { isCountable, isKnown } from './distribution.ts';
import { groupsOf, tokensOf, widthOf } from './match.ts';
import type { Source } from './match-form.ts';
import { highestReturn, leastReturn, oddsUnits } from './odds.ts';
import { atPrices, tiersByName } from './price-list.ts';
import { isLess, type Rational } from './rational.ts';

const everything: Rational = { over: 1n, under: 1n };

/**
 * The reasons why a definition cannot be played, each as a sentence that says what to change; empty for a
 * valid one.
 */
export function definitionErrors(game: GameDefinition, before: GameDefinition | null): string[] {
  const shape = drawShapes[game.drawFamily];
  const first = [
    ...repeated(
      game.playTypes.map(({ code }) => code),
      'play type',
    ),
    ...repeated(
      game.prizeModes.map(({ mode }) => mode),
      'prize mode',
    ),
    ...scheduleErrors(game.schedule),
    ...Object.entries(game.limits).flatMap(([currency, limits]) => limitErrors(currency, limits)),
    ...game.playTypes.flatMap((playType) => playTypeErrors(playType, shape)),
    ...game.prizeModes.flatMap((rule) => priceErrors(game, rule)),
    ...(before ? meaningErrors(game, before) : []),
  ];
  // The return of a play type can only be computed when its parts are consistent.
  if (first.length > 0) return first;
  const priced = game.prizeModes.map(({ odds }) => (odds ? atPrices(game, odds) : game));
  return [...new Set(priced)].flatMap((at) => at.playTypes.flatMap((one) => returnErrors(at, one)));
}

function repeated(codes: readonly string[], what: string): string[] {
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
  return [...new Set(twice)].map((code) => `The ${what} "${code}" is listed twice: keep one.`);
}

function priceErrors(game: GameDefinition, { mode, odds = {} }: PrizeRule): string[] {
  const tiers = tiersByName(game);
  return Object.entries(odds).flatMap(([name, list]) => {
    const wanted = tiers.get(name);
    if (wanted === undefined)
      return [`The odds of ${mode} name "${name}", which this game does not have: take it out.`];
    if (wanted !== list.length)
      return [`The odds of ${mode} for "${name}" are ${list.length}, and it has ${wanted} tiers.`];
    return list.some((one) => oddsUnits(one) === 0n)
      ? [`The odds of ${mode} for "${name}" are zero.`]
      : [];
  });
}

function scheduleErrors(schedule: Schedule): string[] {
  if (schedule.kind === 'calendar')
    return isTimeZone(schedule.timeZone)
      ? []
      : [`"${schedule.timeZone}" is no time zone: name one as Asia/Dhaka.`];
  const errors: string[] = [];
  if (86_400 % schedule.seconds !== 0)
    errors.push(
      `A day is no whole number of ${schedule.seconds} seconds: choose a divisor of 86400.`,
    );
  if (schedule.lockSeconds >= schedule.seconds)
    errors.push('The lock is as long as the draw itself: make lockSeconds smaller.');
  return errors;
}

function limitErrors(currency: string, limits: StakeLimits): string[] {
  const [min, max, draw] = [limits.minStake, limits.maxStake, limits.maxStakePerDraw].map(
    (amount) => parseAmount(amount) ?? 0n,
  );
  if (min === undefined || max === undefined || draw === undefined) return [];
  return min > 0n && min <= max && max <= draw
    ? []
    : [`The limits in ${currency} must rise: minStake, maxStake, maxStakePerDraw.`];
}

function playTypeErrors(playType: PlayTypeDefinition, shape: ResultShape): string[] {
  if (!isPickType(playType)) return choiceErrors(playType, shape);
  const { code, match, pick, odds } = playType;
  const errors: string[] = [];
  if (odds.length !== tiersOf(playType))
    errors.push(`"${code}" has ${tiersOf(playType)} tiers and ${odds.length} odds: give one each.`);
  if (odds.some((one) => oddsUnits(one) === 0n)) errors.push(`"${code}" has odds of zero.`);
  if (!sourcesOf(match).every((source) => hasTokens(source, shape)))
    errors.push(`"${code}" looks where results of this game have nothing: correct its source.`);
  else if (!sourcesOf(match).every((source) => isPicked(playType, source, shape)))
    errors.push(`"${code}" picks what its tokens can't equal: make digits, range and width alike.`);
  const needsPattern = (match.by === 'equal' && match.isUnordered) || match.by === 'contained';
  if (needsPattern && pick.form === 'digits' && pick.count > 1 && !pick.pattern)
    errors.push(`"${code}" takes digits in any order: name the pattern, as it sets the chance.`);
  if (match.by === 'equal' && Boolean(match.isUnordered) !== isUnorderedPick(playType))
    errors.push(`"${code}" must say isUnordered both in its pick and in its match, or in neither.`);
  return errors;
}

/** A pick is compared with tokens: both must have the same form, or the computed chance would be wrong. */
function isPicked({ pick, match }: PickPlayType, source: Source, shape: ResultShape): boolean {
  const [token = ''] = tokensOf(source, shape, aResult(shape));
  if (match.by === 'contained') return pick.form === 'digits' && 'prizes' in source;
  if (match.by === 'equal') {
    if (pick.form === 'digits') return token.length === pick.count && !token.includes(',');
    return (
      pick.form === 'sequence' && token.split(',').length === pick.count && isRange(pick, shape)
    );
  }
  if (pick.form !== 'set' || token.length !== pick.width) return false;
  return 'prizes' in source
    ? pick.from === 0 && pick.to === 10 ** pick.width - 1
    : !source.isJoined && isRange(pick, shape);
}

function isRange({ from, to, width }: Range, shape: ResultShape): boolean {
  if (shape.kind === 'lots' || width !== widthOf(shape)) return false;
  const [first, last] = shape.kind === 'sample' ? [1, shape.of] : [shape.from, shape.to];
  return from === first && to === last;
}

type Range = Pick<Extract<PickPlayType['pick'], { form: 'set' }>, 'from' | 'to' | 'width'>;

/** Any numbers of the shape: the length of tokens does not depend on the result. */
function aResult(shape: ResultShape): number[] {
  return Array.from({ length: lengthOf(shape) }, (_, index) =>
    shape.kind === 'sample' ? index + 1 : 1,
  );
}

function isUnorderedPick({ pick }: PickPlayType): boolean {
  return pick.form === 'digits' && Boolean(pick.isUnordered);
}

function choiceErrors(
  playType: Exclude<PlayTypeDefinition, PickPlayType>,
  shape: ResultShape,
): string[] {
  const { code, choices } = playType;
  const zero = choices.some(({ pays }) => pays.some(({ odds }) => oddsUnits(odds) === 0n));
  const known = choices.every(({ pays }) => pays.every(({ when }) => isCounted(when, shape)));
  return [
    ...repeated(
      choices.map((choice) => choice.code),
      `choice of "${code}"`,
    ),
    ...(zero ? [`"${code}" has odds of zero.`] : []),
    ...(known
      ? []
      : [`"${code}" measures what results of this game don't have: correct its conditions.`]),
  ];
}

function isCounted(when: Condition, shape: ResultShape): boolean {
  return 'measure' in when ? isKnown(when.measure, shape) : isCountable(shape);
}

function tiersOf({ match }: PickPlayType): number {
  if (match.by === 'equal') return match.sources.length;
  return match.by === 'count' ? match.counts.length : 1;
}

function sourcesOf(match: PickPlayType['match']): readonly Source[] {
  return match.by === 'equal' ? match.sources : [match.source];
}

function hasTokens(source: Source, shape: ResultShape): boolean {
  if ('prizes' in source) return shape.kind === 'lots' && groupsOf(source, shape.lots).length > 0;
  return shape.kind !== 'lots' && source.at[0] < source.at[1] && source.at[1] <= shape.count;
}

/** Accepted lines are settled by these codes, so their meaning must not change. */
function meaningErrors(game: GameDefinition, before: GameDefinition): string[] {
  const errors: string[] = [];
  if (game.drawFamily !== before.drawFamily)
    errors.push('Another kind of draw is another game: give it an id of its own.');
  for (const old of before.playTypes) {
    const now = game.playTypes.find(({ code }) => code === old.code);
    const meant = now ? meaningsOf(now) : [];
    if (!meaningsOf(old).every((meaning) => meant.includes(meaning)))
      errors.push(
        `"${old.code}" means something to tickets that are out: leave it, add a new code.`,
      );
  }
  return errors;
}

/** Everything except names and prices; listed choices one by one, so that others can be added. */
function meaningsOf(playType: PlayTypeDefinition): string[] {
  if (isPickType(playType)) {
    const { pick, match, unitStake } = playType;
    return [inOrder([pick, match, unitStake])];
  }
  return playType.choices.map(({ code, pays }) => inOrder([code, pays.map(({ when }) => when)]));
}

/** JSON with sorted object keys, because the database stores them in its own order. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function returnErrors(game: GameDefinition, playType: PlayTypeDefinition): string[] {
  const errors: string[] = [];
  if (isLess(everything, highestReturn(game, playType)))
    errors.push(`"${playType.code}" returns more than is staked: lower its odds.`);
  if (leastReturn(game, playType).over === 0n)
    errors.push(`"${playType.code}" has a choice that can't win: take it out.`);
  return errors;
}
