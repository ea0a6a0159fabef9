import { calls, type GameMessage } from '@croupier/contracts';
import { useForget } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Spinner } from '@croupier/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './game.module.css';
import { useGameMessages } from './use-game-messages.ts';

interface GameFrameProps {
  readonly address: string;
  readonly name: string;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

/** The provider's page in its frame, and what it says about itself. */
export function GameFrame({ address, name, onLeave, onAgain }: GameFrameProps) {
  const { t } = useTexts('mfe-games');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'opening' | 'ready' | 'ended'>('opening');
  const forget = useForget();

  function hear(message: GameMessage): void {
    if (message.type === 'game.ready') setState('ready');
    if (message.type === 'game.failed') setState('ended');
    if (message.type === 'game.exit-requested') onLeave();
    if (message.type === 'game.round-ended') forget(calls.rounds);
  }
  useGameMessages(frame, address, hear);

  if (state === 'ended') {
    return (
      <div className={styles.message} role="alert">
        <Empty
          title={t('game.endedTitle')}
          text={t('game.endedText')}
          art="wallet"
          action={
            <Button variant="primary" icon="refresh" onClick={onAgain}>
              {t('game.again')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={address}
        title={t('game.frame', { name })}
        // The game may run and keep its own storage; it cannot lead this page anywhere.
        sandbox="allow-scripts allow-same-origin"
        allow="fullscreen; autoplay"
        data-state={state}
      />
      {state === 'opening' && <GameLoader onAgain={onAgain} />}
    </>
  );
}

const slowMs = 12_000;

/** Over the frame until the game says that it is ready. */
export function GameLoader({ onAgain }: { onAgain?: () => void }) {
  const { t } = useTexts('mfe-games');
  const isSlow = useLater(slowMs);
  return (
    <div className={styles.loader} role="status">
      <Spinner />
      <p>{t(isSlow ? 'game.slow' : 'game.opening')}</p>
      {isSlow && onAgain && (
        <Button icon="refresh" onClick={onAgain}>
          {t('game.again')}
        </Button>
      )}
    </div>
  );
}

function useLater(afterMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLater(true), afterMs);
    return () => window.clearTimeout(timer);
  }, [afterMs]);
  return isLater;
}
