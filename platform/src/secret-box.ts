import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Random } from './core.ts';

/** What the one secret of the platform is for: each label has a key of its own. */
export interface SecretBox {
  /** A key for a library that makes its own marks. */
  key(label: string): string;
  /** A keyed hash of the parts; it cannot be guessed without the secret. */
  hmac(label: string, ...parts: readonly string[]): Buffer;
  /** Encrypted and authenticated (AES-256-GCM), as base64url. */
  encrypt(label: string, plain: string): string;
  /** `null` for what was locked with another secret, under another label, or changed since. */
  decrypt(label: string, locked: string): string | null;
}

const nonceBytes = 12;
const tagBytes = 16;

export function createSecretBox(secret: string, random: Random): SecretBox {
  const keys = new Map<string, Buffer>();

  function keyOf(label: string): Buffer {
    const known = keys.get(label);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', `croupier ${label}`, 32));
    keys.set(label, key);
    return key;
  }

  return {
    key: (label) => keyOf(label).toString('hex'),

    hmac: (label, ...parts) =>
      createHmac('sha256', keyOf(label)).update(JSON.stringify(parts)).digest(),

    encrypt(label, plain) {
      const nonce = random.bytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOf(label), nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },

    decrypt(label, locked) {
      const bytes = Buffer.from(locked, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const nonce = bytes.subarray(0, nonceBytes);
      const cipher = createDecipheriv('aes-256-gcm', keyOf(label), nonce);
      cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const body = cipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([body, cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
