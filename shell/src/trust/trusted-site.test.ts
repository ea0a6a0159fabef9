import { createPrivateKey, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import type { SignedText, SiteManifest } from '@croupier/contracts';
import { aSite } from '../testing/makers.ts';
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
const manifest = (wishes: Partial<SiteManifest> = {}) =>
  ours.sign(
    JSON.stringify(aSite({ serial: 5, serverTime: '2026-01-05T12:00:00.000Z', ...wishes })),
  );

/** The page in the browser; what the platform answers when it is asked again. */
function aPage(inline: SignedText, fresh: SignedText = inline, serverTime = ''): jest.Mock {
  document.head.innerHTML = `<meta name="site-signature" content="${inline.signature}">`;
  document.body.innerHTML = `<script type="application/json" id="site"></script>`;
  const [place] = document.scripts;
  if (place) place.textContent = inline.text;
  const fetched = jest.fn(async (url: string) => ({
    text: async () =>
      `<meta name="site-signature" content="${fresh.signature}"><script defer src="/assets/main.js"></script><script type="application/json" id="site">${fresh.text}</script>`,
    json: async () => ({ value: { serverTime } }),
    url,
  }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

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
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a manifest that the platform has signed is taken as it stands in the page', async () => {
  const fetched = aPage(manifest());
  expect(await trustedSite([ours.pinned])).toMatchObject({ serial: 5 });
  expect(fetched).not.toHaveBeenCalled();
});

test('a tampered manifest is not used; a fresh one takes its place', async () => {
  aPage(tampered(manifest()), manifest({ serial: 7 }));
  expect(await trustedSite([ours.pinned])).toMatchObject({ serial: 7 });
});

test('where the fresh one is no better, nothing is started', async () => {
  aPage(tampered(manifest()));
  await expect(trustedSite([ours.pinned])).rejects.toThrow('unsigned');
});

test('a key that is not pinned signs in vain, and so does nobody', async () => {
  const theirs = aKey('key_1');
  aPage(theirs.sign(manifest().text));
  await expect(trustedSite([ours.pinned])).rejects.toThrow('unsigned');
  aPage({ text: manifest().text, signature: '' });
  await expect(trustedSite([ours.pinned])).rejects.toThrow('unsigned');
});

test('any pinned key will do: keys change with an overlap', async () => {
  aPage(manifest());
  expect(await trustedSite([aKey('key_0').pinned, ours.pinned])).toMatchObject({ serial: 5 });
});

test('an old manifest is not taken after a newer one', async () => {
  aPage(manifest({ serial: 9, serverTime: '2026-01-05T12:05:00.000Z' }));
  await trustedSite([ours.pinned]);
  aPage(manifest());
  await expect(trustedSite([ours.pinned])).rejects.toThrow('replayed');
});

test('a node that lags behind gives an older table at a later time, and that is fine', async () => {
  aPage(manifest({ serial: 9 }));
  await trustedSite([ours.pinned]);
  aPage(manifest({ serial: 8, serverTime: '2026-01-05T12:00:01.000Z' }));
  expect(await trustedSite([ours.pinned])).toMatchObject({ serial: 8 });
});

test('an expired manifest is refused by the platform’s clock, not by the visitor’s', async () => {
  const expiresAt = '2026-01-05T12:10:00.000Z';
  aPage(manifest({ expiresAt }), manifest({ expiresAt }), '2026-01-05T12:30:00.000Z');
  await expect(trustedSite([ours.pinned])).rejects.toThrow('expired');
  aPage(manifest({ expiresAt }), manifest({ expiresAt }), '2026-01-05T12:00:05.000Z');
  expect(await trustedSite([ours.pinned])).toMatchObject({ expiresAt });
});

test('a browser that does not know Ed25519 checks all the same', async () => {
  jest.spyOn(webcrypto.subtle, 'importKey').mockRejectedValue(new Error('NotSupportedError'));
  aPage(manifest());
  expect(await trustedSite([ours.pinned])).toMatchObject({ serial: 5 });
  aPage(tampered(manifest()));
  await expect(trustedSite([ours.pinned])).rejects.toThrow('unsigned');
});

test('keys that the platform has not written are no keys', () => {
  expect(() => readKeys('%CROUPIER_SITE_KEYS%')).toThrow();
  const keys = [ours.pinned];
  expect(readKeys(Buffer.from(JSON.stringify(keys)).toString('base64url'))).toEqual(keys);
});
