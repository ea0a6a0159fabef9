import { call } from '../call.ts';
import type { FreeRoundsId, FreeRoundsOfferId, GameId, MemberId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { BonusTerms } from './bonuses.ts';
import type { FreeRoundsState } from './free-rounds.ts';
import type { Page } from './wallet.ts';

/** At most so many members in one offer. */
export const freeRoundsMembersAtMost = 500;
/** At most so many rounds for each of them. */
export const freeRoundsAtMost = 500;

/** Free rounds that were granted to a list of members, all alike. */
export interface FreeRoundsOffer {
  readonly id: FreeRoundsOfferId;
  readonly brand: string;
  readonly game: { readonly nodeId: GameId; readonly name: Localized };
  readonly provider: string;
  readonly campaign: string;
  /** `waiting`: a second operator has to agree. */
  readonly state: 'waiting' | 'granted' | 'refused';
  readonly members: number;
  /** For each member. */
  readonly rounds: number;
  readonly used: number;
  /** How many members can still play. */
  readonly active: number;
  /** How many of them the provider does not know of yet. */
  readonly untold: number;
  readonly stake: DecimalAmount;
  readonly currency: string;
  readonly terms: BonusTerms | null;
  readonly until: string;
  readonly note: string;
  readonly operatorId: string;
  readonly operator: string;
  readonly offeredAt: string;
}

/** One member's free rounds of an offer. */
export interface FreeRoundsHolder {
  readonly id: FreeRoundsId;
  readonly memberId: MemberId;
  readonly account: string;
  readonly state: FreeRoundsState;
  readonly rounds: number;
  readonly used: number;
  /** When the provider last took the news of it; `null`: it does not know. */
  readonly toldAt: string | null;
  readonly tellFault: string | null;
}

export interface FreeRoundsOrder {
  readonly brand: string;
  readonly accounts: readonly string[];
  readonly gameId: GameId;
  readonly rounds: number;
  readonly stake: DecimalAmount;
  readonly until: string;
  readonly campaign: string;
  readonly terms: BonusTerms | null;
  readonly note: string;
}

export interface FreeRoundsGranted {
  readonly offer: FreeRoundsOffer;
  /** Named accounts that the brand does not have, or that play with play money: they got nothing. */
  readonly unknown: readonly string[];
}

/** Which offer of a brand, and why. */
export interface FreeRoundsDecision {
  readonly brand: string;
  readonly offerId: FreeRoundsOfferId;
  readonly note: string;
}

const operator = { audience: 'operator' } as const;

export const freeRoundsAdminCalls = {
  freeRoundsOffers: call('GET /ops/free-rounds', operator)
    .takes<{ brand: string; before?: string; limit?: number }>()
    .gives<Page<FreeRoundsOffer>>(),
  freeRoundsHolders: call('GET /ops/free-rounds/holders', operator)
    .takes<{ brand: string; offerId: FreeRoundsOfferId }>()
    .gives<readonly FreeRoundsHolder[]>(),
  /** Above the brand's amount it waits until a second operator agrees. */
  grantFreeRounds: call('POST /ops/free-rounds', { ...operator, once: true })
    .takes<FreeRoundsOrder>()
    .gives<FreeRoundsGranted>()
    .fails('not-found', 'game-unavailable', 'amount-out-of-range', 'idempotency-key-reused'),
  confirmFreeRounds: call('POST /ops/free-rounds/confirm', operator)
    .takes<FreeRoundsDecision>()
    .gives<FreeRoundsOffer>()
    .fails('not-found', 'second-person-needed'),
  refuseFreeRounds: call('POST /ops/free-rounds/refuse', operator)
    .takes<FreeRoundsDecision>()
    .gives<FreeRoundsOffer>()
    .fails('not-found'),
  /** Takes back what is left, of one member or of all; what was bet stays. */
  cancelFreeRounds: call('POST /ops/free-rounds/cancel', operator)
    .takes<FreeRoundsDecision & { readonly holderId?: FreeRoundsId }>()
    .gives<FreeRoundsOffer>()
    .fails('not-found'),
};
