import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256Hex } from './draw-v1.ts';

/**
 * drand's quicknet, as published by the League of Entropy: the key is the trust anchor, so it is fixed in the
 * code.
 */
export const quicknet = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The newest round at a time. */
export function roundAt(at: Date): number {
  const seconds = Math.floor(at.getTime() / 1000) - quicknet.genesisSeconds;
  return Math.floor(seconds / quicknet.periodSeconds) + 1;
}

/** When a round is published. */
export function timeOfRound(round: number): Date {
  return new Date((quicknet.genesisSeconds + (round - 1) * quicknet.periodSeconds) * 1000);
}

/**
 * Whether the signature (hex) is the League's for this round: BLS over the SHA-256 of the round's number.
 * Never rejects.
 */
export async function isSigned(round: number, signature: string): Promise<boolean> {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false;
  const digest = await sha256Hex(round.toString(16).padStart(16, '0'));
  const { hash, verify } = bls12_381.shortSignatures;
  try {
    return verify(bytes(signature), hash(bytes(digest), domain), bytes(quicknet.publicKey));
  } catch {
    // 96 digits that are not a point on the curve.
    return false;
  }
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
