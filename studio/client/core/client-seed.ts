import { newId } from './new-id.ts';

let chosen: string | null = null;

/** The player's part of the draw: a text of the player, or a new random value for each round. */
export const clientSeed = (): string => chosen ?? newId();

export const chosenSeed = (): string => chosen ?? '';

export function chooseSeed(words: string): void {
  chosen = words.trim().slice(0, 64) || null;
}
