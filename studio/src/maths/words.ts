/**
 * Endless unsigned 32-bit words from which a round is drawn, in order. Runs in the server and in the page
 * that verifies the round.
 */
export type Words = Iterator<number>;

const wordRange = 2 ** 32;

/** Words past the last whole multiple of `limit` are discarded, so that all numbers are equally likely. */
export function belowFrom(words: Words, limit: number): number {
  const fair = wordRange - (wordRange % limit);
  for (;;) {
    const { value, done } = words.next();
    if (done) throw new Error('the stream of random words ended');
    if (value < fair) return value % limit;
  }
}

/** Words from blocks of bytes, big-endian; `blockAt` gives HMAC-SHA256(server seed, `client seed:index`). */
export function* wordsOfBlocks(blockAt: (index: number) => Uint8Array): Generator<number, never> {
  for (let index = 0; ; index += 1) {
    const bytes = blockAt(index);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let offset = 0; offset < bytes.length; offset += 4) yield view.getUint32(offset);
  }
}
