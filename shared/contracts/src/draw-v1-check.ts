import type { DrawProof } from './schemas/lottery.ts';
import type { CommitLink } from './schemas/lottery-proof.ts';
import { drawV1, sha256Hex, sha256OfText } from './draw-v1.ts';
import { drawShapes, type DrawFamily } from './result-shape.ts';

/** The result of an independent check of a draw. */
export interface DrawCheck {
  /** The revealed seed matches the commit published before betting. */
  readonly isCommitKept: boolean;
  /** The beacon's value matches its anchor: the end of the chain, or the League's signature. */
  readonly isBeaconKept: boolean;
  /** The computed numbers. */
  readonly drawn: readonly number[];
  readonly isResultEqual: boolean;
  readonly isFair: boolean;
}

/**
 * Verifies the signature of a quicknet round: `@croupier/contracts/quicknet`, passed in by callers that need
 * it.
 */
export type SignatureCheck = (round: number, signature: string) => Promise<boolean>;

/**
 * Computes a draw again from its proof alone. `null` while the proof is incomplete. The external word is
 * built here from the beacon's round and value: a proof cannot supply its own.
 */
export async function checkDraw(
  { serverSeed, beacon, draw, ...proof }: DrawProof,
  isSigned: SignatureCheck,
): Promise<DrawCheck | null> {
  const family = familyNamed(proof.family);
  if (!serverSeed || !beacon?.value || !family) return null;
  const source = beacon.source === 'quicknet' ? 'quicknet' : 'local';
  const external = `${source}:${beacon.round}:${beacon.value}`;
  const drawn = await drawV1({ serverSeed, family, numero: draw.numero, external });
  const isCommitKept = (await sha256Hex(serverSeed)) === proof.commit;
  const isBeaconKept = await isAnchored(beacon, beacon.value, isSigned);
  const isResultEqual = drawn.join() === draw.result.join();
  const isFair = isCommitKept && isBeaconKept && isResultEqual;
  return { isCommitKept, isBeaconKept, drawn, isResultEqual, isFair };
}

/** The first link of a game's commit chain that does not follow from the previous one; `null` if all do. */
export async function brokenLink(links: readonly CommitLink[]): Promise<CommitLink | null> {
  for (const [index, link] of links.entries()) {
    const before = links[index - 1];
    // A part of the chain may start in the middle: its first link is then accepted without a check.
    if (!before && link.place > 1) continue;
    if (before && link.place !== before.place + 1) return link;
    const expected = await sha256OfText(`${before?.chain ?? ''}|${link.numero}|${link.commit}`);
    if (expected !== link.chain) return link;
  }
  return null;
}

/** Whether a beacon's value matches its anchor. */
export async function isAnchored(
  { source, round, chainEnd, signature = '' }: NonNullable<DrawProof['beacon']>,
  value: string,
  isSigned: SignatureCheck,
): Promise<boolean> {
  if (source === 'local-chain') return (await hashedTimes(value, round)) === chainEnd;
  return (await isSigned(round, signature)) && (await sha256Hex(signature)) === value;
}

async function hashedTimes(hex: string, times: number): Promise<string> {
  let value = hex;
  for (let index = 0; index < times; index++) value = await sha256Hex(value);
  return value;
}

function familyNamed(name: string): DrawFamily | undefined {
  return families.find((family) => family === name);
}

const families = Object.keys(drawShapes).filter((name): name is DrawFamily => name in drawShapes);
