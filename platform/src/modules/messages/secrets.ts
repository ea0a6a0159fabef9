import { z } from 'zod';
import type { SecretBox } from '../../secret-box.ts';
import type { TextValues } from './message-text.ts';

const label = 'message';
const fills = z.record(z.string(), z.string());

/** The part of a message that the database does not know. */
export interface Secrets {
  lock(secrets: TextValues): string;
  /** Nothing of what is forgotten, or was locked with another secret of the platform. */
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
