import {
  paymentsPath,
  payoutsPath,
  type PaymentAnswer,
  type PaymentRequest,
  type PaymentStatus,
  type PayoutAnswer,
  type PayoutRequest,
  type PayoutStatus,
} from '@croupier/contracts';
import { z } from 'zod';
import type { Clock, Random } from '../../core.ts';
import { signedHeaders, type SigningKey, type UnsignedRequest } from '../../http/signature.ts';

/**
 * Interface of a payment provider. The result is `null` if the provider is unreachable or its answer is
 * invalid.
 */
export interface PaymentProvider {
  readonly code: string;
  /** Secret of the key that signs the provider's webhooks; `null` for a key that is not in use. */
  secretOf(partner: string, keyId: string): string | null;
  /** Creates the payment of a reference; a repeated call returns the same payment. */
  create(request: PaymentRequest): Promise<PaymentAnswer | null>;
  status(reference: string): Promise<PaymentStatus | 'unknown' | null>;
  /**
   * Requests the payout of a reference; a repeated call returns the same payout. `refused` is final: nothing
   * was or will be paid.
   */
  payOut(request: PayoutRequest): Promise<PayoutAnswer | 'refused' | null>;
  payoutStatus(reference: string): Promise<PayoutStatus | 'unknown' | null>;
}

export interface ProviderOptions {
  readonly code: string;
  readonly origin: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly random: Random;
  /** Sends the requests; the platform's own `fetch` by default. */
  readonly send?: typeof fetch;
}

const timeoutMs = 5_000;
const keyId = 'k1';

const answerForm = z.object({
  payment_id: z.string().min(1).max(200),
  pay_url: z.url().max(2_000),
});

const statusForm = z.object({
  payment_id: z.string(),
  reference: z.string(),
  state: z.enum(['open', 'paid', 'declined', 'expired']),
  amount: z.string(),
  currency: z.string(),
}) satisfies z.ZodType<PaymentStatus>;

const payoutForm = z.object({ payout_id: z.string().min(1).max(200) });

const payoutStatusForm = z.object({
  payout_id: z.string(),
  reference: z.string(),
  state: z.enum(['accepted', 'paid', 'failed']),
  amount: z.string(),
  currency: z.string(),
}) satisfies z.ZodType<PayoutStatus>;

const refusals = [400, 409, 422];

export function paymentProvider(options: ProviderOptions): PaymentProvider {
  const { code, origin, secret, send = fetch } = options;
  const key: SigningKey = { partner: 'croupier', keyId, secret };

  async function ask(request: UnsignedRequest): Promise<{ status: number; body: unknown } | null> {
    const nonce = Buffer.from(options.random.bytes(16)).toString('hex');
    const headers = signedHeaders(request, key, { now: options.clock.now(), nonce });
    try {
      const answer = await send(`${origin}${request.path}`, {
        method: request.method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(request.method === 'POST' ? { body: request.body } : {}),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return null;
    }
  }

  const post = (path: string, body: unknown) =>
    ask({ method: 'POST', path, body: JSON.stringify(body) });

  async function statusAt<Status>(path: string, reference: string, form: z.ZodType<Status>) {
    const answer = await ask({
      method: 'GET',
      path: `${path}/${encodeURIComponent(reference)}`,
      body: '',
    });
    if (answer?.status === 404) return 'unknown';
    if (answer === null || answer.status >= 300) return null;
    return form.safeParse(answer.body).data ?? null;
  }

  return {
    code,
    secretOf: (partner, id) => (partner === code && id === keyId ? secret : null),
    async create(request) {
      const answer = await post(paymentsPath, request);
      if (answer === null || answer.status >= 300) return null;
      return answerForm.safeParse(answer.body).data ?? null;
    },
    status: (reference) => statusAt(paymentsPath, reference, statusForm),
    async payOut(request) {
      const answer = await post(payoutsPath, request);
      if (answer && refusals.includes(answer.status)) return 'refused';
      if (answer === null || answer.status >= 300) return null;
      return payoutForm.safeParse(answer.body).data ?? null;
    },
    payoutStatus: (reference) => statusAt(payoutsPath, reference, payoutStatusForm),
  };
}
