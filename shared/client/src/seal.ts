import type { SealingKey } from '@croupier/contracts';
import { CompactEncrypt, importJWK } from 'jose';

/** Encrypts the input as a JWE (ECDH-ES, A256GCM) of its JSON, for the holder of the key. */
export async function seal(input: unknown, key: SealingKey): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(input));
  return new CompactEncrypt(plain)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'));
}
