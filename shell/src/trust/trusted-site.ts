import { calls, type SignedText, type SiteKey, type SiteManifest } from '@croupier/contracts';
import { local } from '../preferences/stored.ts';
import { freshPage, inlineManifest } from './page-manifest.ts';
import { isSigned } from './signature.ts';

/** What is wrong with a manifest: nobody we know has signed it, it is too old, or a newer one was here. */
export type Distrust = 'unsigned' | 'expired' | 'replayed';

type Judged =
  | { readonly ok: true; readonly site: SiteManifest }
  | { readonly ok: false; readonly reason: Distrust };

export class UntrustedSite extends Error {
  override name = 'UntrustedSite';
  constructor(reason: Distrust) {
    super(`The site manifest is not to be trusted: ${reason}`);
  }
}

const seenKey = 'siteSeen';

/**
 * The site manifest of this page, once it is known to be the platform's own and the latest. One that is
 * not is replaced by a fresh one; where that is no better, nothing of the site is started.
 */
export async function trustedSite(keys: readonly SiteKey[]): Promise<SiteManifest> {
  const inline = await judge(inlineManifest(), keys);
  const judged = inline.ok ? inline : await judge(await freshPage(), keys);
  if (!inline.ok) console.warn(`The page's manifest was refused: ${inline.reason}`);
  if (!judged.ok) throw new UntrustedSite(judged.reason);
  // The frame in the page was drawn from the refused one.
  if (!inline.ok) document.getElementById('root')?.replaceChildren();
  remember(judged.site);
  return judged.site;
}

export async function judge(signed: SignedText, keys: readonly SiteKey[]): Promise<Judged> {
  if (!(await isSigned(signed, keys))) return { ok: false, reason: 'unsigned' };
  const site: SiteManifest = JSON.parse(signed.text);
  if (isOlderThanSeen(site)) return { ok: false, reason: 'replayed' };
  if (await isExpired(site)) return { ok: false, reason: 'expired' };
  return { ok: true, site };
}

/** A visitor's clock may be wrong: where it says that the manifest is old, the platform's decides. */
async function isExpired({ expiresAt }: SiteManifest): Promise<boolean> {
  const end = Date.parse(expiresAt);
  if (Date.now() <= end) return false;
  const answer = await fetch(calls.systemStatus.path, { cache: 'no-store' });
  const { value }: { value: { serverTime: string } } = await answer.json();
  return !(Date.parse(value.serverTime) <= end);
}

interface Seen {
  readonly serial: number;
  readonly serverTime: string;
}

/** Older by both: a node that lags a moment behind gives an older table, but at a later time. */
function isOlderThanSeen({ serial, serverTime }: SiteManifest): boolean {
  const seen = readSeen();
  return seen !== null && serial < seen.serial && serverTime < seen.serverTime;
}

function remember({ serial, serverTime }: SiteManifest): void {
  const seen = readSeen();
  if (seen && seen.serverTime >= serverTime) return;
  local.set(seenKey, JSON.stringify({ serial, serverTime } satisfies Seen));
}

function readSeen(): Seen | null {
  try {
    const seen: Seen | null = JSON.parse(local.get(seenKey) ?? 'null');
    return seen;
  } catch {
    return null;
  }
}
