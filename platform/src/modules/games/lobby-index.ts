import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeGameIndex } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import type { Offer } from '../providers/index.ts';
import { indexedGameOf } from './game-view.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Compressed once per version, on another thread: size matters more than time. */
const brotliQuality = 9;
const versionLetters = 22;

/** The lobby of a brand as one file. */
export interface LobbyIndex {
  /** Hash of the bytes: the same on every node. */
  readonly version: string;
  readonly total: number;
  readonly text: string;
  packed(way: 'br' | 'gzip'): Promise<Buffer>;
}

export function lobbyIndexOf(offer: Offer, brand: Pick<Brand, 'currency'>): LobbyIndex {
  const file = writeGameIndex(offer.games.map((row) => indexedGameOf(row, brand)));
  // The same envelope as the call registrar's answers.
  const text = JSON.stringify({ value: file });
  const made = new Map<string, Promise<Buffer>>();
  return {
    version: hash('sha256', text, 'base64url').slice(0, versionLetters),
    total: offer.games.length,
    text,
    packed(way) {
      const bytes = made.get(way) ?? pack(way, text);
      made.set(way, bytes);
      return bytes;
    },
  };
}

function pack(way: 'br' | 'gzip', text: string): Promise<Buffer> {
  if (way === 'gzip') return packGzip(text, { level: 9 });
  return packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}
