import { call, callTable } from '../call.ts';
import type { gamesAdminSchemas } from '../schemas/games-admin.ts';

const operator = { audience: 'operator' } as const;

export const gamesAdminCalls = callTable<typeof gamesAdminSchemas>()({
  /** Every available game whose name or code contains the text, shown by the brand or not. */
  lobbyGames: call('GET /ops/games/lobby', operator),
  showGames: call('POST /ops/games/show', operator).fails('game-unavailable'),
  /** Without a rule the game is shown everywhere. Applies at once, also to open games. */
  setGameCountries: call('POST /ops/games/countries', operator).fails('game-unavailable'),
});
