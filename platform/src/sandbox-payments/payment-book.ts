import { randomBytes } from 'node:crypto';
import type { PaymentNotice, PaymentRequest, PaymentStatus } from '@croupier/contracts';
import type { Journal, PaymentRecord } from './journal.ts';

interface Decision {
  readonly state: 'paid' | 'declined';
  readonly event_id: string;
}

export interface PaymentBook {
  /**
   * The payment of a reference, created at the first request; `null` when the reference has another amount.
   */
  open(request: PaymentRequest): PaymentRecord | null;
  byId(paymentId: string): PaymentRecord | null;
  byReference(reference: string): PaymentRecord | null;
  stateOf(payment: PaymentRecord): PaymentStatus['state'];
  /**
   * The payer's decision: the first one counts, and none after the payment has expired. Returns the notice to
   * send.
   */
  decide(payment: PaymentRecord, state: Decision['state']): PaymentNotice | null;
  /** Notices that no merchant has accepted yet. */
  undelivered(): readonly { readonly payment: PaymentRecord; readonly notice: PaymentNotice }[];
}

const id = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`;

/** All payments of the sandbox, in memory and in its journal. */
export function openPaymentBook(journal: Journal, now: () => Date): PaymentBook {
  const payments = new Map<string, PaymentRecord>();
  const references = new Map<string, PaymentRecord>();
  const decisions = new Map<string, Decision>();

  const keep = (payment: PaymentRecord) => {
    payments.set(payment.payment_id, payment);
    references.set(payment.reference, payment);
  };
  for (const entry of journal.past) {
    if (entry.fact === 'created') keep(entry.payment);
    if (entry.fact === 'decided') decisions.set(entry.payment_id, entry);
  }

  const stateOf = (payment: PaymentRecord): PaymentStatus['state'] => {
    const decision = decisions.get(payment.payment_id);
    if (decision) return decision.state;
    return now() < new Date(payment.expires_at) ? 'open' : 'expired';
  };

  return {
    stateOf,
    byId: (paymentId) => payments.get(paymentId) ?? null,
    byReference: (reference) => references.get(reference) ?? null,
    open(request) {
      const known = references.get(request.reference);
      if (known) {
        return known.amount === request.amount && known.currency === request.currency
          ? known
          : null;
      }
      const payment = { ...request, payment_id: id('pay') };
      journal.write({ fact: 'created', payment });
      keep(payment);
      return payment;
    },
    decide(payment, state) {
      if (stateOf(payment) !== 'open') return null;
      const decision = { state, event_id: id('evt') };
      journal.write({ fact: 'decided', payment_id: payment.payment_id, ...decision });
      decisions.set(payment.payment_id, decision);
      return noticeOf(payment, decision);
    },
    undelivered() {
      return [...decisions]
        .filter(([, { event_id }]) => !journal.isDelivered(event_id))
        .flatMap(([paymentId, decision]) => {
          const payment = payments.get(paymentId);
          return payment ? [{ payment, notice: noticeOf(payment, decision) }] : [];
        });
    },
  };
}

function noticeOf(payment: PaymentRecord, { event_id, state }: Decision): PaymentNotice {
  const { payment_id, reference, amount, currency } = payment;
  return { event_id, payment_id, reference, state, amount, currency };
}
