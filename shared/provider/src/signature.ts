import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { signatureHeaders, stringToSign, type SignedParts } from '@croupier/contracts';

export interface SigningKey {
  readonly partner: string;
  readonly keyId: string;
  readonly secret: string;
}

type Request = Pick<SignedParts, 'method' | 'path'> & { readonly body: string };

/** Headers of a request to the wallet, signed over time, nonce, method, path and the hash of the body. */
export function signedHeaders(
  request: Request,
  key: SigningKey,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    [signatureHeaders.partner]: key.partner,
    [signatureHeaders.key]: key.keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: signatureOf(request, { timestamp, nonce, secret: key.secret }),
  };
}

const toleranceS = 300;

/** The nonce of a request with a valid and recent signature of the platform; `null` for any other request. */
export function signedNonce(
  request: Request,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  { key, now }: { key: SigningKey; now: Date },
): string | null {
  const one = (name: string) => String(headers[name] ?? '');
  const timestamp = one(signatureHeaders.timestamp);
  const nonce = one(signatureHeaders.nonce);
  const isKnown =
    one(signatureHeaders.partner) === key.partner && one(signatureHeaders.key) === key.keyId;
  const isTimely = Math.abs(now.getTime() / 1000 - Number(timestamp || NaN)) <= toleranceS;
  const expected = Buffer.from(signatureOf(request, { timestamp, nonce, secret: key.secret }));
  const given = Buffer.from(one(signatureHeaders.signature));
  const isSame = expected.length === given.length && timingSafeEqual(expected, given);
  return isKnown && isTimely && isSame && nonce !== '' ? nonce : null;
}

function signatureOf(
  { method, path, body }: Request,
  { timestamp, nonce, secret }: { timestamp: string; nonce: string; secret: string },
): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret)
    .update(stringToSign({ timestamp, nonce, method, path, bodyHash }))
    .digest('hex');
}
