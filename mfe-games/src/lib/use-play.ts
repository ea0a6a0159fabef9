import { useBus, useHeard, useTopic } from '@croupier/bus';
import type { GameId } from '@croupier/contracts';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { gamePath } from './game-id.ts';

export type Play = (id: GameId) => void;

/** Opens a game for a member. A visitor signs in first, and then the game opens by itself. */
export function usePlay(): Play {
  const bus = useBus();
  const navigate = useNavigate();
  const session = useTopic('session.changed');
  const wanted = useRef<GameId | null>(null);

  useHeard('session.changed', (fact) => {
    if (!fact || !wanted.current) return;
    void navigate(gamePath(wanted.current));
    wanted.current = null;
  });

  return (id) => {
    if (session) return void navigate(gamePath(id));
    wanted.current = id;
    bus.publish('sign-in.requested', { reason: 'play' });
  };
}
