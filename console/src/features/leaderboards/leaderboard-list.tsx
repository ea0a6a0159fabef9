import type { AdminLeaderboard } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, Retry, Skeleton, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { useBrandLeaderboards } from '../../api/missions.ts';
import styles from '../../lib/rewarding.module.css';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import { LeaderboardDecision, type LeaderboardAct } from './leaderboard-decision.tsx';
import { LeaderboardDialog } from './leaderboard-dialog.tsx';
import { LeaderboardRows } from './leaderboard-rows.tsx';

const tones: Readonly<Record<AdminLeaderboard['state'], BadgeTone>> = {
  coming: 'second',
  running: 'accent',
  held: 'warning',
  paid: 'positive',
  cancelled: 'neutral',
};

/** The leaderboards of a brand, the last to end first. */
export function LeaderboardList({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const boards = useBrandLeaderboards(brand);
  const [isCreating, setCreating] = useState(false);
  if (boards.isPending) return <Skeleton lines={4} height={140} />;
  if (boards.error) return <Retry error={boards.error} again={boards.refetch} />;
  const { leaderboards } = boards.data;
  return (
    <>
      <div>
        <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
          {t('leaderboards.create')}
        </Button>
      </div>
      {leaderboards.length === 0 ? (
        <Empty title={t('leaderboards.empty')} text={t('leaderboards.emptyText')} art="team" />
      ) : (
        <ul role="list" className={styles.cards}>
          {leaderboards.map((board) => (
            <LeaderboardCard key={board.id} board={board} />
          ))}
        </ul>
      )}
      {isCreating && <LeaderboardDialog brand={brand} onClose={() => setCreating(false)} />}
    </>
  );
}

function LeaderboardCard({ board }: { board: AdminLeaderboard }) {
  const { t, local, formats } = useTexts('console');
  const prizeText = usePrizeText(board.currency);
  const [act, setAct] = useState<LeaderboardAct | null>(null);
  const [isShown, setShown] = useState(false);
  const { state, terms, players } = board;
  const isOpen = state !== 'paid' && state !== 'cancelled';
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2>{local(terms.title)}</h2>
        <Badge tone={tones[state]}>{t(`leaderboards.state.${state}`)}</Badge>
      </div>
      <p>
        {t(`leaderboards.measure-of.${terms.measure}`)} · {terms.firstDay} – {terms.lastDay}
      </p>
      <ul className={styles.lines}>
        {terms.prizes.map(({ from, to, reward }) => (
          <li key={from}>
            {from === to ? formats.number(from) : `${formats.number(from)}–${formats.number(to)}`}:{' '}
            {prizeText(reward)}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('leaderboards.players', { players: formats.number(players) })}
        {isOpen && terms.isHeld && ` · ${t('leaderboards.held')}`}
      </p>
      <div className={styles.acts}>
        <Button onClick={() => setShown(true)}>{t('leaderboards.rows')}</Button>
        {isOpen && (
          <>
            <Button
              variant={terms.isHeld ? 'primary' : 'secondary'}
              onClick={() => setAct(terms.isHeld ? 'release' : 'hold')}
            >
              {t(terms.isHeld ? 'leaderboards.act.release' : 'leaderboards.act.hold')}
            </Button>
            <Button variant="danger" onClick={() => setAct('cancel')}>
              {t('leaderboards.act.cancel')}
            </Button>
          </>
        )}
      </div>
      {act && <LeaderboardDecision board={board} act={act} onClose={() => setAct(null)} />}
      {isShown && <LeaderboardRows board={board} onClose={() => setShown(false)} />}
    </Card>
  );
}
