import { createECDH } from 'node:crypto';
import type { SecretBox } from '../../secret-box.ts';

/** The key pair that identifies the platform to push services (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Derived from the platform's secret: the same on every node, and subscriptions stay valid as long as the
 * secret does.
 */
export function vapidKeys(box: SecretBox): VapidKeys {
  const secret = Buffer.from(box.key('push'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
  };
}
