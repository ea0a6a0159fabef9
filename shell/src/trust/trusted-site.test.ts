import { createPrivateKey, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import type { SignedText, SiteFreshness, SiteManifest } from '@croupier/contracts';
import { aSession, aSite } from '../testing/makers.ts';
import { clearManifest, storeManifest, storedManifest } from './stored-manifest.ts';
import { readKeys } from './signature.ts';
import { trustedSite } from './trusted-site.ts';

function aKey(id: string) {
  const pair = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const key = createPrivateKey({ key: pair, format: 'jwk' });
  return {
    pinned: { id, publicKey: pair.x ?? '' },
    sign: (text: string): SignedText => ({
      text,
      signature: `${id}.${sign(null, Buffer.from(text), key).toString('base64url')}`,
    }),
  };
}

const ours = aKey('key_1');
const manifest = (overrides: Partial<SiteManifest> = {}) =>
  ours.sign(
    JSON.stringify(aSite({ serial: 5, serverTime: '2026-01-05T12:00:00.000Z', ...overrides })),
  );

interface Platform {
  /** What the platform answers to a repeated request of the page; `null`: no answer. */
  readonly fresh?: SignedText | null;
  /** How far the brand is; `null`: the platform does not say. */
  readonly now?: Partial<SiteFreshness> | null;
}

/** The page in the browser, and the platform that serves it. */
function aPage(inline: SignedText, { fresh = inline, now = {} }: Platform = {}): jest.Mock {
  document.head.innerHTML = `<meta name="site-signature" content="${inline.signature}">`;
  document.body.innerHTML = `<script type="application/json" id="site"></script>`;
  const [place] = document.scripts;
  if (place) place.textContent = inline.text;
  const fetched = jest.fn(async (url: string) => {
    const answer = url.includes('/freshness') ? now && freshness(url, now) : fresh;
    if (!answer) throw new TypeError('Failed to fetch');
    return {
      text: async () =>
        `<meta name="site-signature" content="${answer.signature}"><script defer src="/assets/main.js"></script><script type="application/json" id="site">${answer.text}</script>`,
      json: async () => ({ value: answer }),
    };
  });
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

function freshness(url: string, overrides: Partial<SiteFreshness>): SignedText {
  const nonce = new URL(url, 'http://localhost').searchParams.get('nonce') ?? '';
  const now = { nonce, serial: 5, serverTime: '2026-01-05T12:00:01.000Z', ...overrides };
  return ours.sign(JSON.stringify(now));
}

const started = async () => (await trustedSite([ours.pinned])).site;
const confirmed = async () => (await (await trustedSite([ours.pinned])).confirmed).site;

const tampered = ({ text, signature }: SignedText): SignedText => ({
  text: text.replace('"serial":5', '"serial":6'),
  signature,
});

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  AbortSignal.timeout ??= () => new AbortController().signal;
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a manifest that the platform has signed is taken from the page', async () => {
  const fetched = aPage(manifest());
  const { site, isKept, confirmed: sure } = await trustedSite([ours.pinned]);
  expect([site.serial, isKept, (await sure).site]).toEqual([5, false, site]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a tampered manifest is not used; a fresh one replaces it', async () => {
  aPage(tampered(manifest()), { fresh: manifest({ serial: 7 }) });
  expect(await started()).toMatchObject({ serial: 7 });
});

test('if the fresh manifest is also invalid, nothing is started', async () => {
  aPage(tampered(manifest()));
  await expect(started()).rejects.toMatchObject({ reason: 'unsigned' });
  aPage(tampered(manifest()), { fresh: null });
  await expect(started()).rejects.toMatchObject({ reason: 'unsigned' });
});

test('the last good manifest serves while it is in date, in the place of a damaged one', async () => {
  const expiresAt = '2026-01-05T12:10:00.000Z';
  const good = manifest({ session: null, expiresAt });
  storeManifest(good, aSite({ session: null }));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-05T12:04:00.000Z'));
  aPage(tampered(manifest()), { now: { serverTime: '2026-01-05T12:04:00.000Z' } });
  expect(await trustedSite([ours.pinned])).toMatchObject({ isKept: true, signed: good });
  // The visitor's clock says that it is in date, the platform's that it is not.
  aPage(tampered(manifest()), { now: { serverTime: '2026-01-05T12:11:00.000Z' } });
  await expect(started()).rejects.toMatchObject({ reason: 'unsigned' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-05T12:11:00.000Z'));
  aPage(tampered(manifest()), { now: null });
  await expect(started()).rejects.toMatchObject({ reason: 'unsigned' });
});

test('a stored manifest that the platform did not sign is not used', async () => {
  storeManifest(tampered(manifest()), aSite({ session: null }));
  aPage(tampered(manifest()));
  await expect(started()).rejects.toMatchObject({ reason: 'unsigned' });
});

test('the parts that name a member are stored only in their tab, until another account signs in', () => {
  const session = { ...aSession(), token: 'handle' };
  storeManifest(manifest({ session }), { session });
  expect(JSON.stringify(localStorage)).not.toContain('handle');
  expect(storedManifest()?.text).toContain('handle');
  clearManifest();
  expect(storedManifest()).toBeNull();
});

test('a signature by an unpinned key and a missing signature are rejected', async () => {
  const theirs = aKey('key_1');
  aPage(theirs.sign(manifest().text));
  await expect(started()).rejects.toThrow('unsigned');
  aPage({ text: manifest().text, signature: '' });
  await expect(started()).rejects.toThrow('unsigned');
});

test('any pinned key is valid: keys are rotated with an overlap', async () => {
  aPage(manifest());
  const { site } = await trustedSite([aKey('key_0').pinned, ours.pinned]);
  expect(site).toMatchObject({ serial: 5 });
});

test('an older manifest is not accepted after a newer one', async () => {
  aPage(manifest({ serial: 9, serverTime: '2026-01-05T12:05:00.000Z' }));
  await started();
  aPage(manifest());
  await expect(started()).rejects.toThrow('replayed');
});

test('a browser on its first visit does not accept an old manifest', async () => {
  const now = { serial: 6, serverTime: '2026-01-05T12:00:30.000Z' };
  const fresh = manifest({ ...now });
  const fetched = aPage(manifest(), { fresh, now });
  expect(await confirmed()).toMatchObject({ serial: 6 });
  expect(fetched).toHaveBeenCalledTimes(2);
  localStorage.clear();
  aPage(manifest(), { now });
  await expect(confirmed()).rejects.toThrow('replayed');
});

test('an answer for another page is not accepted, nor is an unsigned one', async () => {
  const old = { nonce: 'of-another-page-0000', serial: 6, serverTime: '2026-01-05T12:00:30.000Z' };
  aPage(manifest(), { now: old });
  expect(await confirmed()).toMatchObject({ serial: 5 });
  const fetched = aPage(manifest());
  fetched.mockResolvedValue({
    json: async () => ({ value: { text: JSON.stringify(old), signature: 'key_1.AAAA' } }),
  });
  expect(await confirmed()).toMatchObject({ serial: 5 });
});

test('where the platform does not answer, the manifest stays: its own end is the bound', async () => {
  aPage(manifest(), { now: null });
  expect(await confirmed()).toMatchObject({ serial: 5 });
});

test('a node that lags behind serves an older table with a later time, which is accepted', async () => {
  aPage(manifest({ serial: 9 }), { now: { serial: 9 } });
  await started();
  const lagging = manifest({ serial: 8, serverTime: '2026-01-05T12:00:01.000Z' });
  aPage(lagging, { now: { serial: 9, serverTime: '2026-01-05T12:00:02.000Z' } });
  expect(await confirmed()).toMatchObject({ serial: 8 });
});

test('the platform’s clock decides about expiry, not the visitor’s', async () => {
  const expiresAt = '2026-01-05T12:10:00.000Z';
  const late = { serverTime: '2026-01-05T12:30:00.000Z' };
  aPage(manifest({ expiresAt }), { now: late });
  await expect(started()).rejects.toThrow('expired');
  aPage(manifest({ expiresAt }), { now: { serverTime: '2026-01-05T12:00:05.000Z' } });
  expect(await confirmed()).toMatchObject({ expiresAt });
  // A slow clock does not extend the validity.
  jest.spyOn(Date, 'now').mockReturnValue(0);
  aPage(manifest({ expiresAt }), { now: late });
  await expect(confirmed()).rejects.toThrow('expired');
});

test('a browser without Ed25519 also verifies the signature', async () => {
  jest.spyOn(webcrypto.subtle, 'importKey').mockRejectedValue(new Error('NotSupportedError'));
  aPage(manifest());
  expect(await started()).toMatchObject({ serial: 5 });
  aPage(tampered(manifest()));
  await expect(started()).rejects.toThrow('unsigned');
});

test('a page without keys from the platform is rejected', () => {
  expect(() => readKeys('%CROUPIER_SITE_KEYS%')).toThrow();
  const keys = [ours.pinned];
  expect(readKeys(Buffer.from(JSON.stringify(keys)).toString('base64url'))).toEqual(keys);
});
