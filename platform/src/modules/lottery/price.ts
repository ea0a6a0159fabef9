import { createHash } from 'node:crypto';
import {
  formatAmount,
  parseAmount,
  pickError,
  type ComplianceProfile,
  type DrawState,
  type FieldError,
  type NumberRule,
  type PriceChange,
  type PrizeGroups,
  type PrizeMode,
  type SlipInput,
  type SlipLine,
  type UnitMode,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import {
  isPickType,
  type GameDefinition,
  type PlayTypeDefinition,
} from './definitions/game-definition.ts';
import { minorUnits, oddsUnits } from './definitions/odds.ts';
import { groupFor, pricedFor } from './definitions/prices.ts';
import { pickOf } from './definitions/winners.ts';
import { limitError } from './stake-limits.ts';
import type { PricedLine } from './priced-line.ts';

export interface Bettor {
  readonly currency: string;
  readonly profile: ComplianceProfile;
  /** The member's earlier stakes on this draw. */
  readonly stakedUnits: bigint;
  /** The member's own prize group. */
  readonly prizeGroup: number | null;
  /** Picks that are closed or pay half, such as `top3:867`. */
  readonly restricted: ReadonlyMap<string, NumberRule>;
}

export interface PricedSlip {
  readonly prizeMode: PrizeMode;
  readonly priceVersion: number;
  readonly lines: readonly PricedLine[];
  /** The member's group and the mode's, from which the odds were made; `null` for listed odds. */
  readonly groups: PrizeGroups | null;
  readonly unitMode: UnitMode | null;
}

type Refusal = 'price-changed' | 'invalid-input' | 'bet-limit-exceeded';

/** The current version of the game, and the version with which the slip was made. */
export interface PriceBook {
  readonly game: GameDefinition;
  readonly former: GameDefinition | null;
}

/** Prices a slip by the game's list with the server's own arithmetic, independent of what the page showed. */
export function price(
  { game, former }: PriceBook,
  slip: SlipInput,
  bettor: Bettor,
): Outcome<PricedSlip, Refusal> {
  const prizeMode = slip.prizeMode ?? game.prizeModes[0]?.mode ?? 'SEA';
  const terms = { prizeMode, profile: bettor.profile, prizeGroup: bettor.prizeGroup };
  const list = pricedFor(game, terms);
  if (!list) return fail('invalid-input', { fields: { prizeMode: { code: 'invalid' } } });
  const read = readLines(list, slip, bettor.restricted);
  if ('fields' in read) return fail('invalid-input', read);
  const shown = former && pricedFor(former, terms);
  const groups = groupsFor(game, prizeMode, bettor.prizeGroup);
  const changed = changeError(list, shown, {
    slip,
    lines: read.lines,
    groups,
    restricted: bettor.restricted,
  });
  if (changed) return changed;
  const limits = game.limits[bettor.currency];
  if (!limits)
    return fail('bet-limit-exceeded', { detail: 'This game is not offered in your currency.' });
  return (
    limitError(read.lines, limits, bettor.stakedUnits) ??
    done({
      prizeMode,
      priceVersion: game.priceVersion,
      lines: read.lines,
      groups,
      unitMode: slip.unitMode ?? null,
    })
  );
}

/** The groups from which a member's odds in a mode are made; `null` for listed odds. */
export function groupsFor(
  game: GameDefinition,
  prizeMode: PrizeMode,
  prizeGroup: number | null,
): PrizeGroups | null {
  const rule = game.prizeModes.find(({ mode }) => mode === prizeMode);
  const own = rule ? groupFor(rule, prizeGroup) : null;
  return own === null ? null : { own, mode: rule?.group ?? own };
}

interface Errors {
  readonly fields: Readonly<Record<string, FieldError>>;
}

/** Errors are reported line by line, for the first hundred wrong lines. */
function readLines(
  list: GameDefinition,
  { lines, unitMode = finest }: Pick<SlipInput, 'lines' | 'unitMode'>,
  restricted: Bettor['restricted'],
): { readonly lines: readonly PricedLine[] } | Errors {
  const step = largerOf(minorUnits, parseAmount(unitMode) ?? minorUnits);
  const playTypes = new Map(list.playTypes.map((playType) => [playType.code, playType]));
  const read: PricedLine[] = [];
  const seen = new Set<string>();
  const errors: [string, FieldError][] = [];
  for (const [index, line] of lines.entries()) {
    const priced = readLine(playTypes.get(line.playType), line, step);
    const error = 'code' in priced ? priced : repeatError(seen, priced.pick);
    if (error) errors.push([`lines.${index}`, error]);
    else if (!('code' in priced)) read.push(restrictedLine(priced, restricted));
    if (errors.length === errorsShown) break;
  }
  return errors.length > 0 ? { fields: Object.fromEntries(errors) } : { lines: read };
}

const errorsShown = 100;
const finest: UnitMode = '0.001';
const largerOf = (one: bigint, other: bigint) => (one > other ? one : other);

/** Half pay is a price like any other: it is stored with the line and shown before the bet is placed. */
function restrictedLine(line: PricedLine, restricted: Bettor['restricted']): PricedLine {
  if (restricted.get(line.pick) !== 'half-price') return line;
  return { ...line, oddsUnits: line.oddsUnits.map((odds) => odds / 2n) };
}

function repeatError(seen: Set<string>, pick: string): FieldError | null {
  if (seen.has(pick)) return { code: 'pattern', pattern: 'duplicate-line' };
  seen.add(pick);
  return null;
}

/**
 * A line that the game does not have, or whose stake is not a multiple of the unit and the coin, is an error.
 */
function readLine(
  playType: PlayTypeDefinition | undefined,
  { playType: code, choice, stake }: SlipLine,
  step: bigint,
): PricedLine | FieldError {
  if (!playType) return { code: 'pattern', pattern: 'unknown-play-type' };
  const odds = oddsOf(playType, choice);
  if ('code' in odds) return odds;
  const stakeUnits = parseAmount(stake) ?? 0n;
  const { unitStake } = odds;
  if (stakeUnits <= 0n || stakeUnits % (step * BigInt(unitStake)) !== 0n)
    return { code: 'pattern', pattern: 'stake-step', min: unitStake };
  return { pick: pickOf(code, choice), stakeUnits, oddsUnits: odds.odds.map(oddsUnits), unitStake };
}

function oddsOf(
  playType: PlayTypeDefinition,
  choice: string,
): { readonly odds: readonly string[]; readonly unitStake: number } | FieldError {
  if (isPickType(playType)) {
    const error = pickError(playType.pick, choice);
    const { odds, unitStake } = playType;
    return error ? { code: 'pattern', pattern: error } : { odds, unitStake };
  }
  const chosen = playType.choices.find(({ code }) => code === choice);
  if (!chosen) return { code: 'pattern', pattern: 'unknown-choice' };
  return { odds: chosen.pays.map(({ odds }) => odds), unitStake: 1 };
}

/**
 * A slip with outdated prices is accepted when the member accepts any prices, or better ones and none is
 * worse.
 */
function changeError(
  list: GameDefinition,
  shown: GameDefinition | null,
  {
    slip,
    lines,
    groups,
    restricted,
  }: {
    slip: SlipInput;
    lines: readonly PricedLine[];
    groups: PrizeGroups | null;
    restricted: Bettor['restricted'];
  },
) {
  const isSameList = slip.priceVersion === list.priceVersion;
  const own = groups?.own ?? 0;
  const shownGroup = groups ? (slip.prizeGroup ?? own) : own;
  if (isSameList && shownGroup === own) return null;
  const choice: PriceChange = slip.onPriceChange ?? 'ask';
  if (choice === 'any') return null;
  // Odds grow with the group, so a higher group is worse for no line.
  const isBetter =
    isSameList || (shown && isNowhereWorse(lines, readLines(shown, slip, restricted)));
  if (choice === 'better' && isBetter && own >= shownGroup) return null;
  return fail('price-changed', {
    detail: 'The odds have changed. Look at the new odds and place the bet again.',
    prices: {
      priceVersion: list.priceVersion,
      odds: lines.map((line) => line.oddsUnits.map(formatAmount)),
    },
  });
}

function isNowhereWorse(
  now: readonly PricedLine[],
  then: { readonly lines: readonly PricedLine[] } | Errors,
): boolean {
  if ('fields' in then) return false;
  return now.every((line, index) => {
    const before = then.lines[index];
    if (!before || before.unitStake !== line.unitStake) return false;
    return line.oddsUnits.every((odds, tier) => odds >= (before.oddsUnits[tier] ?? 0n));
  });
}

export function totalOf(lines: readonly { readonly stakeUnits: bigint }[]): bigint {
  return lines.reduce((sum, line) => sum + line.stakeUnits, 0n);
}

/** Distinguishes slips under the same idempotency key. */
export function hashOfSlip(slip: SlipInput & { readonly drawId: string }, also?: unknown): string {
  const lines = slip.lines.map(({ playType, choice, stake }) => [playType, choice, stake]);
  const { drawId, priceVersion, prizeMode, onPriceChange } = slip;
  return createHash('sha256')
    .update(JSON.stringify([drawId, priceVersion, lines, prizeMode, onPriceChange, also]))
    .digest('hex');
}

/** Compares with the server's clock, because the stored state may lag behind. */
export function isOpenForBets(
  draw: { state: DrawState; opens_at: Date; locks_at: Date },
  now: Date,
): boolean {
  return draw.state === 'open' && draw.opens_at <= now && now < draw.locks_at;
}
