import {
  calls,
  type SignedText,
  type SiteFreshness,
  type SiteKey,
  type SiteManifest,
} from '@croupier/contracts';
import { isSigned } from './signature.ts';

/** A page that starts waits no longer than this for the answer. */
const patienceMs = 3_000;
/** Two nodes of the platform learn of a change within two seconds of each other. */
const lagMs = 5_000;

/**
 * The current version of the brand's manifest, signed for this page: an old answer has another nonce. `null` if
 * it is not available. Never rejects.
 */
export async function askFreshness(keys: readonly SiteKey[]): Promise<SiteFreshness | null> {
  const nonce = randomNonce();
  try {
    const answer = await fetch(`${calls.siteFreshness.path}?nonce=${nonce}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { value }: { value: SignedText } = await answer.json();
    const freshness: SiteFreshness = JSON.parse(value.text);
    return freshness.nonce === nonce && (await isSigned(value, keys)) ? freshness : null;
  } catch {
    return null;
  }
}

/** Whether the brand had changed before this manifest was made, by more than two nodes can differ. */
export function isOutdated(
  { serial, serverTime }: Pick<SiteManifest, 'serial' | 'serverTime'>,
  now: SiteFreshness,
): boolean {
  return serial < now.serial && Date.parse(serverTime) + lagMs < Date.parse(now.serverTime);
}

function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
