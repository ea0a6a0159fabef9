import { itemOfCode, type LotteryLaunch } from '@croupier/contracts';
import type { GameDefinition } from './definitions/game-definition.ts';

export interface LaunchRequest {
  readonly lottoGameCode?: string;
  readonly lottoView?: 'betting' | 'lobby';
  readonly lottoPrizeMode?: string;
  readonly playType?: string;
  readonly backUrl?: string;
}

/**
 * Reads what an address requests and ignores unknown values. An address never opens anything outside of this
 * site.
 */
export function launchOf(games: readonly GameDefinition[], request: LaunchRequest): LotteryLaunch {
  const game = itemOfCode(games, request.lottoGameCode ?? '', ({ gameId }) => gameId) ?? null;
  const modes = (game ?? games[0])?.prizeModes.map(({ mode }) => mode) ?? [];
  const played = itemOfCode(game?.playTypes ?? [], request.playType ?? '', ({ code }) => code);
  const playType = played?.code ?? null;
  const view = game && request.lottoView !== 'lobby' ? 'betting' : 'lobby';
  return {
    gameId: game?.gameId ?? null,
    view,
    prizeMode: modes.find((mode) => mode === request.lottoPrizeMode) ?? modes[0] ?? 'SEA',
    playType,
    backUrl: pathOfSite(request.backUrl),
    path: `/lottery${queryOf({ gameCode: game?.gameId ?? null, playType })}`,
  };
}

/** Accepts a path only: neither another host (`//…`, `/\…`) nor a script. */
function pathOfSite(url: string | undefined): string | null {
  return url && /^\/(?![/\\])[^\s\\]*$/.test(url) ? url : null;
}

function queryOf(values: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
