import { useTexts } from '@croupier/i18n';
import type { GameId } from '@croupier/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLaunchGame } from '../../api/launch-game.ts';

/** Launches a game when it is opened, and anew with `again`: each time another address, good once. */
export function useLaunch(nodeId: GameId, lobbyPath: string) {
  const { language } = useTexts('mfe-games');
  const launch = useLaunchGame();
  const [attempt, setAttempt] = useState(1);
  const start = useEffectEvent(() => {
    launch.mutate({ nodeId, language, lobbyUrl: new URL(lobbyPath, window.location.href).href });
  });
  useEffect(() => start(), [attempt]);
  return {
    attempt,
    launched: launch.isSuccess ? launch.data : null,
    error: launch.error,
    again: () => {
      launch.reset();
      setAttempt(attempt + 1);
    },
  };
}
