import {
  transferProtocolPath,
  type TransferAnswer,
  type TransferCall,
  type TransferRequest,
  type TransferStatus,
} from '@croupier/contracts';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { signedHeaders } from '../../http/signature.ts';
import type { TransferPartner } from './transfer-partners.ts';

/** The provider's answer, as far as it is definite; everything else is `unknown`. */
export type TransferOutcome = 'done' | 'failed' | 'unknown';

const timeoutMs = 3_000;
const keyId = 'k1';

const answers: z.ZodType<TransferAnswer> = z.object({
  status: z.enum([
    'RS_OK',
    'RS_ERROR_NOT_ENOUGH_MONEY',
    'RS_ERROR_REFUSED',
    'RS_ERROR_WRONG_CURRENCY',
    'RS_ERROR_DUPLICATE_TRANSACTION',
    'RS_ERROR_UNKNOWN',
    'RS_ERROR_TIMEOUT',
  ]),
  balance: z
    .string()
    .regex(/^-?\d{1,18}$/)
    .exactOptional(),
});

const wordOf = {
  RS_OK: 'done',
  RS_ERROR_NOT_ENOUGH_MONEY: 'failed',
  RS_ERROR_REFUSED: 'failed',
  RS_ERROR_WRONG_CURRENCY: 'failed',
  // Another transfer has our reference; this does not say whether ours was done.
  RS_ERROR_DUPLICATE_TRANSACTION: 'unknown',
  RS_ERROR_UNKNOWN: 'unknown',
  RS_ERROR_TIMEOUT: 'unknown',
} satisfies Record<TransferStatus, TransferOutcome>;

export function createTransferClient({
  clock,
  random,
  log,
}: Pick<Core, 'clock' | 'random' | 'log'>) {
  /** `null` if there is no answer, or an unreadable one. */
  async function ask(
    partner: TransferPartner,
    call: TransferCall,
    request: TransferRequest,
  ): Promise<TransferAnswer | null> {
    const path = `${transferProtocolPath}/${call}`;
    const body = JSON.stringify(request);
    const key = { partner: 'croupier', keyId, secret: partner.secret };
    const nonce = Buffer.from(random.bytes(16)).toString('hex');
    const signed = signedHeaders({ method: 'POST', path, body }, key, { now: clock.now(), nonce });
    try {
      const reply = await fetch(`${partner.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return reply.ok ? answers.parse(await reply.json()) : null;
    } catch (error) {
      log.warn({ err: error, provider: partner.id, call }, 'a provider’s wallet gave no answer');
      return null;
    }
  }

  return {
    /** Never rejects. */
    async send(
      partner: TransferPartner,
      call: Exclude<TransferCall, 'balance'>,
      request: TransferRequest,
    ): Promise<TransferOutcome> {
      const answer = await ask(partner, call, request);
      return answer ? wordOf[answer.status] : 'unknown';
    },

    /** In units; `null` if the provider gives no balance. */
    async balance(partner: TransferPartner, request: TransferRequest): Promise<bigint | null> {
      const answer = await ask(partner, 'balance', request);
      return answer?.status === 'RS_OK' && answer.balance ? BigInt(answer.balance) : null;
    },
  };
}
