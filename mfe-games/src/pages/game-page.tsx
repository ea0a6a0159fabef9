import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { ButtonLink } from '@croupier/ui';
import { useSearchParams } from 'react-router-dom';
import { MissingGame } from '../features/game/missing-game.tsx';
import { PlayingGame } from '../features/game/playing-game.tsx';
import { SignInToPlay } from '../features/game/sign-in-to-play.tsx';
import { detailPath, gameIdOf, roundIdOf } from '../lib/game-id.ts';
import { useRefundToast } from '../lib/use-refund-toast.ts';
import styles from './game-page.module.css';

/** One game on the full page, named by `?nodeId`. */
export function GamePage() {
  const { t } = useTexts('mfe-games');
  const session = useLatestEvent('session.changed');
  const [params] = useSearchParams();
  useRefundToast();
  const nodeId = gameIdOf(params.get('nodeId'));

  if (!nodeId) {
    return (
      <div className={styles.message}>
        <MissingGame code={params.get('nodeId')} text={t('game.missingText')} />
      </div>
    );
  }
  if (params.get('mode') === 'fun')
    return <PlayingGame key={nodeId} play={{ kind: 'fun', nodeId }} />;
  if (!session) {
    return (
      <div className={styles.message}>
        <h1 className={styles.unseen}>{t('game.signInTitle')}</h1>
        <SignInToPlay lobby="/rng">
          <ButtonLink to={detailPath(nodeId)}>{t('game.about')}</ButtonLink>
        </SignInToPlay>
      </div>
    );
  }
  const showRound = roundIdOf(params.get('round'));
  return (
    <PlayingGame
      key={`${nodeId} ${session.member.id}`}
      play={{ kind: 'game', nodeId, ...(showRound && { showRound }) }}
    />
  );
}
