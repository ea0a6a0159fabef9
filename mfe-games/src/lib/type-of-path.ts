import type { GameType } from '@croupier/contracts';

export type LobbyType = Extract<GameType, 'RNG' | 'FISH' | 'LIVE' | 'PVP'>;

/** `/fish` is the lobby of `FISH`. */
export function typeOfPath(pathname: string): LobbyType {
  const name = pathname.split('/')[1]?.toUpperCase();
  return lobbyTypes.find((type) => type === name) ?? 'RNG';
}

const lobbyTypes: readonly LobbyType[] = ['RNG', 'FISH', 'LIVE', 'PVP'];
