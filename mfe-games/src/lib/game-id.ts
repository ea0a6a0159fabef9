import { isGameId, type GameId, type RoundId } from '@croupier/contracts';

/** A game's id from an address; `null` for anything else. */
export function gameIdOf(text: string | null): GameId | null {
  return text !== null && isGameId(text) ? text : null;
}

export function gamePath(id: GameId): string {
  return `/game?nodeId=${id}`;
}

/** The detail page of a game. */
export function detailPath(id: GameId): string {
  return `/gameDetail?nodeId=${id}`;
}

/** The game with a replay of the player's own round. */
export function replayPath(id: GameId, round: RoundId): string {
  return `${gamePath(id)}&round=${round}`;
}

/** A round's id from an address; `null` for anything else. */
export function roundIdOf(text: string | null): RoundId | null {
  return text !== null && isRoundId(text) ? text : null;
}

const isRoundId = (text: string): text is RoundId => /^rnd_[0-9a-zA-Z]{8,40}$/.test(text);

/** The game in free play, for any visitor. */
export function funPath(id: GameId): string {
  return `${gamePath(id)}&mode=fun`;
}
