import { useBus, useEvent, useLatestEvent } from '@croupier/bus';
import type { Game, GameId } from '@croupier/contracts';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { gamePath } from './game-id.ts';
import { useStableValue } from './use-stable-value.ts';

/** A game to open; if only its id is known, it opens in the frame. */
export type Playable = Pick<Game, 'nodeId'> &
  Partial<Pick<Game, 'gameType' | 'vassalage' | 'code'>>;

export type Play = (game: Playable) => void;

/** Vendors whose games are the platform's own lotteries (specification §4). */
const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];

const pathOf = (game: Playable): string => lotteryPathOf(game) ?? gamePath(game.nodeId);

/** The page of a lottery of the platform; `null` for a game that opens in the frame. */
export function lotteryPathOf({ gameType, vassalage = '', code = '' }: Playable): string | null {
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT';
  if (!isLottery || !lotteryVendors.includes(vassalage)) return null;
  return `/lottery?${new URLSearchParams({ gameCode: code, vendor: vassalage })}`;
}

/** Opens a game for a member. A visitor signs in first, and then the game opens automatically. */
export function usePlay(): Play {
  const bus = useBus();
  const navigate = useNavigate();
  const session = useLatestEvent('session.changed');
  const wanted = useRef<string | null>(null);

  useEvent('session.changed', (fact) => {
    if (!fact || !wanted.current) return;
    void navigate(wanted.current);
    wanted.current = null;
  });

  return useStableValue((game: Playable) => {
    if (session) return void navigate(pathOf(game));
    wanted.current = pathOf(game);
    bus.publish('sign-in.requested', { reason: 'play' });
  });
}

/** Opens the game that another module requests, while any page or part of this module is mounted. */
export function usePlayOnRequest(play: Play): void {
  useEvent('game.launch-requested', ({ nodeId }: { nodeId: GameId }) => play({ nodeId }));
}
