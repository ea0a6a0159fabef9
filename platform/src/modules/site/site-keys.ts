import { createHmac, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { SignedText, SiteKey } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { isSameSecret } from '../../http/secrets.ts';
import type { ReleaseName } from '../registry/index.ts';
import { siteKeysStore, type SiteKeyRow } from './site-keys.store.ts';

/** Signs site manifests and fallback releases. */
export interface SiteKeys {
  /**
   * Keys that a shell pins: the current one, the previous one, whose manifests are still in use, and the next
   * one. So a shell keeps working through the next key change.
   */
  pinned(): Promise<readonly SiteKey[]>;
  sign(text: string): Promise<SignedText>;
  /** Proves later that the platform served a page of this brand, when, and with which canaries. */
  ticketFor(brand: string, canaries: readonly ReleaseName[]): Promise<string>;
  /**
   * The canaries of the page; `null` for a ticket that is forged, of another brand, or older than half a day.
   */
  readTicket(brand: string, ticket: string): Promise<readonly ReleaseName[] | null>;
  /** Signs a text for one purpose; the text is not secret. */
  seal(purpose: string, text: string): Promise<string>;
  /** The text of a seal of this purpose; `null` if the platform did not sign it. */
  unseal(purpose: string, sealed: string): Promise<string | null>;
}

const dayMs = 86_400_000;
/** How long a key signs. The next key is pinned for the same time beforehand. */
const signsForMs = 180 * dayMs;
const ticketLastsMs = dayMs / 2;
const cacheMs = 60_000;

export function createSiteKeys({
  db,
  clock,
  ids,
  random,
}: Pick<Core, 'db' | 'clock' | 'ids' | 'random'>): SiteKeys {
  const store = siteKeysStore(db.read);
  let stored: { readonly at: number; readonly ring: Promise<KeyRing> } | null = null;

  /** All processes share the keys: one per generation, whichever process created it. */
  async function agreed(now: Date): Promise<KeyRing> {
    const rows = await store.all();
    const newest = rows.at(-1);
    // There is always a current and a next key.
    const isSigning = rows.some(({ signs_from }) => signs_from <= now);
    if (isSigning && newest && newest.signs_from > now) return ringOf(rows, now);
    const signsFrom = isSigning ? new Date(now.getTime() + signsForMs) : now;
    await store.add(newKey((newest?.generation ?? 0) + 1, ids.next('key'), signsFrom));
    return agreed(now);
  }

  function current(): Promise<KeyRing> {
    const now = clock.now();
    if (stored && Math.abs(now.getTime() - stored.at) < cacheMs) return stored.ring;
    const ring = agreed(now);
    stored = { at: now.getTime(), ring };
    ring.catch(() => (stored = null));
    return ring;
  }

  /** Every page gets a unique ticket, so that each counts separately. */
  const pageName = () => `${clock.now().getTime()}.${Buffer.from(random.bytes(9)).toString('hex')}`;

  return {
    pinned: async () => (await current()).pinned,
    sign: async (text) => (await current()).sign(text),
    async ticketFor(brand, canaries) {
      const page = `${pageName()}.${inBase64(canaries.map(({ module, version }) => `${module} ${version}`).join('\n'))}`;
      return `${page}.${(await current()).stamp(`ticket ${brand}`, page)}`;
    },

    async readTicket(brand, ticket) {
      const [at = '', nonce = '', names = '', stamp = ''] = ticket.split('.');
      const age = clock.now().getTime() - Number(at);
      if (!/^\d{13}$/.test(at) || age < -dayMs || age > ticketLastsMs) return null;
      const ours = (await current()).stamp(`ticket ${brand}`, `${at}.${nonce}.${names}`);
      return isSameSecret(stamp, ours) ? namesIn(fromBase64(names)) : null;
    },

    async seal(purpose, text) {
      const body = inBase64(text);
      return `${body}.${(await current()).stamp(purpose, body)}`;
    },

    async unseal(purpose, sealed) {
      const [body = '', stamp = ''] = sealed.split('.');
      const ours = (await current()).stamp(purpose, body);
      return isSameSecret(stamp, ours) ? fromBase64(body) : null;
    },
  };
}

const inBase64 = (text: string) => Buffer.from(text).toString('base64url');
const fromBase64 = (text: string) => Buffer.from(text, 'base64url').toString();

/** One release per line, such as `mfe-games 1.0.0`. */
function namesIn(text: string): readonly ReleaseName[] {
  return text.split('\n').flatMap((line) => {
    const [module, version] = line.split(' ');
    return module && version ? [{ module, version }] : [];
  });
}

interface KeyRing {
  readonly pinned: readonly SiteKey[];
  sign(text: string): SignedText;
  stamp(purpose: string, text: string): string;
}

function ringOf(rows: readonly SiteKeyRow[], now: Date): KeyRing {
  const at = rows.findLastIndex(({ signs_from }) => signs_from <= now);
  const signing = rows[at];
  const [first] = rows;
  if (!signing || !first) throw new Error('no site key signs yet');
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: signing.public_key, d: signing.private_key },
  });
  return {
    pinned: rows
      .slice(Math.max(0, at - 1), at + 2)
      .map(({ kid, public_key }) => ({ id: kid, publicKey: public_key })),
    sign: (text) => ({
      text,
      signature: `${signing.kid}.${sign(null, Buffer.from(text), key).toString('base64url')}`,
    }),
    // Uses the first key, so that a ticket stays valid through a key change.
    stamp: (purpose, text) =>
      createHmac('sha256', first.private_key).update(`${purpose} ${text}`).digest('base64url'),
  };
}

function newKey(generation: number, kid: string, signsFrom: Date): SiteKeyRow {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  if (x === undefined || d === undefined) throw new Error('the site key is not whole');
  return { generation, kid, public_key: x, private_key: d, signs_from: signsFrom };
}
