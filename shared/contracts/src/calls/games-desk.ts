import { call } from '../call.ts';
import type { GameId } from '../ids.ts';

const operator = { audience: 'operator' } as const;

export const gamesDeskCalls = {
  showGames: call('POST /ops/games/show', operator)
    .takes<{ brand: string; vassalage: string; nodeId?: GameId; isShown: boolean; note: string }>()
    .gives<null>()
    .fails('game-unavailable'),
};
