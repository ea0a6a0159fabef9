import { useBus } from '@croupier/bus';
import { calls, type GameMessage } from '@croupier/contracts';
import { useInvalidate } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Spinner, VisuallyHidden } from '@croupier/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportOriginError } from '../../lib/tab-origin.ts';
import styles from './game.module.css';
import { useGameMessages } from './use-game-messages.ts';
import { useSendLook } from './use-send-look.ts';

interface GameFrameProps {
  /** The same page at equivalent origins: if one does not answer, the next is tried. */
  readonly addresses: readonly string[];
  readonly name: string;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

/** The provider's page in its frame, and the messages that it sends about itself. */
export function GameFrame({ addresses, name, onLeave, onAgain }: GameFrameProps) {
  const { t } = useTexts('mfe-games');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'opening' | 'ready' | 'ended'>('opening');
  const invalidate = useInvalidate();
  const bus = useBus();
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const address = addresses[at] ?? '';
  const hasOther = at < addresses.length - 1;

  useSendLook(frame, state === 'ready' ? address : null);

  function onMessage(message: GameMessage): void {
    if (message.type === 'game.ready') setState('ready');
    if (message.type === 'game.failed') setState('ended');
    if (message.type === 'game.exit-requested') onLeave();
    if (message.type === 'game.cashier-requested')
      bus.publish('overlay.requested', { overlay: 'member-centre', page: 'depositv2' });
    if (message.type === 'game.transfer-requested')
      bus.publish('overlay.requested', { overlay: 'member-centre', page: 'transferFund' });
    if (message.type === 'game.limits-requested') void navigate('/play-safely');
    if (message.type !== 'game.round-ended') return;
    invalidate(calls.rounds);
    invalidate(calls.bonuses);
  }
  useGameMessages(frame, address, onMessage);
  useAfter(silentMs, state === 'opening' && hasOther ? address : null, () => {
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
        // The game may run and use its own storage; it cannot navigate this page.
        sandbox="allow-scripts allow-same-origin"
        allow="fullscreen; autoplay"
        data-state={state}
      />
      {state === 'opening' && (
        <GameLoader onAgain={onAgain} origin={address && new URL(address).origin} />
      )}
    </>
  );
}

/** How long an origin may stay silent while another one is available. */
const silentMs = 8_000;
const slowMs = 12_000;

interface GameLoaderProps {
  readonly onAgain?: () => void;
  /** Where the frame's page comes from, once it is known. */
  readonly origin?: string;
}

/** Covers the frame until the game reports that it is ready. */
export function GameLoader({ onAgain, origin }: GameLoaderProps) {
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
      {isSlow && origin && mayBeUntrusted(origin) && <CertificateHint origin={origin} />}
    </div>
  );
}

/** A game on another port of the page's own host has the certificate of a site that is tried out, not a public one. */
function mayBeUntrusted(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return (
    protocol === 'https:' &&
    hostname === window.location.hostname &&
    origin !== window.location.origin
  );
}

/**
 * A browser asks about an untrusted certificate for each origin, but never inside a frame: the frame stays blank until
 * the certificate was accepted in a tab of its own.
 */
function CertificateHint({ origin }: { readonly origin: string }) {
  const { t } = useTexts('mfe-games');
  return (
    <p className={styles.hint}>
      {t('game.certificate')}{' '}
      <a href={origin} target="_blank" rel="noreferrer">
        <bdi dir="ltr">{new URL(origin).host}</bdi>
        <VisuallyHidden>{t('game.newTab')}</VisuallyHidden>
      </a>
    </p>
  );
}

function useLater(afterMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useAfter(afterMs, isLater ? null : '', () => setLater(true));
  return isLater;
}

/** Runs an action after the same value has been waited for this long; `null` waits for nothing. */
function useAfter(afterMs: number, awaited: string | null, act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    if (awaited === null) return undefined;
    const timer = window.setTimeout(() => latest(), afterMs);
    return () => window.clearTimeout(timer);
  }, [afterMs, awaited]);
}
