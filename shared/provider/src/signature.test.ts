import { signedHeaders, signedNonce } from './signature.ts';

const key = { partner: 'acme', keyId: 'k1', secret: 'a-secret-of-tests' };
const now = new Date('2026-01-05T12:00:00Z');
const request = { method: 'GET' as const, path: '/catalogue?limit=10', body: '' };

test('a request that was signed with the key is accepted for 300 seconds before and after', () => {
  const headers = signedHeaders(request, key, now);
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  expect(signedNonce(request, headers, { key, now })).toBe(headers['x-nonce']);
  expect(signedNonce(request, headers, { key, now: at(300) })).toBe(headers['x-nonce']);
  expect(signedNonce(request, headers, { key, now: at(-300) })).toBe(headers['x-nonce']);
  expect(signedNonce(request, headers, { key, now: at(301) })).toBeNull();
});

test.each([
  ['another secret', request, { ...key, secret: 'another' }],
  ['another partner', request, { ...key, partner: 'other' }],
  ['another key id', request, { ...key, keyId: 'k2' }],
  ['another path', { ...request, path: '/transactions' }, key],
  ['another body', { ...request, body: '{}' }, key],
])('a request with %s is refused', (_, received, known) => {
  const headers = signedHeaders(request, key, now);
  expect(signedNonce(received, headers, { key: known, now })).toBeNull();
});
