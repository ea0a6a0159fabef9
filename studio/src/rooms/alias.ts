import { createHash } from 'node:crypto';

/**
 * Alias of a player as shown to others in the room: constant while the player plays, and unrelated to the
 * player's name.
 */
export function aliasOf(player: string): string {
  const text = createHash('sha256').update(`alias:${player}`).digest('base64url');
  const letters = text.replace(/[^a-z0-9]/gi, '').toLowerCase();
  return `${letters.slice(0, 2)}•••${letters.slice(2, 3)}`;
}
