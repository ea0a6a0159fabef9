import { shareOf, type Bonus, type MemberBonuses } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Progress, Stat, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { AdjustDialog } from './adjust-dialog.tsx';
import styles from './bonuses.module.css';
import { BonusDecision } from './bonus-decision.tsx';
import { Terms } from './terms.tsx';

const tones: Readonly<Record<Bonus['state'], BadgeTone>> = {
  active: 'positive',
  converted: 'accent',
  spent: 'neutral',
  expired: 'neutral',
  forfeited: 'warning',
};

interface BonusCardProps {
  readonly bonus: Bonus;
  readonly found: MemberBonuses;
}

/** One bonus: its progress, its terms and the possible actions. */
export function BonusCard({ bonus, found }: BonusCardProps) {
  const { t, formats, local } = useTexts('console');
  const [act, setAct] = useState<'adjust' | 'cancel' | null>(null);
  const { campaign, state, forfeitedBy, currency, grantedAt, expiresAt, endedAt } = bonus;
  const money = (amount: string) => formats.money(amount, `${currency} `);
  const close = () => setAct(null);
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <h3 dir="auto">{local(campaign)}</h3>
        <Badge tone={tones[state]}>
          {t(forfeitedBy === 'house' ? 'bonuses.takenBack' : `bonuses.state.${state}`)}
        </Badge>
      </header>
      <div className={styles.stats}>
        <Stat label={t('bonuses.granted')} value={<bdi>{money(bonus.granted)}</bdi>} />
        {state === 'active' && (
          <Stat label={t('bonuses.left')} value={<bdi>{money(bonus.left)}</bdi>} />
        )}
        <Stat
          label={t('bonuses.staked')}
          value={
            <bdi>
              {t('bonuses.stakedOf', {
                wagered: money(bonus.wagered),
                target: money(bonus.target),
              })}
            </bdi>
          }
        />
      </div>
      <Progress value={shareOf(bonus.wagered, bonus.target)} label={t('bonuses.staked')} />
      <Terms terms={bonus} money={money} />
      <p className={styles.muted}>
        {t('bonuses.since', { time: formats.dateTime(grantedAt) })}
        {' · '}
        {endedAt
          ? t('bonuses.ended', { time: formats.dateTime(endedAt) })
          : t('bonuses.until', { time: formats.dateTime(expiresAt) })}
      </p>
      {state === 'active' && (
        <footer className={styles.acts}>
          <Button onClick={() => setAct('adjust')}>{t('bonuses.adjust.open')}</Button>
          <Button variant="danger" onClick={() => setAct('cancel')}>
            {t('bonuses.decision.cancel.confirm')}
          </Button>
        </footer>
      )}
      {act === 'adjust' && <AdjustDialog bonus={bonus} found={found} onClose={close} />}
      {act === 'cancel' && (
        <BonusDecision
          found={found}
          decision="cancel"
          id={bonus.id}
          amount={money(bonus.left)}
          onClose={close}
        />
      )}
    </Card>
  );
}
