import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import type { GameId } from '@croupier/contracts';
import { useSearchParams } from 'react-router-dom';
import { useGameDetail } from '../api/game-detail.ts';
import { AboutGame } from '../features/about/about-game.tsx';
import { MissingGame } from '../features/game/missing-game.tsx';
import { gameIdOf } from '../lib/game-id.ts';
import styles from './game-detail-page.module.css';

/** The detail page of a game, named by `?nodeId`. */
export function GameDetailPage() {
  const [params] = useSearchParams();
  const nodeId = gameIdOf(params.get('nodeId'));
  return (
    <div className={styles.page}>
      {nodeId ? <Detail nodeId={nodeId} /> : <Missing code={params.get('nodeId')} />}
    </div>
  );
}

function Detail({ nodeId }: { nodeId: GameId }) {
  const detail = useGameDetail(nodeId);
  if (detail.isPending) return <Skeleton height={120} lines={4} />;
  if (detail.error?.code === 'game-unavailable') return <Missing code={nodeId} />;
  if (detail.error) return <Retry error={detail.error} onRetry={detail.refetch} />;
  return <AboutGame key={nodeId} detail={detail.data} />;
}

function Missing({ code }: { code: string | null }) {
  const { t } = useTexts('mfe-games');
  return <MissingGame code={code} text={t('about.goneText')} />;
}
