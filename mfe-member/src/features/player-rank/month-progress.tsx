import type { PlayerRank } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Progress } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';
import { shareOf, shownPoints } from './rank-points.ts';
import styles from './player-rank.module.css';

interface MonthProgressProps {
  readonly rank: PlayerRank;
  /** Rank points in a month that keep the level. */
  readonly keep: number;
  readonly graceMonths: number;
}

/** What this month still needs to keep the level, and what happens without it. */
export function MonthProgress({ rank, keep, graceMonths }: MonthProgressProps) {
  const { t, formats } = useTexts('mfe-member');
  const done = Number(rank.monthPoints);
  const isKept = done >= keep;
  const left = Math.max(0, graceMonths - rank.missedMonths);
  const progress = t('player-rank.month', {
    done: shownPoints(formats, Math.max(0, done)),
    keep: formats.number(keep),
  });
  return (
    <div className={styles.month}>
      <h3>{t('player-rank.keep')}</h3>
      <Progress value={shareOf(done, 0, keep)} label={progress} />
      <p>{progress}</p>
      <p className={styles.note}>
        {isKept
          ? t('player-rank.kept')
          : t('player-rank.not-kept', { date: formats.date(startOf(rank.checkedOn)) })}{' '}
        {!isKept &&
          (left > 0
            ? t('player-rank.grace', { count: left, number: formats.number(left) })
            : t('player-rank.falls'))}
      </p>
    </div>
  );
}
