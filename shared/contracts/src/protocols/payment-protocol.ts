import type { DecimalAmount } from '../money.ts';

/** The platform creates a payment with `POST {provider}/payments`, signed like a wallet call. */
export const paymentsPath = '/payments';

export interface PaymentRequest {
  /** The merchant's id of the payment: repeating it returns the same payment. */
  readonly reference: string;
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly webhook_url: string;
  readonly return_url: string;
  readonly language: string;
  /** ISO time after which the payer can no longer decide. */
  readonly expires_at: string;
}

export interface PaymentAnswer {
  readonly payment_id: string;
  /** The provider's page, where the payer confirms or declines. */
  readonly pay_url: string;
}

/**
 * A payment's status at the provider: `GET {provider}/payments/{reference}`, signed; 404 for an unknown one.
 */
export interface PaymentStatus {
  readonly payment_id: string;
  readonly reference: string;
  /** `expired` is final: the payer did not decide in time. */
  readonly state: 'open' | 'paid' | 'declined' | 'expired';
  readonly amount: DecimalAmount;
  readonly currency: string;
}

/** Where the platform receives the provider's notices, signed like a wallet call. Repeats change nothing. */
export const paymentWebhookPath = '/hooks/payments/:provider';

export interface PaymentNotice {
  readonly event_id: string;
  readonly payment_id: string;
  readonly reference: string;
  readonly state: 'paid' | 'declined';
  readonly amount: DecimalAmount;
  readonly currency: string;
}
