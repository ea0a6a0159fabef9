import { isGameId, type GameId } from '@croupier/contracts';

/** A game's id out of an address; `null` for anything else. */
export function gameIdOf(text: string | null): GameId | null {
  return text !== null && isGameId(text) ? text : null;
}

export function gamePath(id: GameId): string {
  return `/game?nodeId=${id}`;
}

/** What there is to know of a game before it is played. */
export function detailPath(id: GameId): string {
  return `/gameDetail?nodeId=${id}`;
}

/** The game for nothing, for anybody. */
export function funPath(id: GameId): string {
  return `${gamePath(id)}&mode=fun`;
}
