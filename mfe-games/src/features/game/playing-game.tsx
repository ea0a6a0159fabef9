import type { LaunchedGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry, usePageName } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LaunchTarget } from '../../api/launch-game.ts';
import { originsInOrder } from '../../lib/tab-origin.ts';
import { lotteryPathOf } from '../../lib/use-play.ts';
import { GameBar } from './game-bar.tsx';
import { GameFrame, GameLoader } from './game-frame.tsx';
import styles from './game.module.css';
import { useLaunch } from './use-launch.ts';

const lobbyPath = '/rng';

/** A game from launch to exit. */
export function PlayingGame({ play }: { play: LaunchTarget }) {
  const { t, local } = useTexts('mfe-games');
  const whole = useRef<HTMLDivElement>(null);
  const { launched, error, retry, attempt } = useLaunch(play, lobbyPath);
  const leave = useLeave();
  const lottery = launched ? lotteryPathOf(launched.game) : null;
  useOwnPage(lottery);
  usePageName(launched ? local(launched.game.name) : undefined);
  const name = launched ? local(launched.game.name) : t('game.opening');
  return (
    <div ref={whole} className={styles.whole}>
      <GameBar
        name={name}
        isFun={play.kind === 'fun'}
        nodeId={play.kind === 'game' ? play.nodeId : null}
        onBack={leave}
        onFullScreen={() => void toggleFullScreen(whole.current)}
      />
      <div className={styles.stage}>
        {error ? (
          <div className={styles.message}>
            <Retry error={error} onRetry={retry} title={t('game.failedTitle')} />
            <Button variant="quiet" onClick={leave}>
              {t('game.other')}
            </Button>
          </div>
        ) : launched && !lottery ? (
          <GameFrame
            key={attempt}
            addresses={addressesOf(launched)}
            name={name}
            onLeave={leave}
            onAgain={retry}
          />
        ) : (
          <GameLoader />
        )}
      </div>
    </div>
  );
}

/** The brand's launch CDNs come first, if the game has any; the provider itself is always the last. */
function addressesOf({ content, mirrors = [] }: LaunchedGame): readonly string[] {
  const originOf = (address: string) => new URL(address).origin;
  const byOrigin = new Map(mirrors.map((address) => [originOf(address), address]));
  const ordered = originsInOrder('launch', [...byOrigin.keys()]);
  return [...ordered.flatMap((origin) => byOrigin.get(origin) ?? []), content];
}

/** A lottery of the platform has a page of its own: it takes the place of this one. */
function useOwnPage(path: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [path, navigate]);
}

/** Returns to the previous page, or to the lobby for a direct visit. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(lobbyPath) : navigate(-1));
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await element?.requestFullscreen();
  } catch {
    // If the browser refuses, the page stays unchanged.
  }
}
