import { useTexts } from '@croupier/i18n';
import { Card, ChipGroup, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useComingDraws } from '../../api/lottery.ts';
import { LiabilityNumbers } from './liability-numbers.tsx';
import styles from './draws.module.css';

/** The current liability of the numbers in a game's next draws. */
export function ComingLiability({ gameId }: { gameId: string }) {
  const { t } = useTexts('console');
  const draws = useComingDraws(gameId);
  const [requested, setRequested] = useState('');
  if (draws.isPending) return <Skeleton lines={2} height={44} />;
  if (draws.error) return <Retry error={draws.error} onRetry={draws.refetch} />;
  const { rows } = draws.data;
  const shown = rows.find(({ draw }) => draw.id === requested) ?? rows[0];
  return (
    <Card className={styles.card}>
      <h2>{t('lotteryGames.liability')}</h2>
      {shown ? (
        <>
          <ChipGroup
            label={t('lotteryGames.draws')}
            options={rows.map(({ draw }) => ({ value: draw.id, label: draw.numero }))}
            value={shown.draw.id}
            onChange={setRequested}
          />
          <LiabilityNumbers key={shown.draw.id} item={shown} />
        </>
      ) : (
        <p>{t('lotteryGames.noDraws')}</p>
      )}
    </Card>
  );
}
