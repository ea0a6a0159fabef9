import { z } from 'zod';
import type { Strongbox } from '../../strongbox.ts';
import type { Fills } from './message-text.ts';

const label = 'message';
const fills = z.record(z.string(), z.string());

/** The part of a message that the database does not know. */
export interface Secrets {
  lock(secrets: Fills): string;
  /** Nothing of what is forgotten, or was locked with another secret of the platform. */
  open(locked: string | null): Fills | null;
}

export function createSecrets(box: Strongbox): Secrets {
  return {
    lock: (secrets) => box.lock(label, JSON.stringify(secrets)),
    open(locked) {
      const plain = locked === null ? null : box.open(label, locked);
      return plain === null ? null : fills.parse(JSON.parse(plain));
    },
  };
}
