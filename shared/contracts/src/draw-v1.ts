import { drawShapes, type DrawFamily, type LotGroup, type ResultShape } from './result-shape.ts';

/**
 * The draw algorithm `draw-v1`: the result follows from the server's seed, committed to before betting, and
 * an external value that was unknown then. The server, the browser's verifier and the command line share this
 * code.
 */
export interface DrawInput {
  /** 32 bytes as lower-case hex; its SHA-256 was published when betting opened. */
  readonly serverSeed: string;
  readonly family: DrawFamily;
  /** Issue number of the draw. */
  readonly numero: string;
  /** The beacon's value as text, such as `quicknet:27946612:09…` or `local:…`. */
  readonly external: string;
}

/** The numbers of a draw, in drawing order. */
export async function drawV1(input: DrawInput): Promise<number[]> {
  const message = `draw-v1|${input.family}|${input.numero}|${input.external}`;
  return drawn(drawShapes[input.family], await wordStream(input.serverSeed, message));
}

/** Lower-case hex SHA-256 of the bytes in `hex`: the commit of a seed, the link of a beacon chain. */
export async function sha256Hex(hex: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', fromHex(hex)));
}

/** The same for a text's bytes: the link of a commit chain. */
export async function sha256OfText(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Unbiased numbers below `n`, drawn from a stream's words by rejection sampling. */
export interface WordStream {
  below(n: number): Promise<number>;
}

/** HMAC-SHA256(seed, `message:counter`) for counter 0, 1, 2 …, read as big-endian 32-bit words. */
export async function wordStream(serverSeed: string, message: string): Promise<WordStream> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), algorithm, false, ['sign']);
  let counter = 0;
  let words: number[] = [];

  async function next(): Promise<number> {
    const word = words.shift();
    if (word !== undefined) return word;
    const text = new TextEncoder().encode(`${message}:${counter++}`);
    const view = new DataView(await crypto.subtle.sign('HMAC', key, text));
    words = Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4));
    return next();
  }

  async function below(n: number): Promise<number> {
    const limit = Math.floor(2 ** 32 / n) * n;
    const word = await next();
    return word < limit ? word % n : below(n);
  }

  return { below };
}

async function drawn(shape: ResultShape, words: WordStream): Promise<number[]> {
  switch (shape.kind) {
    case 'sample':
      return sample(words, shape.of, shape.count);
    case 'independent':
      return repeat(
        shape.count,
        async () => shape.from + (await words.below(shape.to - shape.from + 1)),
      );
    case 'lots':
      return lots(words, shape.lots);
  }
}

/** One number below a power of ten per lot, read as its digits. */
async function lots(words: WordStream, groups: readonly LotGroup[]): Promise<number[]> {
  const digits: number[] = [];
  for (const group of groups) {
    for (let lot = 0; lot < group.count; lot++) {
      const number = await words.below(10 ** group.digits);
      digits.push(...[...String(number).padStart(group.digits, '0')].map(Number));
    }
  }
  return digits;
}

async function repeat(times: number, one: () => Promise<number>): Promise<number[]> {
  const numbers: number[] = [];
  for (let index = 0; index < times; index++) numbers.push(await one());
  return numbers;
}

/** The first `k` of a Fisher-Yates shuffle of 1..n. */
async function sample(words: WordStream, n: number, k: number): Promise<number[]> {
  const numbers = Array.from({ length: n }, (_, index) => index + 1);
  for (let index = 0; index < k; index++) {
    const other = index + (await words.below(n - index));
    const [first = 0, second = 0] = [numbers[index], numbers[other]];
    numbers[index] = second;
    numbers[other] = first;
  }
  return numbers.slice(0, k);
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (const index of bytes.keys())
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
