import type { Random } from '../../core.ts';

// Crockford's base 32: without letters that look like digits.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** A code of 60 random bits for a link or a new agent: it cannot be guessed, and two are never alike. */
export const newCode = (random: Random): string =>
  [...random.bytes(length)].map((byte) => letters[byte % letters.length]).join('');
