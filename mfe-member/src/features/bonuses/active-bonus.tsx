import { formatAmount, parseAmount, shareOf, type Bonus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Countdown, Money, Progress, useMoney } from '@croupier/ui';
import { useState } from 'react';
import { LinesButton } from '../../lib/lines-button.tsx';
import styles from './bonuses.module.css';
import { Conditions } from './conditions.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';

/** The active bonus: remaining amount, progress, deadline, and the bets that count. */
export function ActiveBonus({ bonus }: { bonus: Bonus }) {
  const { t, formats, local } = useTexts('mfe-member');
  const money = useMoney();
  const [isConfirming, setConfirming] = useState(false);
  const { campaign, granted, left, wagered, target, expiresAt } = bonus;
  const rest = (parseAmount(target) ?? 0n) - (parseAmount(wagered) ?? 0n);
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <div>
          <h3 className={styles.name} dir="auto">
            {local(campaign)}
          </h3>
          <p className={styles.left}>
            <Money amount={left} />
          </p>
          <p className={styles.muted}>{t('bonuses.left-of', { amount: money(granted) })}</p>
        </div>
        <p className={styles.clock}>
          <span className={styles.muted}>{t('bonuses.ends-in')}</span>
          <Countdown to={expiresAt} />
          <time className={styles.muted} dateTime={expiresAt}>
            {formats.dateTime(expiresAt)}
          </time>
        </p>
      </header>
      <div className={styles.progress}>
        <Progress value={shareOf(wagered, target)} label={t('bonuses.progress')} />
        <p>
          {t('bonuses.staked', { wagered: money(wagered), target: money(target) })}
          {' · '}
          <b>{t('bonuses.rest', { amount: money(formatAmount(rest > 0n ? rest : 0n)) })}</b>
        </p>
        <p className={styles.muted}>{t('bonuses.then')}</p>
        <LinesButton page="personalHistoryCopy" />
      </div>
      <Conditions bonus={bonus} />
      <footer className={styles.acts}>
        <Button onClick={() => setConfirming(true)}>{t('bonuses.forfeit.open')}</Button>
      </footer>
      {isConfirming && <ForfeitDialog bonus={bonus} onClose={() => setConfirming(false)} />}
    </Card>
  );
}
