import type { SignedText, SiteManifest } from '@croupier/contracts';
import { local, perTab, type SafeStorage } from '../preferences/stored.ts';

const key = 'siteManifest';

/**
 * Stores the manifest that this page started with, for a page whose own one is damaged. What names a member
 * stays in the tab, as the handle of the session does.
 */
export function storeManifest(
  signed: SignedText,
  { session }: Pick<SiteManifest, 'session'>,
): void {
  clearManifest();
  (session ? perTab : local).set(key, JSON.stringify(signed));
}

/** Called when another account signs in, or the member signs out. */
export function clearManifest(): void {
  perTab.remove(key);
  local.remove(key);
}

/** The manifest that was stored last; `null` where there is none. */
export const storedManifest = (): SignedText | null => manifestIn(perTab) ?? manifestIn(local);

function manifestIn(stored: SafeStorage): SignedText | null {
  try {
    const signed: SignedText | null = JSON.parse(stored.get(key) ?? 'null');
    return signed;
  } catch {
    return null;
  }
}
