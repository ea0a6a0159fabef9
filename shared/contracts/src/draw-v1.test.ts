import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawV1, sha256Hex, wordStream } from './draw-v1.ts';
import { drawShapes, fits, type DrawFamily } from './result-shape.ts';

interface Vectors {
  serverSeedHex: string;
  commitSha256: string;
  external: string;
  draws: Record<'K3' | 'SSC5' | 'PK10', { result: number[] }>;
  hashChain: { h1: string; h2: string; h3: string; h4_terminal: string };
  rejection: { message: string; n: number; first: number[] };
}

const vectors: Vectors = JSON.parse(readFileSync(join(__dirname, 'draw-v1.vectors.json'), 'utf8'));
const { serverSeedHex: serverSeed, external } = vectors;

test.each(['K3', 'SSC5', 'PK10'] as const)('%s gives the published result', async (family) => {
  const drawn = await drawV1({ serverSeed, family, numero: '20260101-0001', external });
  expect(drawn).toEqual(vectors.draws[family].result);
});

test('the commit of a seed is its SHA-256, and a chain consists of such links', async () => {
  expect(await sha256Hex(serverSeed)).toBe(vectors.commitSha256);
  expect(await sha256Hex(vectors.hashChain.h1)).toBe(vectors.hashChain.h2);
  expect(await sha256Hex(vectors.hashChain.h3)).toBe(vectors.hashChain.h4_terminal);
});

test('words above the last whole multiple of n are rejected', async () => {
  const words = await wordStream(serverSeed, vectors.rejection.message);
  const numbers: number[] = [];
  for (const _ of vectors.rejection.first) numbers.push(await words.below(vectors.rejection.n));
  expect(numbers).toEqual(vectors.rejection.first);
});

test('another external value gives another stream', async () => {
  const one = await drawV1({ serverSeed, family: 'PK10', numero: '1', external: 'local:1' });
  const other = await drawV1({ serverSeed, family: 'PK10', numero: '1', external: 'local:2' });
  expect(one).not.toEqual(other);
});

const families = Object.keys(drawShapes).filter((name): name is DrawFamily => name in drawShapes);

test.each(families)('the result of %s fits its shape for every seed', async (family) => {
  for (let number = 0; number < 20; number++) {
    const serverSeed = number.toString(16).padStart(64, '0');
    const drawn = await drawV1({ serverSeed, family, numero: '1', external: 'local:1:ab' });
    expect(fits(drawShapes[family], drawn)).toBe(true);
  }
});
