import { call } from '../call.ts';
import type { ChaseId, DrawId, TicketId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { GameFamily, PrizeMode, Schedule, UnitMode } from '../lottery-terms.ts';
import type { DecimalAmount } from '../money.ts';
import type { PickForm } from '../pick-form.ts';
import type { DrawFamily } from '../result-shape.ts';
import { stakeRefusals } from './protection.ts';
import type { Page } from './wallet.ts';

/**
 * `scheduled → open → locked → drawing → resulted → settled`, or `void` with every stake refunded. A replaced
 * result of an external draw: `re-resulted`, then `settled` again.
 */
export type DrawState =
  | 'scheduled'
  | 'open'
  | 'locked'
  | 'drawing'
  | 'resulted'
  | 're-resulted'
  | 'settled'
  | 'void';

export interface Draw {
  readonly id: DrawId;
  readonly gameId: string;
  /** Issue number: `YYYYMMDD` and the sequence of the day. */
  readonly numero: string;
  readonly state: DrawState;
  readonly opensAt: string;
  readonly locksAt: string;
  readonly drawsAt: string;
  /** SHA-256 of the server seed, published when betting opens; lower-case hex. */
  readonly commit: string;
  /** The numbers in drawing order; empty before the draw. */
  readonly result: readonly number[];
}

/** One kind of bet, such as `sum` or `lo2`; its picks and odds are data. */
export interface PlayType {
  readonly code: string;
  readonly name: Localized;
  /** The rule in one sentence. */
  readonly rule: Localized;
  /** The format of a pick; `choice` if the choices are listed. */
  readonly pick: PickForm;
  /** Listed choices; empty if picks are written. */
  readonly choices: readonly Choice[];
  /** Odds per unit and hit, by tier, of a written pick; empty if choices are listed. */
  readonly odds: readonly string[];
  /** Stake of one unit, such as 27 if a unit covers 27 lots: a line's stake is a multiple of it. */
  readonly unitStake: number;
  /** Lowest return to player in percent, computed exactly from the definition. */
  readonly rtp: number;
  /** Returns less than 75 percent: a play of the lottery class, shown with its return. */
  readonly isLotteryClass: boolean;
}

export interface Choice {
  readonly code: string;
  readonly name: Localized;
  /** Total returned per 1 staked, stake included, as a decimal string. */
  readonly odds: string;
  /** Odds for other results, such as less on 5 for green; `1` refunds the stake. */
  readonly otherOdds: readonly string[];
  /** Return to player in percent, computed exactly from the definition. */
  readonly rtp: number;
}

export interface LotteryGame {
  readonly gameId: string;
  readonly family: GameFamily;
  readonly drawFamily: DrawFamily;
  readonly drawnBy: 'draw-v1' | 'outside';
  readonly name: Localized;
  readonly gameMenuTag: string;
  readonly schedule: Schedule;
  /** Seconds from one draw to the next; a day for calendar games. */
  readonly cadence: number;
  /** Weekdays with a draw, 1 for Monday to 7 for Sunday, such as `1,4`. */
  readonly drawDayOfWeek: string;
  readonly priceVersion: number;
  readonly prizeModes: readonly PrizeMode[];
  /** Stake limits of one line, in the brand's currency. */
  readonly minStake: DecimalAmount;
  readonly maxStake: DecimalAmount;
  /** Maximum stake of one member on one draw, all lines together. */
  readonly maxStakePerDraw: DecimalAmount;
  /** Maximum payout of one line. */
  readonly maxPayout: DecimalAmount;
}

/** Play types and odds of one version, for the requesting member. */
export interface PriceList {
  readonly gameId: string;
  readonly priceVersion: number;
  readonly prizeMode: PrizeMode;
  /** `null` if the listed odds apply. */
  readonly groups: PrizeGroups | null;
  readonly playTypes: readonly PlayType[];
}

/** Odds are `(own / 2000) / p`; the difference between the mode's group and `own` goes to the upline. */
export interface PrizeGroups {
  readonly own: number;
  readonly mode: number;
}

export interface LotteryTable {
  readonly game: LotteryGame;
  readonly current: Draw;
  /** The latest draws first, six as specified. */
  readonly opened: readonly Draw[];
  /** The server's clock as an ISO time, used by countdowns. */
  readonly serverTime: string;
}

export interface SlipLine {
  readonly playType: string;
  readonly choice: string;
  readonly stake: DecimalAmount;
}

export type LineState = 'waiting' | 'won' | 'lost' | 'refunded' | 'cancelled';

/** What to do if the odds have changed since the slip was made. */
export type PriceChange = 'ask' | 'better' | 'any';

export interface SlipInput {
  readonly priceVersion: number;
  readonly lines: readonly SlipLine[];
  /** Omitted: the game's first mode. */
  readonly prizeMode?: PrizeMode;
  /** Omitted: `ask`. The slip is refused, with the new odds. */
  readonly onPriceChange?: PriceChange;
  /** The unit of the stakes; stored with the ticket, so that the same bet can be placed again. */
  readonly unitMode?: UnitMode;
  /** The prize group of the shown odds: another group is a price change. */
  readonly prizeGroup?: number;
}

export interface TicketLine extends SlipLine {
  readonly lineNo: number;
  /** The accepted odds, by tier; later price changes do not affect them. */
  readonly odds: readonly string[];
  readonly unitStake: number;
  readonly state: LineState;
  readonly payout: DecimalAmount;
}

export interface Ticket {
  readonly id: TicketId;
  readonly draw: Draw;
  readonly gameName: Localized;
  readonly prizeMode: PrizeMode;
  /** `null` if the slip did not state it. */
  readonly unitMode: UnitMode | null;
  readonly stake: DecimalAmount;
  readonly payout: DecimalAmount;
  readonly state: LineState;
  /** The first fifty lines; `ticketLines` returns the others. */
  readonly lines: readonly TicketLine[];
  readonly lineCount: number;
  readonly placedAt: string;
  /** The chase that placed it. */
  readonly chaseId: ChaseId | null;
  /** The draw is not locked yet: the ticket can be cancelled. */
  readonly isCancellable: boolean;
}

export interface ChaseIssue {
  readonly numero: string;
  readonly multiplier: number;
  readonly stake: DecimalAmount;
  readonly state: 'waiting' | 'placed' | 'returned';
  readonly ticketId: TicketId | null;
}

/** One slip on several issues: paid at once, placed issue by issue. */
export interface Chase {
  readonly id: ChaseId;
  readonly gameId: string;
  readonly gameName: Localized;
  readonly stopOnWin: boolean;
  readonly state: 'running' | 'stopped' | 'finished';
  readonly stake: DecimalAmount;
  readonly lines: readonly SlipLine[];
  readonly issues: readonly ChaseIssue[];
  readonly placedAt: string;
}

/** The outcome of a bet whose answer was lost; both are `null` if nothing was booked. */
export interface BetReceipt {
  readonly ticket: Ticket | null;
  readonly chase: Chase | null;
}

/** An entry of the game menus, as specified; times are seconds. */
export interface GameMenuItem {
  readonly gameId: string;
  readonly gameMenuTag: string;
  readonly remark: Localized;
  readonly numero: string;
  /** Time to the lock. */
  readonly remainTime: number;
  /** Time from the lock to the draw. */
  readonly lockTime: number;
  readonly drawDayOfWeek: string;
  /** ISO time of the draw. */
  readonly winningTime: string;
  readonly accountTypeName: 'LOTT' | 'ELOTT';
}

export interface GameMenu {
  readonly tag: string;
  readonly gameMenus: readonly GameMenuItem[];
}

/** How often a number was drawn in the latest draws, and how many draws ago it was last drawn. */
export interface NumberTrend {
  /** Position from 1; 0 if it has no meaning, as for lots and drawn balls. */
  readonly position: number;
  readonly number: string;
  readonly count: number;
  readonly missing: number;
}

export interface Trends {
  readonly draws: number;
  readonly numbers: readonly NumberTrend[];
}

/** What a member earns from a downline ticket: the difference of their prize groups. */
export interface LotteryRebate {
  readonly ticketId: TicketId;
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly earnedAt: string;
}

/** Where the lottery opens for the parameters of an address. */
export interface LotteryLaunch {
  readonly gameId: string | null;
  readonly view: 'betting' | 'lobby';
  readonly prizeMode: PrizeMode;
  readonly playType: string | null;
  /** A path of this site, or `null`. */
  readonly backUrl: string | null;
  /** The page to open. */
  readonly path: string;
}

/** Everything needed to compute the draw again without the server. `null` fields are not revealed yet. */
export interface DrawProof {
  readonly draw: Draw;
  readonly algorithm: 'draw-v1';
  /** Name of the game inside the drawn message, such as `K3`. */
  readonly family: string;
  readonly commit: string;
  readonly serverSeed: string | null;
  readonly external: string | null;
  readonly beacon: BeaconProof | null;
}

/**
 * `local-chain`: the platform's own hash chain: each value's SHA-256 is the value of the previous round, and
 * `chainEnd`, the value of round 0, was published beforehand. It is not an external beacon and is labelled
 * so. `quicknet`: a drand round that was unpredictable; its value is the SHA-256 of `signature`.
 */
export interface BeaconProof {
  readonly source: 'local-chain' | 'quicknet';
  /** `null` for quicknet, whose public key is public knowledge. */
  readonly chainEnd: string | null;
  /** When the chain's end was published; for quicknet, when the round is published. */
  readonly publishedAt: string;
  readonly round: number;
  /** `null` until the draw has a result. */
  readonly value: string | null;
  readonly previous: string | null;
  /** For quicknet: the League of Entropy's BLS signature of the round. */
  readonly signature?: string;
}

const betFailures = [
  'draw-closed',
  'insufficient-funds',
  'bet-limit-exceeded',
  'price-changed',
  'number-closed',
  'liability-reached',
  ...stakeRefusals,
] as const;

export const lotteryCalls = {
  gameMenus: call('GET /lgw/games/game_menus').gives<readonly GameMenu[]>(),
  lotteryGames: call('GET /lgw/vn/games/game_menu').gives<readonly LotteryTable[]>(),
  /** The member's games, last played first; at most `recentCount`, the specification's 100. */
  recentLotteries: call('GET /lgw/vn/games/game_menu/recent', { audience: 'member' })
    .takes<{ recentCount?: number }>()
    .gives<readonly GameMenuItem[]>(),
  popularLotteries: call('GET /lgw/games/popular')
    .takes<{ count?: number }>()
    .gives<readonly GameMenuItem[]>(),
  /** The latest result of every game, newest first. */
  openedByGame: call('GET /lgw/vn/numeros/opened/game')
    .takes<{ count?: number }>()
    .gives<readonly Draw[]>(),
  priceList: call('GET /lgw/vn/games/:gameId/prices')
    .takes<{ gameId: string; prizeMode?: PrizeMode }>()
    .gives<PriceList>(),
  openedNumbers: call('GET /lotto/lgw/games/opened/numero')
    .takes<{ gameId: string; limit?: number }>()
    .gives<readonly Draw[]>(),
  /** Results of a game, newest first; `day` is a UTC day, `YYYY-MM-DD`. */
  lotteryResults: call('GET /lgw/games/:gameId/results')
    .takes<{ gameId: string; day?: string; before?: string; limit?: number }>()
    .gives<Page<Draw>>(),
  lotteryTrends: call('GET /lgw/games/:gameId/trends')
    .takes<{ gameId: string; draws?: number }>()
    .gives<Trends>(),
  lotteryLaunch: call('GET /lgw/games/launch')
    .takes<{
      lottoGameCode?: string;
      lottoView?: 'betting' | 'lobby';
      lottoPrizeMode?: string;
      playType?: string;
      backUrl?: string;
    }>()
    .gives<LotteryLaunch>(),
  placeTicket: call('POST /lgw/tickets', { audience: 'member', once: true, largeBody: true })
    .takes<SlipInput & { drawId: DrawId }>()
    .gives<Ticket>()
    .fails(...betFailures),
  tickets: call('GET /lgw/tickets', { audience: 'member' })
    .takes<{ gameId?: string; before?: string; limit?: number }>()
    .gives<Page<Ticket>>(),
  ticketLines: call('GET /lgw/tickets/:ticketId/lines', { audience: 'member' })
    .takes<{ ticketId: TicketId; after?: number; limit?: number }>()
    .gives<readonly TicketLine[]>(),
  cancelTicket: call('POST /lgw/tickets/:ticketId/cancel', { audience: 'member' })
    .takes<{ ticketId: TicketId }>()
    .gives<Ticket>()
    .fails('draw-closed'),
  /** The first issue is the given draw's; the others follow without gaps. */
  placeChase: call('POST /lgw/chases', { audience: 'member', once: true })
    .takes<SlipInput & { drawId: DrawId; multipliers: readonly number[]; stopOnWin: boolean }>()
    .gives<Chase>()
    .fails(...betFailures),
  chases: call('GET /lgw/chases', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<Chase>>(),
  /** By the idempotency key of a ticket or a chase. */
  betReceipt: call('GET /lgw/receipts/:key', { audience: 'member' })
    .takes<{ key: string }>()
    .gives<BetReceipt>(),
  /** Stops a chase: issues that are not placed yet are refunded. */
  cancelChase: call('POST /lgw/chases/:chaseId/cancel', { audience: 'member' })
    .takes<{ chaseId: ChaseId }>()
    .gives<Chase>(),
  lotteryRebates: call('GET /lgw/rebates', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<LotteryRebate>>(),
  drawProof: call('GET /lgw/draws/:drawId/proof').takes<{ drawId: DrawId }>().gives<DrawProof>(),
};
