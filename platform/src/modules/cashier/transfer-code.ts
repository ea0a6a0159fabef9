import type { Random } from '../../core.ts';

/** Digits and letters that nobody mistakes for one another, written by hand or read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 10;

/** What a member writes into a transfer, as `K7QH-2MX9PT`: hard to guess, easy to copy. */
export function transferCode(random: Random): string {
  // A byte above the last whole run of the alphabet would make some characters likelier.
  const fair = 256 - (256 % alphabet.length);
  let code = '';
  while (code.length < length)
    for (const byte of random.bytes(length * 2))
      if (byte < fair && code.length < length) code += alphabet[byte % alphabet.length] ?? '';
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
