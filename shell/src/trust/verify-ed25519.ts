import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** For browsers without Ed25519; only these browsers load it. */
export function verifyEd25519(
  signature: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  try {
    return verify(signature, message, publicKey);
  } catch {
    // The library throws for bytes that are no point of the curve, which a forger may send.
    return false;
  }
}
