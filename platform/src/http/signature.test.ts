import { signatureHeaders } from '@croupier/contracts';
import { checkSignature, signedHeaders, type SigningKey } from './signature.ts';

const body =
  '{"token":"t-1","user":"u-42","transaction_uuid":"16d2dcfe-b89e-11e7-854a-58404eea6d16","request_uuid":"583c985f-fee6-4c0e-bbf5-308aad6265af","round":"R-1","round_closed":false,"currency":"PHP","amount":"1000000","game_code":"demo_slot"}';
const request = { method: 'POST', path: '/wallet/v1/bet', body } as const;
const key: SigningKey = { partner: 'acme', keyId: 'k2', secret: 'test-secret-1' };
const now = new Date(1_767_225_600_000);
const secretOf = (partner: string, keyId: string) =>
  partner === 'acme' && keyId === 'k2' ? 'test-secret-1' : null;

test('the published vector is signed as published', () => {
  const headers = signedHeaders(request, key, { now, nonce: '7f1b3c' });
  expect(headers[signatureHeaders.signature]).toBe(
    '916da14aa8e4fedab4cb07b4cb8f17923f947e1be4f19b2d7119c78b5a903571',
  );
});

test('a signed request is accepted and names its partner and nonce', () => {
  const headers = signedHeaders(request, key, { now, nonce: 'n-1' });
  expect(checkSignature(request, headers, { now, secretOf })).toEqual({
    ok: true,
    partner: 'acme',
    nonce: 'n-1',
  });
});

test.each([
  ['another body', { ...request, body: `${body} ` }],
  ['another path', { ...request, path: '/wallet/v1/win' }],
  ['another method', { ...request, method: 'GET' as const }],
])('%s breaks the signature', (_, changed) => {
  const headers = signedHeaders(request, key, { now, nonce: 'n-1' });
  expect(checkSignature(changed, headers, { now, secretOf })).toEqual({
    ok: false,
    error: 'signature',
  });
});

test('another nonce, a wrong secret and a shortened signature are refused', () => {
  const headers = signedHeaders(request, key, { now, nonce: 'n-1' });
  const forged = signedHeaders(request, { ...key, secret: 'other' }, { now, nonce: 'n-1' });
  const shortened = { ...headers, [signatureHeaders.signature]: 'ab' };
  for (const wrong of [{ ...headers, [signatureHeaders.nonce]: 'n-2' }, forged, shortened]) {
    expect(checkSignature(request, wrong, { now, secretOf })).toEqual({
      ok: false,
      error: 'signature',
    });
  }
});

test('a request is valid for five minutes before and after the clock’s time', () => {
  const headers = signedHeaders(request, key, { now, nonce: 'n-1' });
  const at = (seconds: number) =>
    checkSignature(request, headers, { now: new Date(now.getTime() + seconds * 1000), secretOf })
      .ok;
  expect([at(-301), at(-300), at(300), at(301)]).toEqual([false, true, true, false]);
});

test('a missing signature and an unknown key have different refusals', () => {
  expect(checkSignature(request, {}, { now, secretOf })).toEqual({ ok: false, error: 'unsigned' });
  const headers = signedHeaders(request, { ...key, keyId: 'k9' }, { now, nonce: 'n' });
  expect(checkSignature(request, headers, { now, secretOf })).toEqual({
    ok: false,
    error: 'unknown-key',
  });
});

test('a timestamp that is not a number is refused', () => {
  const headers = {
    ...signedHeaders(request, key, { now, nonce: 'n' }),
    [signatureHeaders.timestamp]: 'NaN',
  };
  expect(checkSignature(request, headers, { now, secretOf }).ok).toBe(false);
});
