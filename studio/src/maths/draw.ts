import { createHash, createHmac } from 'node:crypto';
import type { SlotDefinition } from './definition.ts';

/** What a spin is drawn from. The server's part is fixed, and its hash shown, before the player's part is known. */
export interface Seeds {
  /** 32 random bytes, lower-case hex; revealed after the round. */
  readonly server: string;
  /** Any text of the player's. */
  readonly client: string;
}

/** Published before the spin: SHA-256 of the server seed's bytes. */
export function commitOf(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}

/** Where each reel stops: an unbiased number below the strip's length, from HMAC-SHA256 over the client's seed. */
export function stopsOf(slot: SlotDefinition, seeds: Seeds): readonly number[] {
  const words = randomWords(seeds);
  return slot.reels.map((strip) => belowFrom(words, strip.length));
}

const wordRange = 2 ** 32;

/** Words past the last whole multiple of `limit` are thrown away, so that no stop is likelier than another. */
export function belowFrom(words: Iterator<number>, limit: number): number {
  const fair = wordRange - (wordRange % limit);
  for (;;) {
    const { value, done } = words.next();
    if (done) throw new Error('the stream of random words ended');
    if (value < fair) return value % limit;
  }
}

function* randomWords({ server, client }: Seeds): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(server, 'hex'))
      .update(`${client}:${block}`)
      .digest();
    for (let offset = 0; offset < bytes.length; offset += 4) yield bytes.readUInt32BE(offset);
  }
}
