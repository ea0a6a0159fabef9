import type { ShellFiles, SignedText, SiteKey, SiteManifest } from '@croupier/contracts';
import { listShell } from '../remotes/checked-files.ts';

/** The keys that the platform has written into this release of the shell; throws if there are none. */
export function readKeys(pinned: string): readonly SiteKey[] {
  const keys: readonly SiteKey[] = JSON.parse(new TextDecoder().decode(bytesOf(pinned)));
  return keys;
}

/** Whether one of the pinned keys has signed the text. Never rejects for a wrong signature. */
export async function isSigned(
  { text, signature }: SignedText,
  keys: readonly SiteKey[],
): Promise<boolean> {
  const [id, encoded = ''] = signature.split('.');
  const key = keys.find((one) => one.id === id);
  const signed = key && bytesOrNull(encoded);
  if (!key || !signed) return false;
  const message = new TextEncoder().encode(text);
  return verify(signed, message, bytesOf(key.publicKey));
}

type Bytes = Uint8Array<ArrayBuffer>;

async function verify(signature: Bytes, message: Bytes, publicKey: Bytes): Promise<boolean> {
  const key = await browserKey(publicKey);
  if (key) return crypto.subtle.verify('Ed25519', key, signature, message);
  // The text under verification lists the verifier's file: an attacker who could change both could also
  // change this script.
  listShell(shellFilesIn(message));
  const { verifyEd25519 } = await import(/* webpackChunkName: 'ed25519' */ './verify-ed25519.ts');
  return verifyEd25519(signature, message, publicKey);
}

function shellFilesIn(message: Bytes): ShellFiles {
  const site: Partial<SiteManifest> = JSON.parse(new TextDecoder().decode(message));
  return site.shellFiles ?? {};
}

/** `null` in browsers without Ed25519, and if the page is not a secure context. */
async function browserKey(publicKey: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}

function bytesOrNull(base64url: string): Bytes | null {
  try {
    return bytesOf(base64url);
  } catch {
    return null;
  }
}

function bytesOf(base64url: string): Bytes {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
