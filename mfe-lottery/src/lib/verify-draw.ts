import { drawV1, sha256Hex, type DrawFamily, type DrawProof } from '@croupier/contracts';

/** What a browser found when it drew again by itself. */
export interface Verdict {
  /** The revealed seed is the one committed to before betting. */
  readonly isCommitKept: boolean;
  /** The beacon's value leads, link by link, to the end published before. */
  readonly isChainKept: boolean;
  /** The numbers that follow. */
  readonly drawn: readonly number[];
  readonly isResultEqual: boolean;
  readonly isFair: boolean;
}

const families: readonly DrawFamily[] = ['K3', 'SSC5', 'PK10'];

/**
 * Draws again without asking the server. `null` while the proof is not complete. The external word is
 * made here from the beacon's round and value: a proof can't bring its own.
 */
export async function verifyDraw(proof: DrawProof): Promise<Verdict | null> {
  const { serverSeed, beacon, draw } = proof;
  const family = families.find((name) => name === proof.family);
  if (!serverSeed || !beacon?.value || !family) return null;
  const external = `local:${beacon.round}:${beacon.value}`;
  const drawn = await drawV1({ serverSeed, family, numero: draw.numero, external });
  const isCommitKept = (await sha256Hex(serverSeed)) === proof.commit;
  const isChainKept = (await hashedTimes(beacon.value, beacon.round)) === beacon.chainEnd;
  const isResultEqual = drawn.join() === draw.result.join() && external === proof.external;
  return {
    isCommitKept,
    isChainKept,
    drawn,
    isResultEqual,
    isFair: isCommitKept && isChainKept && isResultEqual,
  };
}

/** SHA-256 `times` over; on bytes, for a chain has thousands of links. */
async function hashedTimes(hex: string, times: number): Promise<string> {
  let bytes: Uint8Array<ArrayBuffer> = Uint8Array.from(hex.match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
  for (let index = 0; index < times; index++)
    bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
