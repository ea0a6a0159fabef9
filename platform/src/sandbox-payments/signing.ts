import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { signatureHeaders, stringToSign, type SignedParts } from '@croupier/contracts';

// The sandbox plays another company's server, so it implements the published protocol with code of its own.

const toleranceS = 300;

export interface SentRequest {
  readonly method: SignedParts['method'];
  readonly path: string;
  readonly body: string | Uint8Array;
}

export function signatureOf(
  secret: string,
  sent: SentRequest,
  timestamp: string,
  nonce: string,
): string {
  const bodyHash = createHash('sha256').update(sent.body).digest('hex');
  const text = stringToSign({ timestamp, nonce, method: sent.method, path: sent.path, bodyHash });
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Headers of a notice; each attempt has its own time and nonce. */
export function noticeHeaders(
  secret: string,
  sent: SentRequest,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomUUID();
  return {
    'content-type': 'application/json',
    [signatureHeaders.partner]: 'sandbox',
    [signatureHeaders.key]: 'k1',
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: signatureOf(secret, sent, timestamp, nonce),
  };
}

/**
 * Checks that a merchant's request is signed, recent and not a replay. Remembers nonces for twice the
 * tolerance.
 */
export function createSignatureGuard(secret: string, now: () => Date) {
  const seen = new Map<string, number>();

  return (sent: SentRequest, header: (name: string) => string | undefined): boolean => {
    const timestamp = header(signatureHeaders.timestamp) ?? '';
    const nonce = header(signatureHeaders.nonce) ?? '';
    const nowS = now().getTime() / 1000;
    if (!nonce || !/^\d{1,12}$/.test(timestamp)) return false;
    if (Math.abs(nowS - Number(timestamp)) > toleranceS) return false;
    const expected = Buffer.from(signatureOf(secret, sent, timestamp, nonce));
    const given = Buffer.from(header(signatureHeaders.signature) ?? '');
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
    for (const [old, seenAtS] of seen) if (nowS - seenAtS > 2 * toleranceS) seen.delete(old);
    if (seen.has(nonce)) return false;
    seen.set(nonce, nowS);
    return true;
  };
}
