import type {
  DrawFamily,
  GameFamily,
  Localized,
  PickForm,
  PrizeMode,
  Schedule,
} from '@croupier/contracts';
import type { Condition } from './condition.ts';
import type { Match } from './match-form.ts';

/** A lottery game as data: everything that pricing, drawing and settlement need. */
export interface GameDefinition {
  readonly gameId: string;
  readonly family: GameFamily;
  /** Name of the draw's shape inside of the drawn message. */
  readonly drawFamily: DrawFamily;
  /** `outside`: the numbers are drawn elsewhere and entered by operators or sources. */
  readonly drawnBy: 'draw-v1' | 'outside';
  readonly name: Localized;
  readonly gameMenuTag: string;
  readonly schedule: Schedule;
  /** Rises with every change of odds, play types or limits. */
  readonly priceVersion: number;
  /** How odds are made; a slip that names no mode gets the first one. */
  readonly prizeModes: readonly PrizeRule[];
  /** By currency; the game is not offered in a currency without limits. */
  readonly limits: Readonly<Record<string, StakeLimits>>;
  readonly playTypes: readonly PlayTypeDefinition[];
}

/** A mode's odds: those listed, or `(group / 2000) / p`, which returns `group / 2000` of every stake. */
export interface PrizeRule {
  readonly mode: PrizeMode;
  /** `null`: the odds listed with the play types. */
  readonly group: number | null;
  /** Its own odds instead of the listed ones. */
  readonly odds?: PriceList;
}

/** Odds by tier, of a listed choice such as `sum:10`, or of a play type with written picks. */
export type PriceList = Readonly<Record<string, readonly string[]>>;

/** Decimal amounts. */
export interface StakeLimits {
  readonly minStake: string;
  readonly maxStake: string;
  readonly maxStakePerDraw: string;
  /** The largest payout of one line; a line above it is refused when it is placed. */
  readonly maxPayout: string;
}

export type PlayTypeDefinition = ChoicePlayType | PickPlayType;

interface AnyPlayType {
  readonly code: string;
  readonly name: Localized;
  readonly rule: Localized;
}

/** A play type whose choices are listed, each with its own price. */
export interface ChoicePlayType extends AnyPlayType {
  readonly choices: readonly ChoiceDefinition[];
}

export interface ChoiceDefinition {
  readonly code: string;
  readonly name: Localized;
  readonly pays: readonly Pay[];
}

/** One tier of a choice. The meaning of a code never changes, because lines are settled by it. */
export interface Pay {
  /** Total returned per 1 staked, stake included; `1` returns the stake. */
  readonly odds: string;
  readonly when: Condition;
}

/** A play type with written picks: a number, a set, a sequence. */
export interface PickPlayType extends AnyPlayType {
  readonly pick: Exclude<PickForm, { form: 'choice' }>;
  readonly match: Match;
  /** Total returned per unit for each hit, by the match's tiers. */
  readonly odds: readonly string[];
  /** Stake of one unit, such as 27 when a unit covers 27 lots. */
  readonly unitStake: number;
}

export function isPickType(playType: PlayTypeDefinition): playType is PickPlayType {
  return 'pick' in playType;
}
