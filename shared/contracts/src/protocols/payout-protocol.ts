import type { DecimalAmount } from '../money.ts';

/** The platform requests a payout with `POST {provider}/payouts`, signed like a wallet call. */
export const payoutsPath = '/payouts';

export interface PayoutRequest {
  /** The merchant's id of the payout: repeating it returns the same payout. */
  readonly reference: string;
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly method: string;
  readonly payee: string;
  /** The payee's account, by the names of the method's fields. */
  readonly account: Readonly<Record<string, string>>;
  readonly webhook_url: string;
}

/** 400 and 409 mean that the payout was not made and never will be. */
export interface PayoutAnswer {
  readonly payout_id: string;
}

/**
 * A payout's status at the provider: `GET {provider}/payouts/{reference}`, signed; 404 for an unknown one.
 */
export interface PayoutStatus {
  readonly payout_id: string;
  readonly reference: string;
  readonly state: 'accepted' | 'paid' | 'failed';
  readonly amount: DecimalAmount;
  readonly currency: string;
}

/**
 * Where the platform receives the provider's payout notices, signed like a wallet call. Repeats change
 * nothing.
 */
export const payoutWebhookPath = '/hooks/payouts/:provider';

/** Notices may be duplicated, late and in any order; `accepted` says nothing about the money. */
export interface PayoutNotice extends PayoutStatus {
  readonly event_id: string;
}

/** Where a bank reports received transfers, signed like a wallet call. Repeats change nothing. */
export const transferWebhookPath = '/hooks/transfers/:provider';

export interface TransferNotice {
  readonly event_id: string;
  /** The bank's reference number, unique per transfer. */
  readonly bank_reference: string;
  /** The payer's text in the transfer. */
  readonly transfer_code: string;
  readonly payer: string;
  readonly amount: DecimalAmount;
  readonly currency: string;
}
