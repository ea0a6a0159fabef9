import { z } from 'zod';
import type { SecretBox } from '../../secret-box.ts';
import type { TextValues } from './message-text.ts';

const label = 'message';
const fills = z.record(z.string(), z.string());

/** The part of a message that is encrypted in the database. */
export interface Secrets {
  lock(secrets: TextValues): string;
  /** `null` for deleted secrets, or secrets that were encrypted with another platform secret. */
  open(locked: string | null): TextValues | null;
}

export function createSecrets(box: SecretBox): Secrets {
  return {
    lock: (secrets) => box.encrypt(label, JSON.stringify(secrets)),
    open(locked) {
      const plain = locked === null ? null : box.decrypt(label, locked);
      return plain === null ? null : fills.parse(JSON.parse(plain));
    },
  };
}
