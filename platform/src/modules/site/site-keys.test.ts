import { createPublicKey, verify } from 'node:crypto';
import type { SignedText, SiteKey } from '@croupier/contracts';
import { testCore } from '../../testing/index.ts';
import { createSiteKeys } from './site-keys.ts';

const dayMs = 86_400_000;

function isSignedBy(keys: readonly SiteKey[], { text, signature }: SignedText): boolean {
  const [id, encoded = ''] = signature.split('.');
  const pinned = keys.find((key) => key.id === id);
  if (!pinned) return false;
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: pinned.publicKey },
  });
  return verify(null, Buffer.from(text), key, Buffer.from(encoded, 'base64url'));
}

test('a signature verifies with the pinned keys, and only with them', async () => {
  const keys = createSiteKeys(await testCore());
  const signed = await keys.sign('{"serial":1}');
  const pinned = await keys.pinned();
  expect(isSignedBy(pinned, signed)).toBe(true);
  expect(isSignedBy(pinned, { ...signed, text: '{"serial":2}' })).toBe(false);
});

test('a shell pinned before a key change accepts signatures made after it', async () => {
  const core = await testCore();
  const keys = createSiteKeys(core);
  const before = await keys.pinned();
  const old = await keys.sign('old');
  core.clock.advance(181 * dayMs);
  const signed = await keys.sign('new');
  expect(signed.signature.split('.')[0]).not.toBe(old.signature.split('.')[0]);
  expect(isSignedBy(before, signed)).toBe(true);
  const after = await keys.pinned();
  expect(isSignedBy(after, old)).toBe(true);
  expect(after).toHaveLength(3);
});

test('an old key is no longer pinned', async () => {
  const core = await testCore();
  const keys = createSiteKeys(core);
  const old = await keys.sign('old');
  core.clock.advance(181 * dayMs);
  await keys.sign('between');
  core.clock.advance(181 * dayMs);
  expect(isSignedBy(await keys.pinned(), old)).toBe(false);
});

test('after a key is removed, another key signs', async () => {
  const core = await testCore();
  const lost = await createSiteKeys(core).sign('lost');
  const [kid = ''] = lost.signature.split('.');
  await core.db.read.deleteFrom('site_keys').where('kid', '=', kid).execute();
  const keys = createSiteKeys(core);
  const pinned = await keys.pinned();
  expect(isSignedBy(pinned, lost)).toBe(false);
  expect(isSignedBy(pinned, await keys.sign('after'))).toBe(true);
});

test('two processes that start together agree on the keys', async () => {
  const one = await testCore();
  const other = await testCore({ url: one.config.databaseUrl });
  const [a, b] = await Promise.all([createSiteKeys(one).pinned(), createSiteKeys(other).pinned()]);
  expect(a).toEqual(b);
});

test('a ticket is valid for one brand and half a day, and cannot be forged', async () => {
  const core = await testCore();
  const keys = createSiteKeys(core);
  const tried = [{ module: 'mfe-games', version: '1.2.0' }];
  const ticket = await keys.ticketFor('padma', tried);
  expect(await keys.readTicket('padma', ticket)).toEqual(tried);
  expect(await keys.readTicket('verano', ticket)).toBeNull();
  const later = String(Number(ticket.split('.')[0]) + 1);
  expect(await keys.readTicket('padma', ticket.replace(/^\d+/, later))).toBeNull();
  expect(await keys.readTicket('padma', '')).toBeNull();
  core.clock.advance(dayMs / 2 + 1);
  expect(await keys.readTicket('padma', ticket)).toBeNull();
});
