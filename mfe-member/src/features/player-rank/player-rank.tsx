import type { PlayerRank as Rank, VipLadder } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, Retry, Section } from '@croupier/ui';
import { usePlayerRank, useVipLadder } from '../../api/player-rank.ts';
import { LinesButton } from '../../lib/lines-button.tsx';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { LevelBenefits } from './level-benefits.tsx';
import { MonthProgress } from './month-progress.tsx';
import { RankChanges } from './rank-changes.tsx';
import { Stairs } from './stairs.tsx';
import styles from './player-rank.module.css';

/** The member's VIP level: how far the next one is, what keeps this one, and what each gives. */
export function PlayerRank() {
  const { t } = useTexts('mfe-member');
  const rank = usePlayerRank();
  const ladder = useVipLadder();
  if (rank.isPending || ladder.isPending) return <ListSkeleton />;
  const reload = () => [rank, ladder].map((one) => one.refetch());
  if (rank.error) return <Retry error={rank.error} onRetry={reload} />;
  if (ladder.error) return <Retry error={ladder.error} onRetry={reload} />;
  if (!ladder.data.isEnabled)
    return (
      <Section title={t('player-rank.title')}>
        <Empty art="gift" title={t('player-rank.off')} text={t('player-rank.off-text')} />
      </Section>
    );
  return <Progress rank={rank.data} ladder={ladder.data} />;
}

function Progress({ rank, ladder }: { rank: Rank; ladder: VipLadder }) {
  const { t } = useTexts('mfe-member');
  const current = ladder.levels[rank.level - 1];
  const next = ladder.levels[rank.level];
  return (
    <>
      <Section title={t('player-rank.title')} className={styles.rank}>
        <Stairs rank={rank} ladder={ladder} />
        <LinesButton page="personalHistoryCopy" />
        {current && current.keep > 0 && (
          <MonthProgress rank={rank} keep={current.keep} graceMonths={ladder.graceMonths} />
        )}
        <div className={styles.benefits}>
          {current && <LevelBenefits title={t('player-rank.now')} level={current} />}
          {next && <LevelBenefits title={t('player-rank.next')} level={next} />}
        </div>
        <ButtonLink to="/vip" variant="quiet" icon="chevron-right">
          {t('player-rank.all')}
        </ButtonLink>
      </Section>
      <RankChanges changes={rank.changes} />
    </>
  );
}
