import { useTexts } from '@croupier/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLaunchGame, type LaunchTarget } from '../../api/launch-game.ts';

/**
 * Launches a game when it is opened, and launches it again with `again`: each launch has a new single-use
 * address.
 */
export function useLaunch(played: LaunchTarget, lobbyPath: string) {
  const { language } = useTexts('mfe-games');
  const { launched, error, start, reset } = useLaunchGame(played);
  const [attempt, setAttempt] = useState(1);
  const open = useEffectEvent(() => {
    start({ language, lobbyUrl: new URL(lobbyPath, window.location.href).href });
  });
  useEffect(() => open(), [attempt]);
  return {
    attempt,
    launched,
    error,
    retry: () => {
      reset();
      setAttempt(attempt + 1);
    },
  };
}
