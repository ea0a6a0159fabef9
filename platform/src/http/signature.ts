import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { signatureHeaders, stringToSign, type SignedParts } from '@croupier/contracts';

/** A request between servers before it is signed. `path` has no host and includes the query. */
export interface UnsignedRequest {
  readonly method: SignedParts['method'];
  readonly path: string;
  /** The exact bytes of the body; empty for a GET. */
  readonly body: string | Uint8Array;
}

export interface SigningKey {
  readonly partner: string;
  readonly keyId: string;
  readonly secret: string;
}

/** The headers that sign a request: HMAC-SHA256 over time, nonce, method, path and the body's hash. */
export function signedHeaders(
  request: UnsignedRequest,
  key: SigningKey,
  moment: { readonly now: Date; readonly nonce: string },
): Record<string, string> {
  const timestamp = String(Math.floor(moment.now.getTime() / 1000));
  const parts = { ...partsOf(request), timestamp, nonce: moment.nonce };
  return {
    [signatureHeaders.partner]: key.partner,
    [signatureHeaders.key]: key.keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: moment.nonce,
    [signatureHeaders.signature]: hmac(key.secret, parts),
  };
}

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export type SignatureVerdict =
  | { readonly ok: true; readonly partner: string; readonly nonce: string }
  | { readonly ok: false; readonly error: 'unsigned' | 'unknown-key' | 'clock' | 'signature' };

/** Seconds by which the clocks of two servers may differ. */
export const clockToleranceS = 300;

export interface CheckOptions {
  readonly now: Date;
  /** Secret of a partner's active key; `null` for an unknown or disabled key. */
  readonly secretOf: (partner: string, keyId: string) => string | null;
}

/**
 * Checks the signature of a request over its raw bytes, in constant time. A valid signature does not exclude
 * a replay: take the nonce (`takeNonce`) in the transaction that does the work.
 */
export function checkSignature(
  request: UnsignedRequest,
  headers: Headers,
  { now, secretOf }: CheckOptions,
): SignatureVerdict {
  const given = givenHeaders(headers);
  if (!given) return { ok: false, error: 'unsigned' };
  const secret = secretOf(given.partner, given.keyId);
  if (secret === null) return { ok: false, error: 'unknown-key' };
  const skew = Math.abs(now.getTime() / 1000 - Number(given.timestamp));
  if (!(skew <= clockToleranceS)) return { ok: false, error: 'clock' };
  const { timestamp, nonce } = given;
  const expected = hmac(secret, { ...partsOf(request), timestamp, nonce });
  if (!isSame(expected, given.signature)) return { ok: false, error: 'signature' };
  return { ok: true, partner: given.partner, nonce };
}

function givenHeaders(headers: Headers) {
  const partner = one(headers[signatureHeaders.partner]);
  const keyId = one(headers[signatureHeaders.key]);
  const timestamp = one(headers[signatureHeaders.timestamp]);
  const nonce = one(headers[signatureHeaders.nonce]);
  const signature = one(headers[signatureHeaders.signature]);
  if (!partner || !keyId || !timestamp || !nonce || !signature) return null;
  if (!/^\d{1,12}$/.test(timestamp) || nonce.length > 100) return null;
  return { partner, keyId, timestamp, nonce, signature };
}

const one = (value: Headers[string]): string | null => (typeof value === 'string' ? value : null);

function partsOf({
  method,
  path,
  body,
}: UnsignedRequest): Pick<SignedParts, 'method' | 'path' | 'bodyHash'> {
  return { method, path, bodyHash: hash('sha256', body) };
}

function hmac(secret: string, parts: SignedParts): string {
  return createHmac('sha256', secret).update(stringToSign(parts)).digest('hex');
}

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
