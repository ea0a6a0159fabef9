import { createECDH } from 'node:crypto';
import type { SecretBox } from '../../secret-box.ts';

/** The key pair by which push services know the platform (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made from the platform's secret: every node has the same, and a browser stays subscribed as long as that lasts. */
export function vapidKeys(box: SecretBox): VapidKeys {
  const secret = Buffer.from(box.key('push'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
  };
}
