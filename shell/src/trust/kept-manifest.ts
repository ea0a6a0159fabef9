import type { SignedText, SiteManifest } from '@croupier/contracts';
import { local, perTab, type Stored } from '../preferences/stored.ts';

const key = 'siteManifest';

/**
 * Keeps the manifest that this page started with, for a page whose own one is damaged. What names a member
 * stays in the tab, as the handle of the session does.
 */
export function keepManifest(signed: SignedText, { session }: Pick<SiteManifest, 'session'>): void {
  forgetManifest();
  (session ? perTab : local).set(key, JSON.stringify(signed));
}

/** Somebody else is signed in from now on, or nobody. */
export function forgetManifest(): void {
  perTab.remove(key);
  local.remove(key);
}

/** The manifest that was kept last; `null` where there is none. */
export const keptManifest = (): SignedText | null => keptIn(perTab) ?? keptIn(local);

function keptIn(stored: Stored): SignedText | null {
  try {
    const signed: SignedText | null = JSON.parse(stored.get(key) ?? 'null');
    return signed;
  } catch {
    return null;
  }
}
