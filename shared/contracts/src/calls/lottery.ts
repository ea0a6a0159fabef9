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
 * `scheduled → open → locked → drawing → resulted → settled`, or `void` with every stake refunded. Another
 * result of a draw that is held elsewhere: `re-resulted`, then `settled` again.
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
  /** Issue number, `YYYYMMDD` and the sequence of the day. */
  readonly numero: string;
  readonly state: DrawState;
  readonly opensAt: string;
  readonly locksAt: string;
  readonly drawsAt: string;
  /** SHA-256 of the server seed, published when betting opens; lower-case hex. */
  readonly commit: string;
  /** The numbers in the order drawn; empty before the draw. */
  readonly result: readonly number[];
}

/** One kind of bet, as `sum` or `lo2`; what can be picked and what it pays are data. */
export interface PlayType {
  readonly code: string;
  readonly name: Localized;
  /** How to play it, in one sentence. */
  readonly rule: Localized;
  /** How a pick is written; `choice` where the choices are listed. */
  readonly pick: PickForm;
  /** Listed choices; empty where picks are written. */
  readonly choices: readonly Choice[];
  /** Per unit and hit, by tier, of a written pick; empty where choices are listed. */
  readonly odds: readonly string[];
  /** Stake of one unit, as 27 where a unit covers 27 lots: a line's stake is a multiple of it. */
  readonly unitStake: number;
  /** Lowest return to player in percent, computed exactly from the definition. */
  readonly rtp: number;
  /** Returns less than three quarters: a play of the lottery class, shown with its return. */
  readonly isLotteryClass: boolean;
}

export interface Choice {
  readonly code: string;
  readonly name: Localized;
  /** Total returned per 1 staked, stake included, as a decimal string. */
  readonly odds: string;
  /** What other results pay, as less on 5 for green; `1` gives the stake back. */
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
  /** Seconds from one draw to the next; a day for games on the calendar. */
  readonly cadence: number;
  /** Weekdays with a draw, 1 for Monday to 7 for Sunday, as `1,4`. */
  readonly drawDayOfWeek: string;
  readonly priceVersion: number;
  readonly prizeModes: readonly PrizeMode[];
  /** Bounds of one line, in the brand's currency. */
  readonly minStake: DecimalAmount;
  readonly maxStake: DecimalAmount;
  /** What one member may stake on one draw, all lines together. */
  readonly maxStakePerDraw: DecimalAmount;
  /** What one line may return at most. */
  readonly maxPayout: DecimalAmount;
}

/** Play types and odds of one version, for who asks. */
export interface PriceList {
  readonly gameId: string;
  readonly priceVersion: number;
  readonly prizeMode: PrizeMode;
  /** `null` where the odds are the listed ones. */
  readonly groups: PrizeGroups | null;
  readonly playTypes: readonly PlayType[];
}

/** Odds are `(own / 2000) / p`; what `own` is below the mode's goes to those above. */
export interface PrizeGroups {
  readonly own: number;
  readonly mode: number;
}

export interface LotteryTable {
  readonly game: LotteryGame;
  readonly current: Draw;
  /** The latest draws first, the specification's six. */
  readonly opened: readonly Draw[];
  /** The server's clock as an ISO time: countdowns run on it. */
  readonly serverTime: string;
}

export interface SlipLine {
  readonly playType: string;
  readonly choice: string;
  readonly stake: DecimalAmount;
}

export type LineState = 'waiting' | 'won' | 'lost' | 'refunded' | 'cancelled';

/** What to do when the prices are others than the slip was made with. */
export type PriceChange = 'ask' | 'better' | 'any';

export interface SlipInput {
  readonly priceVersion: number;
  readonly lines: readonly SlipLine[];
  /** The game's first where it is missing. */
  readonly prizeMode?: PrizeMode;
  /** `ask` where it is missing: the slip is refused, with the new prices. */
  readonly onPriceChange?: PriceChange;
  /** The unit that the stakes are multiples of; kept with the ticket, so that it can be bet again as it was. */
  readonly unitMode?: UnitMode;
  /** The prize group that the odds were shown by: another one is a change of prices. */
  readonly prizeGroup?: number;
}

export interface TicketLine extends SlipLine {
  readonly lineNo: number;
  /** The odds as accepted, by tier; later prices do not touch them. */
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
  /** `null` where the slip did not say. */
  readonly unitMode: UnitMode | null;
  readonly stake: DecimalAmount;
  readonly payout: DecimalAmount;
  readonly state: LineState;
  /** The first fifty; the others by `ticketLines`. */
  readonly lines: readonly TicketLine[];
  readonly lineCount: number;
  readonly placedAt: string;
  /** The chase that it was placed by. */
  readonly chaseId: ChaseId | null;
  /** The lock has not come: the ticket can be taken back. */
  readonly isCancellable: boolean;
}

export interface ChaseIssue {
  readonly numero: string;
  readonly multiplier: number;
  readonly stake: DecimalAmount;
  readonly state: 'waiting' | 'placed' | 'returned';
  readonly ticketId: TicketId | null;
}

/** One slip on several issues: paid for at once, placed issue by issue. */
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

/** What became of a bet whose answer was lost; both are `null` where nothing is booked. */
export interface BetReceipt {
  readonly ticket: Ticket | null;
  readonly chase: Chase | null;
}

/** An entry of the game menus, as the specification has it; times are seconds. */
export interface GameMenuItem {
  readonly gameId: string;
  readonly gameMenuTag: string;
  readonly remark: Localized;
  readonly numero: string;
  /** Until the lock. */
  readonly remainTime: number;
  /** From the lock to the draw. */
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

/** How often a number came in the latest draws, and for how many draws it has been missing. */
export interface NumberTrend {
  /** Position from 1; 0 where it says nothing, as for lots and drawn balls. */
  readonly position: number;
  readonly number: string;
  readonly count: number;
  readonly missing: number;
}

export interface Trends {
  readonly draws: number;
  readonly numbers: readonly NumberTrend[];
}

/** What a member earns by a ticket of somebody below: the difference of their prize groups. */
export interface LotteryRebate {
  readonly ticketId: TicketId;
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly earnedAt: string;
}

/** Where the lottery opens for the wishes of an address. */
export interface LotteryLaunch {
  readonly gameId: string | null;
  readonly view: 'betting' | 'lobby';
  readonly prizeMode: PrizeMode;
  readonly playType: string | null;
  /** A path of this site, or `null`. */
  readonly backUrl: string | null;
  /** The page that shows it. */
  readonly path: string;
}

/** Everything needed to draw again without the server. `null` fields are not revealed yet. */
export interface DrawProof {
  readonly draw: Draw;
  readonly algorithm: 'draw-v1';
  /** Name of the game inside the drawn message, as `K3`. */
  readonly family: string;
  readonly commit: string;
  readonly serverSeed: string | null;
  readonly external: string | null;
  readonly beacon: BeaconProof | null;
}

/**
 * `local-chain`: a hash chain of the house: each value's SHA-256 is the value of the round before, and
 * `chainEnd`, the value of round 0, was published beforehand. It is no outside beacon and says so.
 * `quicknet`: a round of drand that nobody could know before; its value is the SHA-256 of `signature`.
 */
export interface BeaconProof {
  readonly source: 'local-chain' | 'quicknet';
  /** `null` for quicknet, whose public key is known to everybody. */
  readonly chainEnd: string | null;
  /** When the chain's end was published; of quicknet, when the round is. */
  readonly publishedAt: string;
  readonly round: number;
  /** `null` until the draw is resulted. */
  readonly value: string | null;
  readonly previous: string | null;
  /** Of quicknet: the League of Entropy's BLS signature on the round. */
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
  /** The member's games, the latest played first; at most `recentCount`, the specification's 100. */
  recentLotteries: call('GET /lgw/vn/games/game_menu/recent', { audience: 'member' })
    .takes<{ recentCount?: number }>()
    .gives<readonly GameMenuItem[]>(),
  popularLotteries: call('GET /lgw/games/popular')
    .takes<{ count?: number }>()
    .gives<readonly GameMenuItem[]>(),
  /** The latest result of every game, the newest first. */
  openedByGame: call('GET /lgw/vn/numeros/opened/game')
    .takes<{ count?: number }>()
    .gives<readonly Draw[]>(),
  priceList: call('GET /lgw/vn/games/:gameId/prices')
    .takes<{ gameId: string; prizeMode?: PrizeMode }>()
    .gives<PriceList>(),
  openedNumbers: call('GET /lotto/lgw/games/opened/numero')
    .takes<{ gameId: string; limit?: number }>()
    .gives<readonly Draw[]>(),
  /** Results of a game, the newest first; `day` is a day of UTC, `YYYY-MM-DD`. */
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
  /** The first issue is the given draw's; the others follow without a gap. */
  placeChase: call('POST /lgw/chases', { audience: 'member', once: true })
    .takes<SlipInput & { drawId: DrawId; multipliers: readonly number[]; stopOnWin: boolean }>()
    .gives<Chase>()
    .fails(...betFailures),
  chases: call('GET /lgw/chases', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<Chase>>(),
  /** By the idempotency key that a ticket or a chase was sent with. */
  betReceipt: call('GET /lgw/receipts/:key', { audience: 'member' })
    .takes<{ key: string }>()
    .gives<BetReceipt>(),
  /** Stops a chase: issues that are not placed yet are paid back. */
  cancelChase: call('POST /lgw/chases/:chaseId/cancel', { audience: 'member' })
    .takes<{ chaseId: ChaseId }>()
    .gives<Chase>(),
  lotteryRebates: call('GET /lgw/rebates', { audience: 'member' })
    .takes<{ before?: string; limit?: number }>()
    .gives<Page<LotteryRebate>>(),
  drawProof: call('GET /lgw/draws/:drawId/proof').takes<{ drawId: DrawId }>().gives<DrawProof>(),
};
