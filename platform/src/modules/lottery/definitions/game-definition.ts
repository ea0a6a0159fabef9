import type {
  DrawFamily,
  GameFamily,
  Localized,
  PickForm,
  PrizeMode,
  Schedule,
} from '@croupier/contracts';
import type { Condition } from './condition.ts';
import type { Match } from './match.ts';

/** A lottery game as data: everything that pricing, drawing and settling need to know of it. */
export interface GameDefinition {
  readonly gameId: string;
  readonly family: GameFamily;
  /** Name of the draw's shape inside the drawn message. */
  readonly drawFamily: DrawFamily;
  /** `outside`: the numbers are drawn elsewhere and entered. */
  readonly drawnBy: 'draw-v1' | 'outside';
  readonly name: Localized;
  readonly gameMenuTag: string;
  readonly schedule: Schedule;
  /** Rises with every change of odds, play types or limits. */
  readonly priceVersion: number;
  /** How odds are made; the first is what a slip gets that names none. */
  readonly prizeModes: readonly PrizeRule[];
  /** By currency: the game is not offered in one that is not named. */
  readonly limits: Readonly<Record<string, StakeLimits>>;
  readonly playTypes: readonly PlayTypeDefinition[];
}

/** A mode's odds: those listed, or `(group / 2000) / p`, which returns `group / 2000` of every stake. */
export interface PrizeRule {
  readonly mode: PrizeMode;
  /** `null`: the odds listed with the play types. */
  readonly group: number | null;
  /** Its own odds, instead of those listed. */
  readonly odds?: PriceList;
}

/** Odds by tiers, of a listed choice as `sum:10`, or of a play type whose picks are written. */
export type PriceList = Readonly<Record<string, readonly string[]>>;

/** Decimal amounts. */
export interface StakeLimits {
  readonly minStake: string;
  readonly maxStake: string;
  readonly maxStakePerDraw: string;
  /** What one line may return; more is refused when it is placed. */
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

/** One tier of a choice. What a code means never changes: lines are settled by it. */
export interface Pay {
  /** Total returned per 1 staked, stake included; `1` gives the stake back. */
  readonly odds: string;
  readonly when: Condition;
}

/** A play type whose picks are written: a number, a set, a sequence. */
export interface PickPlayType extends AnyPlayType {
  readonly pick: Exclude<PickForm, { form: 'choice' }>;
  readonly match: Match;
  /** Total returned per unit for each hit, by the match's tiers. */
  readonly odds: readonly string[];
  /** Stake of one unit, as 27 where a unit covers 27 lots. */
  readonly unitStake: number;
}

export function isPickType(playType: PlayTypeDefinition): playType is PickPlayType {
  return 'pick' in playType;
}
