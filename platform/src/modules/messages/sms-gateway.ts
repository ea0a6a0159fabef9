import type { SmsService } from '../../outside-services.ts';
import type { Gateway, DeliveryResult } from './gateway.ts';

const timeoutMs = 10_000;

/** An SMS gateway compatible with Twilio's `Messages.json`: a form, with basic authentication. */
export function smsGateway({ url, account, token, from }: SmsService): Gateway {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    async hand({ recipient, text }) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: recipient, From: from, Body: text }),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return answer.ok ? { ok: true } : refusal(answer.status, await answer.text());
      } catch (error) {
        return { ok: false, isFinal: false, error: `no answer (${nameOf(error)})` };
      }
    },
  };
}

/** Temporary errors, including our own wrong credentials, which an operator can fix. */
const passing: readonly number[] = [401, 403, 408, 425, 429];

function refusal(status: number, body: string): DeliveryResult {
  const isFinal = status >= 400 && status < 500 && !passing.includes(status);
  return { ok: false, isFinal, error: `answered ${status}: ${body.slice(0, 200)}` };
}

/** `fetch` stores the reason in the cause: `ECONNREFUSED`, `UND_ERR_CONNECT_TIMEOUT`, … */
function nameOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('cause' in error && error.cause) return nameOf(error.cause);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error ? String(error.name) : 'unknown';
}
