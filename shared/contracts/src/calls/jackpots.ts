import { call } from '../call.ts';
import type { JackpotDrawId, RoundId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { BeaconProof } from './lottery.ts';

/** What is to be won in the brand's next draw. */
export interface Jackpot {
  readonly drawId: JackpotDrawId;
  /** What its account holds; half a minute old at most. */
  readonly amount: DecimalAmount;
  /** What it held a minute before. */
  readonly before: DecimalAmount;
  readonly currency: string;
  /** No stake counts after it; drawn some two minutes later. */
  readonly locksAt: string;
  /** SHA-256 of the server's seed; lower-case hex. */
  readonly commit: string;
}

/** One held draw with everything to draw it again. */
export interface JackpotDraw {
  readonly id: JackpotDrawId;
  readonly numero: string;
  /** `rolled`: nobody had played, what was in it went on to the next. */
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
  /** Whole units of stake, as decimal digits: each has one place. */
  readonly places: string;
  /** SHA-256 over the lines `<round>|<first place>|<places>` of all tickets; `null` before the seal. */
  readonly seal: string | null;
  readonly serverSeed: string | null;
  readonly beacon: BeaconProof | null;
  /** The place drawn, as decimal digits. */
  readonly place: string | null;
}

export interface JackpotWin {
  /** Masked, as `ra•••n`. */
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
  /** Draws that take no stakes any more, the newest first; `before` is the last id of the page before. */
  jackpotDraws: call('GET /wps/jackpots/draws')
    .takes<{ before?: JackpotDrawId; limit?: number }>()
    .gives<readonly JackpotDraw[]>(),
  /** Tickets of a sealed draw by place, from after the place `after` on, at most 5,000. */
  jackpotTickets: call('GET /wps/jackpots/tickets')
    .takes<{ drawId: JackpotDrawId; after?: string }>()
    .gives<readonly JackpotTicket[]>(),
};
