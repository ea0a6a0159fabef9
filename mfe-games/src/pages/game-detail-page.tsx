import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, Retry, Skeleton } from '@croupier/ui';
import type { GameId } from '@croupier/contracts';
import { useSearchParams } from 'react-router-dom';
import { useGameDetail } from '../api/game-detail.ts';
import { AboutGame } from '../features/about/about-game.tsx';
import { gameIdOf } from '../lib/game-id.ts';
import styles from './game-detail-page.module.css';

/** The detail page of a game, named by `?nodeId`. */
export function GameDetailPage() {
  const [params] = useSearchParams();
  const nodeId = gameIdOf(params.get('nodeId'));
  return <div className={styles.page}>{nodeId ? <Detail nodeId={nodeId} /> : <Missing />}</div>;
}

function Detail({ nodeId }: { nodeId: GameId }) {
  const detail = useGameDetail(nodeId);
  if (detail.isPending) return <Skeleton height={120} lines={4} />;
  if (detail.error?.code === 'game-unavailable') return <Missing />;
  if (detail.error) return <Retry error={detail.error} again={detail.refetch} />;
  return <AboutGame key={nodeId} detail={detail.data} />;
}

function Missing() {
  const { t } = useTexts('mfe-games');
  return (
    <>
      <h1 className={styles.unseen}>{t('game.missingTitle')}</h1>
      <Empty
        title={t('game.missingTitle')}
        text={t('about.goneText')}
        action={
          <ButtonLink to="/rng" variant="primary">
            {t('game.lobby')}
          </ButtonLink>
        }
      />
    </>
  );
}
