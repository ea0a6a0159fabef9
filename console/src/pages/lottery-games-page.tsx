import { useTexts } from '@croupier/i18n';
import { Button, Empty, PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useLotteryGame, useLotteryGames } from '../api/lottery.ts';
import { ComingLiability } from '../features/draws/coming-liability.tsx';
import { GameEditor } from '../features/lottery-games/game-editor.tsx';
import { GameList } from '../features/lottery-games/game-list.tsx';
import styles from '../lib/queue.module.css';

/** Lottery games as data: games on offer, schedules, odds, and the maximum liability of a number. */
export function LotteryGamesPage() {
  const { t } = useTexts('console');
  const { gameId } = useParams();
  return (
    <>
      <PageHeader isSlim title={t('lotteryGames.title')} lead={t('lotteryGames.lead')} />
      {gameId === undefined ? <Games /> : <Game key={gameId} gameId={gameId} />}
    </>
  );
}

function Games() {
  const { t } = useTexts('console');
  const games = useLotteryGames();
  if (games.isPending) return <Skeleton lines={8} height={44} />;
  if (games.error) return <Retry error={games.error} onRetry={games.refetch} />;
  if (games.data.length === 0)
    return <Empty title={t('lotteryGames.empty')} text={t('lotteryGames.emptyText')} />;
  return <GameList games={games.data} />;
}

function Game({ gameId }: { gameId: string }) {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { game } = useLotteryGame(gameId);
  const back = (
    <Button icon="arrow-left" onClick={() => void navigate('/lottery')}>
      {t('lotteryGames.all')}
    </Button>
  );
  if (game.isPending) return <Skeleton lines={8} height={56} />;
  if (game.error) return <Retry error={game.error} onRetry={game.refetch} />;
  return (
    <div className={styles.panel}>
      <div>{back}</div>
      {/* A new version gets a new form: typed values belong to the version that they were typed for. */}
      <GameEditor key={game.data.version} game={game.data} />
      <ComingLiability gameId={gameId} />
    </div>
  );
}
