import { isAnchored, type SignatureCheck } from './draw-v1-check.ts';
import { sha256Hex, sha256OfText, wordStream } from './draw-v1.ts';
import type { RaffleEntry, RaffleProof } from './schemas/raffles.ts';

export interface RaffleDrawInput {
  readonly serverSeed: string;
  readonly numero: string;
  /** SHA-256 over the frozen list: binds the draw to it. */
  readonly seal: string;
  readonly tickets: number;
  readonly winners: number;
  /** The beacon's value as text, as in `draw-v1`. */
  readonly external: string;
}

/** The winning tickets from 0 on, first prize first. A ticket wins once: a number that was drawn before is skipped. */
export async function drawTickets(draw: RaffleDrawInput): Promise<number[]> {
  const { serverSeed, numero, seal, tickets, winners, external } = draw;
  const stream = await wordStream(serverSeed, `draw-v1|raffle|${numero}|${seal}|${external}`);
  const drawn = new Set<number>();
  while (drawn.size < Math.min(winners, tickets)) drawn.add(await stream.below(tickets));
  return [...drawn];
}

/** A holder's entry of the frozen list, as text. */
export const raffleEntryText = ({ first, tickets, holder }: RaffleEntry) =>
  `${first}|${tickets}|${holder}\n`;

/** The result of an independent check of a raffle. */
export interface RaffleCheck {
  readonly isCommitKept: boolean;
  readonly isBeaconKept: boolean;
  readonly isDrawEqual: boolean;
  /** The list has the published hash. */
  readonly isSealKept: boolean;
  /** Each ticket belongs to exactly one entry, and there are no others. */
  readonly isWhole: boolean;
  readonly isFair: boolean;
}

/** Computes a raffle again from its proof and its list alone; `null` while the proof is incomplete. */
export async function checkRaffle(
  proof: RaffleProof,
  entries: readonly RaffleEntry[],
  isSigned: SignatureCheck,
): Promise<RaffleCheck | null> {
  const { serverSeed, seal, beacon, numero, tickets, drawn, commit } = proof;
  if (!serverSeed || !seal || !beacon?.value) return null;
  const source = beacon.source === 'quicknet' ? 'quicknet' : 'local';
  const external = `${source}:${beacon.round}:${beacon.value}`;
  const winners = drawn.length;
  const again = await drawTickets({ serverSeed, numero, seal, tickets, winners, external });
  const found = {
    isCommitKept: (await sha256Hex(serverSeed)) === commit,
    isBeaconKept: await isAnchored(beacon, beacon.value, isSigned),
    isDrawEqual: again.join() === drawn.join(),
    isSealKept: (await sha256OfText(entries.map(raffleEntryText).join(''))) === seal,
    isWhole: isWhole(entries, tickets),
  };
  return { ...found, isFair: Object.values(found).every(Boolean) };
}

function isWhole(entries: readonly RaffleEntry[], tickets: number): boolean {
  let next = 0;
  for (const entry of entries) {
    if (entry.first !== next || entry.tickets < 1) return false;
    next += entry.tickets;
  }
  return next === tickets;
}
