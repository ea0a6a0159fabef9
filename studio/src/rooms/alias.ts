import { createHash } from 'node:crypto';

/** A player as others in the room may see them: the same for as long as they play, and nobody's name. */
export function aliasOf(player: string): string {
  const text = createHash('sha256').update(`alias:${player}`).digest('base64url');
  const letters = text.replace(/[^a-z0-9]/gi, '').toLowerCase();
  return `${letters.slice(0, 2)}•••${letters.slice(2, 3)}`;
}
