import { call } from '../call.ts';
import type { MemberId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { GameFamily, GroupBounds, PrizeMode, Schedule } from '../lottery-terms.ts';
import type { DecimalAmount } from '../money.ts';
import type { NumberRule } from './lottery-admin.ts';
import type { PlayType } from './lottery.ts';

/** A line of the list of games. */
export interface AdminGameLine {
  readonly gameId: string;
  readonly version: number;
  readonly enabled: boolean;
  readonly name: Localized;
  readonly family: GameFamily;
  readonly schedule: Schedule;
}

/** What an operator changes of a game without editing its definition. */
export interface GameTerms {
  readonly name: Localized;
  readonly schedule: Schedule;
  /** By currency. */
  readonly limits: Readonly<Record<string, StakeBounds>>;
  readonly prizeModes: readonly PrizeTerms[];
  /** Odds by tiers, of a listed choice such as `sum:10`, or of a play type with written picks. */
  readonly prices: Readonly<Record<string, readonly string[]>>;
}

export interface StakeBounds {
  readonly minStake: string;
  readonly maxStake: string;
  readonly maxStakePerDraw: string;
  readonly maxPayout: string;
}

export interface PrizeTerms {
  readonly mode: PrizeMode;
  /** `null`: odds from a price list. */
  readonly group: number | null;
}

/** What new terms would return, before they are saved. */
export interface GamePreview {
  /** Errors, each with its remedy; empty if the game can be saved. */
  readonly faults: readonly string[];
  readonly playTypes: readonly PlayType[];
}

export interface GameVersion {
  readonly version: number;
  readonly madeBy: string;
  readonly madeAt: string;
}

/** Numbers that are closed or pay half, and the maximum liability of one number of a play type. */
export interface GameBounds {
  readonly restrictions: readonly {
    readonly playType: string;
    readonly choice: string;
    readonly rule: NumberRule;
    readonly reason: string;
    readonly setBy: string;
  }[];
  readonly caps: readonly {
    readonly playType: string;
    readonly currency: string;
    readonly cap: DecimalAmount;
    readonly setBy: string;
  }[];
}

/** A game as shown to operators. */
export interface AdminGame extends AdminGameLine {
  readonly terms: GameTerms;
  /** The complete game definition as JSON, as `saveLotteryGame` takes it. */
  readonly definition: string;
  /** Its play types with their returns, computed exactly from the definition. */
  readonly playTypes: readonly PlayType[];
}

/** A member's prize group and its bounds: not above the upline's, not below the downline's. */
export interface MemberPrizeGroup extends GroupBounds {
  /** `null`: the mode's. */
  readonly own: number | null;
}

export const lotteryGamesAdminCalls = {
  /**
   * A lower group reduces a member's odds; the difference goes to the upline. `null` restores the mode's
   * group.
   */
  setPrizeGroup: call('PUT /ops/lottery/prize-groups/:memberId', { audience: 'operator' }).takes<{
    memberId: MemberId;
    prizeGroup: number | null;
    note: string;
  }>(),
  memberPrizeGroup: call('GET /ops/lottery/prize-groups/:memberId', { audience: 'operator' })
    .takes<{ memberId: MemberId }>()
    .gives<MemberPrizeGroup>(),
  adminGames: call('GET /ops/lottery/games', { audience: 'operator' }).gives<
    readonly AdminGameLine[]
  >(),
  adminGame: call('GET /ops/lottery/games/:gameId', { audience: 'operator' })
    .takes<{ gameId: string }>()
    .gives<AdminGame>(),
  /** Adds a game or a new version of one; `version` is the edited one, 0 for a new game. */
  saveLotteryGame: call('PUT /ops/lottery/games/:gameId', { audience: 'operator', largeBody: true })
    .takes<{
      gameId: string;
      version: number;
      enabled: boolean;
      definition: string;
      note: string;
    }>()
    .gives<AdminGame>()
    .fails('version-conflict', 'game-unusable'),
  /** Computes what a game's terms would return. Saves nothing. */
  previewLotteryGame: call('POST /ops/lottery/games/:gameId/preview', {
    audience: 'operator',
    largeBody: true,
  })
    .takes<{ gameId: string; terms: GameTerms }>()
    .gives<GamePreview>()
    .fails('not-found'),
  /** New terms for a game, or a new game of the same kind: `from` is the game whose play types it gets. */
  changeLotteryGame: call('PUT /ops/lottery/games/:gameId/terms', {
    audience: 'operator',
    largeBody: true,
  })
    .takes<{
      gameId: string;
      from: string;
      version: number;
      enabled: boolean;
      terms: GameTerms;
      note: string;
    }>()
    .gives<AdminGame>()
    .fails('version-conflict', 'game-unusable'),
  /** Newest first. */
  lotteryGameVersions: call('GET /ops/lottery/games/:gameId/versions', { audience: 'operator' })
    .takes<{ gameId: string }>()
    .gives<readonly GameVersion[]>(),
  lotteryGameBounds: call('GET /ops/lottery/games/:gameId/bounds', { audience: 'operator' })
    .takes<{ gameId: string }>()
    .gives<GameBounds>(),
};
