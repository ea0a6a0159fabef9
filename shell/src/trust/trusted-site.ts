import type { SignedText, SiteFreshness, SiteKey, SiteManifest } from '@croupier/contracts';
import { local } from '../preferences/stored.ts';
import { storedManifest } from './stored-manifest.ts';
import { fetchFreshPage, inlineManifest } from './page-manifest.ts';
import { isSigned } from './signature.ts';
import { askFreshness, isOutdated } from './site-freshness.ts';

/** What is wrong with a manifest: no trusted key has signed it, it is too old, or a newer one exists. */
export type TrustFailure = 'unsigned' | 'expired' | 'replayed';

type TrustResult =
  | { readonly ok: true; readonly site: SiteManifest; readonly signed: SignedText }
  | { readonly ok: false; readonly reason: TrustFailure };

export class UntrustedSite extends Error {
  override name = 'UntrustedSite';
  readonly reason: TrustFailure;
  constructor(reason: TrustFailure) {
    super(`The site manifest is not to be trusted: ${reason}`);
    this.reason = reason;
  }
}

/** The manifest that a page starts with. */
export interface TrustedSite {
  readonly site: SiteManifest;
  readonly signed: SignedText;
  /** The page's manifest and a fresh one were refused: this is the last good one that the browser stored. */
  readonly isKept: boolean;
}

export interface VerifiedPage extends TrustedSite {
  /**
   * The same page after the platform has confirmed that it is current, or the newer one that replaces it. If the
   * platform does not answer in time, the manifest is valid until it expires.
   */
  readonly confirmed: Promise<TrustedSite>;
}

const seenKey = 'siteSeen';

/**
 * The site manifest of this page, after its signature is verified. One that fails is replaced by
 * a fresh one, or by the last good one if that is still valid; without either, nothing starts.
 */
export async function trustedSite(keys: readonly SiteKey[]): Promise<VerifiedPage> {
  const asked = askFreshness(keys);
  const inline = await judge(inlineManifest(), keys, () => asked);
  if (!inline.ok) {
    const other = await replacement(inline.reason, keys, await asked);
    return { ...other, confirmed: Promise.resolve(other) };
  }
  const trusted = { ...inline, isKept: false };
  remember(inline.site);
  const confirmed = asked.then((now) => {
    const reason = now && refusalOf(inline.site, now);
    return reason ? replacement(reason, keys, now) : trusted;
  });
  // A later caller that awaits it gets the rejection.
  confirmed.catch(() => undefined);
  return { ...trusted, confirmed };
}

async function replacement(
  reason: TrustFailure,
  keys: readonly SiteKey[],
  now: SiteFreshness | null,
): Promise<TrustedSite> {
  console.warn(`The page's manifest was refused: ${reason}`);
  const fresh = await judgeNow(await fetchFreshPage().catch(() => null), keys, now);
  const judged = fresh?.ok ? fresh : await checkStored(keys, now);
  // The error of the page's manifest is more useful than the error of an older copy.
  if (!judged?.ok) throw new UntrustedSite(fresh && !fresh.ok ? fresh.reason : reason);
  // The frame in the page was rendered from the rejected manifest.
  document.getElementById('root')?.replaceChildren();
  remember(judged.site);
  return { ...judged, isKept: judged !== fresh };
}

async function judgeNow(
  signed: SignedText | null,
  keys: readonly SiteKey[],
  now: SiteFreshness | null,
): Promise<TrustResult | null> {
  if (!signed) return null;
  const judged = await judge(signed, keys, async () => now);
  const reason = judged.ok && now && refusalOf(judged.site, now);
  return reason ? { ok: false, reason } : judged;
}

/** The stored one may be older than the brand's: until it expires it is better than no page. */
async function checkStored(
  keys: readonly SiteKey[],
  now: SiteFreshness | null,
): Promise<TrustResult | null> {
  const stored = storedManifest();
  const judged = stored && (await judge(stored, keys, async () => now));
  return judged?.ok && now && isExpired(judged.site, now) ? null : judged;
}

/** `freshness` is asked where the visitor's clock says that the manifest is over: clocks may be wrong. */
export async function judge(
  { text, signature }: SignedText,
  keys: readonly SiteKey[],
  freshness: () => Promise<SiteFreshness | null> = () => askFreshness(keys),
): Promise<TrustResult> {
  const signed = { text, signature };
  if (!(await isSigned(signed, keys))) return { ok: false, reason: 'unsigned' };
  const site: SiteManifest = JSON.parse(text);
  if (isOlderThanSeen(site)) return { ok: false, reason: 'replayed' };
  const isOver = Date.now() > Date.parse(site.expiresAt);
  const now = isOver ? await freshness() : null;
  if (isOver && (!now || isExpired(site, now))) return { ok: false, reason: 'expired' };
  return { ok: true, site, signed };
}

/** By the platform's clock: a visitor's slow clock cannot extend a manifest's validity. */
const isExpired = ({ expiresAt }: SiteManifest, { serverTime }: SiteFreshness) =>
  Date.parse(serverTime) > Date.parse(expiresAt);

function refusalOf(site: SiteManifest, now: SiteFreshness): TrustFailure | null {
  if (isOutdated(site, now)) return 'replayed';
  return isExpired(site, now) ? 'expired' : null;
}

interface LastManifest {
  readonly serial: number;
  readonly serverTime: string;
}

/** Older by both values: a node that lags slightly behind serves an older table, but with a later time. */
function isOlderThanSeen({ serial, serverTime }: SiteManifest): boolean {
  const seen = readSeen();
  return seen !== null && serial < seen.serial && serverTime < seen.serverTime;
}

function remember({ serial, serverTime }: SiteManifest): void {
  const seen = readSeen();
  if (seen && seen.serverTime >= serverTime) return;
  local.set(seenKey, JSON.stringify({ serial, serverTime } satisfies LastManifest));
}

function readSeen(): LastManifest | null {
  try {
    const seen: LastManifest | null = JSON.parse(local.get(seenKey) ?? 'null');
    return seen;
  } catch {
    return null;
  }
}
