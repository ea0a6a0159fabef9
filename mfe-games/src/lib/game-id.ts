import type { GameId } from '@croupier/contracts';

/** A game's id out of an address; `null` for anything else. */
export function gameIdOf(text: string | null): GameId | null {
  return text !== null && isGameId(text) ? text : null;
}

const isGameId = (text: string): text is GameId => /^gam_[0-9a-zA-Z]{8,40}$/.test(text);

export function gamePath(id: GameId): string {
  return `/game?nodeId=${id}`;
}
