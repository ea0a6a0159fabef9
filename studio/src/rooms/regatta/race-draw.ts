import { createHmac } from 'node:crypto';
import { million, sideOf, type Chances, type Side } from '../../games/regatta-odds.ts';

/** A race's own number: HMAC-SHA256 over the salt. Its first 52 bits decide who wins, the rest how it is rowed. */
export function bitsOf({ seed, salt }: { seed: string; salt: string }): string {
  return createHmac('sha256', Buffer.from(seed, 'hex')).update(salt).digest('hex');
}

/** The first 52 bits modulo a million: the bias is below one in four thousand million. */
export function wonBy(chances: Chances, bits: string): Side {
  return sideOf(chances, Number(BigInt(`0x${bits.slice(0, 13)}`) % BigInt(million)));
}

/** The part of a race's number that is shown while it is rowed. */
export const courseBits = (bits: string): string => bits.slice(13);
