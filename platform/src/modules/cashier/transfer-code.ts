import type { Random } from '../../core.ts';

/** Digits and letters that are not mistaken for one another in handwriting or when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 10;

/** The code that a member writes into a transfer, such as `K7QH-2MX9PT`: hard to guess, easy to copy. */
export function transferCode(random: Random): string {
  // Bytes from here on are rejected, because they would make some characters more likely.
  const fair = 256 - (256 % alphabet.length);
  let code = '';
  while (code.length < length)
    for (const byte of random.bytes(length * 2))
      if (byte < fair && code.length < length) code += alphabet[byte % alphabet.length] ?? '';
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
