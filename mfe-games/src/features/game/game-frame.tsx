import { useBus } from '@croupier/bus';
import { calls, type GameMessage } from '@croupier/contracts';
import { useInvalidate } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Spinner } from '@croupier/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportOriginError } from '../../lib/tab-origin.ts';
import styles from './game.module.css';
import { useGameMessages } from './use-game-messages.ts';

interface GameFrameProps {
  /** The same page at equal origins: the next one is tried where one does not answer. */
  readonly addresses: readonly string[];
  readonly name: string;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

/** The provider's page in its frame, and what it says about itself. */
export function GameFrame({ addresses, name, onLeave, onAgain }: GameFrameProps) {
  const { t } = useTexts('mfe-games');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'opening' | 'ready' | 'ended'>('opening');
  const forget = useInvalidate();
  const bus = useBus();
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const address = addresses[at] ?? '';
  const hasOther = at < addresses.length - 1;

  function hear(message: GameMessage): void {
    if (message.type === 'game.ready') setState('ready');
    if (message.type === 'game.failed') setState('ended');
    if (message.type === 'game.exit-requested') onLeave();
    if (message.type === 'game.cashier-requested')
      bus.publish('overlay.requested', { overlay: 'member-centre', page: 'depositv2' });
    if (message.type === 'game.limits-requested') void navigate('/play-safely');
    if (message.type !== 'game.round-ended') return;
    forget(calls.rounds);
    forget(calls.bonuses);
  }
  useGameMessages(frame, address, hear);
  useAfter(deafMs, state === 'opening' && hasOther ? address : null, () => {
    reportOriginError('launch', new URL(address).origin, { isDown: true });
    setAt(at + 1);
  });

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
        key={address}
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

/** So long an origin may take to say anything, while there is another one. */
const deafMs = 8_000;
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
  useAfter(afterMs, isLater ? null : '', () => setLater(true));
  return isLater;
}

/** Does something once one and the same was waited for so long; `null` is nothing. */
function useAfter(afterMs: number, awaited: string | null, act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    if (awaited === null) return undefined;
    const timer = window.setTimeout(() => latest(), afterMs);
    return () => window.clearTimeout(timer);
  }, [afterMs, awaited]);
}
