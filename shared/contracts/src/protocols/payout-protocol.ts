import type { DecimalAmount } from '../money.ts';

/** The platform asks for a payout with `POST {provider}/payouts`, signed like a wallet call. */
export const payoutsPath = '/payouts';

export interface PayoutRequest {
  /** The merchant's own id of the payout: repeating it gives the same payout. */
  readonly reference: string;
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly method: string;
  readonly payee: string;
  /** The payee's account, by the names of the method's fields. */
  readonly account: Readonly<Record<string, string>>;
  readonly webhook_url: string;
}

/** 400 and 409 say that the payout was not made and never will be. */
export interface PayoutAnswer {
  readonly payout_id: string;
}

/** What the provider knows of a payout: `GET {provider}/payouts/{reference}`, signed; 404 for an unknown one. */
export interface PayoutStatus {
  readonly payout_id: string;
  readonly reference: string;
  readonly state: 'accepted' | 'paid' | 'failed';
  readonly amount: DecimalAmount;
  readonly currency: string;
}

/** Where the platform takes the provider's word on payouts, signed like a wallet call. Repeats change nothing. */
export const payoutWebhookPath = '/hooks/payouts/:provider';

/** Notices may come doubled, late and in any order; `accepted` says nothing about the money. */
export interface PayoutNotice extends PayoutStatus {
  readonly event_id: string;
}

/** Where a bank tells of transfers that arrived, signed like a wallet call. Repeats change nothing. */
export const transferWebhookPath = '/hooks/transfers/:provider';

export interface TransferNotice {
  readonly event_id: string;
  /** The bank's own number of the transfer: one transfer is one reference. */
  readonly bank_reference: string;
  /** What the payer wrote into the transfer. */
  readonly transfer_code: string;
  readonly payer: string;
  readonly amount: DecimalAmount;
  readonly currency: string;
}
