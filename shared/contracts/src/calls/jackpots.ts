import { call } from '../call.ts';
import type { JackpotDrawId, RoundId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { BeaconProof } from './lottery.ts';

/** The jackpot of the brand's next draw. */
export interface Jackpot {
  readonly drawId: JackpotDrawId;
  /** The balance of its account; at most half a minute old. */
  readonly amount: DecimalAmount;
  /** The balance one minute before. */
  readonly before: DecimalAmount;
  readonly currency: string;
  /** Later stakes do not count; the draw follows about two minutes later. */
  readonly locksAt: string;
  /** SHA-256 of the server seed; lower-case hex. */
  readonly commit: string;
}

/** One draw with everything needed to compute it again. */
export interface JackpotDraw {
  readonly id: JackpotDrawId;
  readonly numero: string;
  /** `rolled`: no one had played, the amount was carried over to the next draw. */
  readonly state: 'locked' | 'sealed' | 'paid' | 'rolled';
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly locksAt: string;
  readonly tickets: number;
  readonly proof: JackpotProof;
  readonly win: JackpotWin | null;
}

export interface JackpotProof {
  readonly numero: string;
  readonly commit: string;
  /** Whole units of stake, as decimal digits: each has one place in the draw. */
  readonly places: string;
  /** SHA-256 over the lines `<round>|<first place>|<places>` of all tickets; `null` before the seal. */
  readonly seal: string | null;
  readonly serverSeed: string | null;
  readonly beacon: BeaconProof | null;
  /** The drawn place, as decimal digits. */
  readonly place: string | null;
}

export interface JackpotWin {
  /** Masked, such as `ra•••n`. */
  readonly account: string;
  readonly round: RoundId;
  readonly game: Localized;
  readonly wonAt: string;
}

export interface JackpotTicket {
  readonly round: RoundId;
  readonly firstPlace: string;
  readonly places: string;
}

export const jackpotCalls = {
  jackpots: call('GET /wps/jackpots').gives<readonly Jackpot[]>(),
  /** Draws closed to stakes, newest first; `before` is the last id of the previous page. */
  jackpotDraws: call('GET /wps/jackpots/draws')
    .takes<{ before?: JackpotDrawId; limit?: number }>()
    .gives<readonly JackpotDraw[]>(),
  /** Tickets of a sealed draw by place, after the place `after`, at most 5,000. */
  jackpotTickets: call('GET /wps/jackpots/tickets')
    .takes<{ drawId: JackpotDrawId; after?: string }>()
    .gives<readonly JackpotTicket[]>(),
};
