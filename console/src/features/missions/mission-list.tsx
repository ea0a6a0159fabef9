import type { AdminMission, MissionStep } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useBrandMissions } from '../../api/missions.ts';
import styles from '../../lib/rewarding.module.css';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import { MissionDialog } from './mission-dialog.tsx';
import { MissionShowingDialog } from './mission-showing-dialog.tsx';

/** The missions of a brand in their order, with their use. */
export function MissionList({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const missions = useBrandMissions(brand);
  const [isCreating, setCreating] = useState(false);
  if (missions.isPending) return <Skeleton lines={4} height={140} />;
  if (missions.error) return <Retry error={missions.error} again={missions.refetch} />;
  const { currency, missions: rows } = missions.data;
  return (
    <>
      <div>
        <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
          {t('missions.create')}
        </Button>
      </div>
      {rows.length === 0 ? (
        <Empty title={t('missions.empty')} text={t('missions.emptyText')} art="gift" />
      ) : (
        <ul role="list" className={styles.cards}>
          {rows.map((mission) => (
            <MissionCard key={mission.id} mission={mission} all={rows} currency={currency} />
          ))}
        </ul>
      )}
      {isCreating && (
        <MissionDialog
          brand={brand}
          currency={currency}
          missions={rows}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

interface MissionCardProps {
  readonly mission: AdminMission;
  readonly all: readonly AdminMission[];
  readonly currency: string;
}

function MissionCard({ mission, all, currency }: MissionCardProps) {
  const { t, local, formats } = useTexts('console');
  const prizeText = usePrizeText(currency);
  const stepText = useStepText(currency);
  const [isChanging, setChanging] = useState(false);
  const { showing, terms, completed, claimed } = mission;
  const before = all.find(({ id }) => id === terms.after);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2>{local(showing.title)}</h2>
        <Badge tone={showing.isEnabled ? 'positive' : 'neutral'}>
          {t(showing.isEnabled ? 'missions.on' : 'missions.off')}
        </Badge>
      </div>
      <p>
        {t(`missions.period-of.${terms.period}`)} · {prizeText(terms.reward)}
      </p>
      <ul className={styles.lines}>
        {terms.steps.map((step) => (
          <li key={JSON.stringify(step)}>{stepText(step)}</li>
        ))}
      </ul>
      {before && (
        <p className={styles.note}>
          {t('missions.follows', { title: local(before.showing.title) })}
        </p>
      )}
      {showing.endsAt && (
        <p className={styles.note}>
          {t('missions.ends', { time: formats.dateTime(showing.endsAt) })}
        </p>
      )}
      <p className={styles.note}>
        {t('missions.use', {
          completed: formats.number(completed),
          claimed: formats.number(claimed),
        })}
      </p>
      <div className={styles.acts}>
        <Button onClick={() => setChanging(true)}>{t('missions.change')}</Button>
      </div>
      {isChanging && <MissionShowingDialog mission={mission} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function useStepText(currency: string) {
  const { t, formats } = useTexts('console');
  return ({ measure, target, category, stake }: MissionStep): string => {
    const isCount = measure === 'bets' || measure === 'visits';
    const amount = isCount
      ? formats.number(Math.floor(Number(target)))
      : formats.money(target, `${currency} `);
    const parts = [
      `${t(`missions.measure-of.${measure}`)}: ${amount}`,
      category && t(`turnoverRebates.category.${category}`),
      stake && t('missions.from', { amount: formats.money(stake, `${currency} `) }),
    ];
    return parts.filter(Boolean).join(', ');
  };
}
