import type { JackpotProof, JackpotTicket } from './schemas/jackpots.ts';
import { isAnchored, type SignatureCheck } from './draw-v1-check.ts';
import { sha256Hex, sha256OfText, wordStream } from './draw-v1.ts';

export interface PlaceDraw {
  readonly serverSeed: string;
  readonly numero: string;
  /** SHA-256 over all tickets: binds the draw to them. */
  readonly seal: string;
  readonly places: bigint;
  /** The beacon's value as text, as in `draw-v1`. */
  readonly external: string;
}

const words = 2n ** 32n;

/** The winning place: two words of `draw-v1` as one 64-bit number, unbiased by rejection. */
export async function drawPlace(draw: PlaceDraw): Promise<bigint> {
  const { serverSeed, numero, seal, places, external } = draw;
  const stream = await wordStream(serverSeed, `draw-v1|jackpot|${numero}|${seal}|${external}`);
  const limit = (words ** 2n / places) * places;
  for (;;) {
    const high = await stream.below(Number(words));
    const low = await stream.below(Number(words));
    const number = BigInt(high) * words + BigInt(low);
    if (number < limit) return number % places;
  }
}

/** The result of an independent check of a jackpot draw. */
export interface JackpotCheck {
  readonly isCommitKept: boolean;
  readonly isBeaconKept: boolean;
  readonly isPlaceEqual: boolean;
  readonly isFair: boolean;
}

/** Computes the draw again from its proof alone; `null` while the proof is incomplete. */
export async function checkJackpot(
  { commit, serverSeed, seal, beacon, numero, ...proof }: JackpotProof,
  isSigned: SignatureCheck,
): Promise<JackpotCheck | null> {
  if (!serverSeed || !seal || !beacon?.value || proof.place === null) return null;
  const source = beacon.source === 'quicknet' ? 'quicknet' : 'local';
  const external = `${source}:${beacon.round}:${beacon.value}`;
  const places = BigInt(proof.places);
  const place = await drawPlace({ serverSeed, numero, seal, places, external });
  const isCommitKept = (await sha256Hex(serverSeed)) === commit;
  const isBeaconKept = await isAnchored(beacon, beacon.value, isSigned);
  const isPlaceEqual = String(place) === proof.place;
  return {
    isCommitKept,
    isBeaconKept,
    isPlaceEqual,
    isFair: isCommitKept && isBeaconKept && isPlaceEqual,
  };
}

/** A ticket's line in the sealed text. */
export const ticketLine = ({ round, firstPlace, places }: JackpotTicket) =>
  `${round}|${firstPlace}|${places}\n`;

/** The result of checking the complete ticket list of a draw. */
export interface TicketsCheck {
  readonly isSealKept: boolean;
  /** Each place belongs to exactly one ticket, and there are no others. */
  readonly isWhole: boolean;
  readonly winner: JackpotTicket | null;
}

export async function checkTickets(
  { seal, places, place }: JackpotProof,
  tickets: readonly JackpotTicket[],
): Promise<TicketsCheck> {
  let next = 0n;
  let winner: JackpotTicket | null = null;
  let isWhole = true;
  for (const ticket of tickets) {
    isWhole &&= BigInt(ticket.firstPlace) === next;
    next += BigInt(ticket.places);
    if (winner === null && place !== null && BigInt(place) < next) winner = ticket;
  }
  const isSealKept = (await sha256OfText(tickets.map(ticketLine).join(''))) === seal;
  return { isSealKept, isWhole: isWhole && String(next) === places, winner };
}
