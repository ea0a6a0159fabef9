import { createHash, createHmac, randomBytes } from 'node:crypto';
import { wordsOfBlocks, type Words } from '../maths/words.ts';

/**
 * The seeds of a round. The server seed is fixed, and its hash published, before the player's seed is known.
 */
export interface Seeds {
  /** 32 random bytes, lower-case hex; revealed after the round. */
  readonly server: string;
  /** Any text from the player. */
  readonly client: string;
}

export const newSeed = (): string => randomBytes(32).toString('hex');

/** Published before the round: SHA-256 of the server seed's bytes. */
export function commitOf(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}

export function wordsOf({ server, client }: Seeds): Words {
  const key = Buffer.from(server, 'hex');
  return wordsOfBlocks((index) => createHmac('sha256', key).update(`${client}:${index}`).digest());
}
