import { call } from '../call.ts';
import type { DrawId, TicketId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import { stakeRefusals } from './protection.ts';
import type { Page } from './wallet.ts';

/** `scheduled → open → locked → drawing → resulted → settled`, or `void` with every stake refunded. */
export type DrawState =
  | 'scheduled'
  | 'open'
  | 'locked'
  | 'drawing'
  | 'resulted'
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

/** One kind of bet, as `sum` or `big`; its choices and their prices are data. */
export interface PlayType {
  readonly code: string;
  readonly name: Localized;
  /** How to play it, in one sentence. */
  readonly rule: Localized;
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly code: string;
  readonly name: Localized;
  /** Total returned per 1 staked, stake included, as a decimal string. */
  readonly odds: string;
  /** Return to player in percent, computed exactly from the definition. */
  readonly rtp: number;
}

export interface LotteryGame {
  readonly gameId: string;
  readonly family: 'k3';
  readonly name: Localized;
  readonly gameMenuTag: string;
  /** Seconds from one draw to the next. */
  readonly cadence: number;
  readonly priceVersion: number;
  /** Bounds of one line, in the brand's currency. */
  readonly minStake: DecimalAmount;
  readonly maxStake: DecimalAmount;
  /** What one member may stake on one draw, all lines together. */
  readonly maxStakePerDraw: DecimalAmount;
}

/** Play types and odds of one version: it never changes, so it can be kept as long as one likes. */
export interface PriceList {
  readonly gameId: string;
  readonly priceVersion: number;
  readonly playTypes: readonly PlayType[];
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

export type LineState = 'waiting' | 'won' | 'lost' | 'refunded';

export interface TicketLine extends SlipLine {
  /** The odds as accepted; later prices do not touch them. */
  readonly odds: string;
  readonly state: LineState;
  readonly payout: DecimalAmount;
}

export interface Ticket {
  readonly id: TicketId;
  readonly draw: Draw;
  readonly gameName: Localized;
  readonly stake: DecimalAmount;
  readonly payout: DecimalAmount;
  readonly state: LineState;
  readonly lines: readonly TicketLine[];
  readonly placedAt: string;
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
 * A local hash chain: each value's SHA-256 is the value of the round before, and `chainEnd`, the value of
 * round 0, was published beforehand. The house itself keeps it; it is no outside beacon and says so.
 */
export interface BeaconProof {
  readonly source: 'local-chain';
  readonly chainEnd: string;
  readonly publishedAt: string;
  readonly round: number;
  /** `null` until the draw is resulted. */
  readonly value: string | null;
  readonly previous: string | null;
}

export const lotteryCalls = {
  lotteryGames: call('GET /lgw/vn/games/game_menu').gives<readonly LotteryTable[]>(),
  priceList: call('GET /lgw/vn/games/:gameId/prices')
    .takes<{ gameId: string }>()
    .gives<PriceList>(),
  openedNumbers: call('GET /lotto/lgw/games/opened/numero')
    .takes<{ gameId: string; limit?: number }>()
    .gives<readonly Draw[]>(),
  placeTicket: call('POST /lgw/tickets', { audience: 'member', once: true })
    .takes<{ drawId: DrawId; priceVersion: number; lines: readonly SlipLine[] }>()
    .gives<Ticket>()
    .fails(
      'draw-closed',
      'insufficient-funds',
      'bet-limit-exceeded',
      'price-changed',
      ...stakeRefusals,
    ),
  tickets: call('GET /lgw/tickets', { audience: 'member' })
    .takes<{ gameId?: string; before?: string; limit?: number }>()
    .gives<Page<Ticket>>(),
  drawProof: call('GET /lgw/draws/:drawId/proof').takes<{ drawId: DrawId }>().gives<DrawProof>(),
};
