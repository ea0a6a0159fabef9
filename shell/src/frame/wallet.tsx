import type { Session } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, Skeleton, TotalFunds, VisuallyHidden } from '@croupier/ui';
import { useState } from 'react';
import { useHydrated } from '../server-render/server-skeleton.tsx';
import { local } from '../preferences/stored.ts';
import { useBalance } from './use-balance.ts';
import styles from './wallet.module.css';

const hiddenKey = 'balance-hidden';

/** The live balance; a click requests it again, the eye button hides it from onlookers. */
export function Wallet({ session }: { session: Session }) {
  const { t } = useTexts('shell');
  const { balance, bonus, isRefreshing, error, refresh } = useBalance(session);
  const [wantsHidden, setHidden] = useState(() => local.get(hiddenKey) === 'yes');
  const isHidden = useHydrated() && wantsHidden;

  function toggle(): void {
    local.set(hiddenKey, isHidden ? 'no' : 'yes');
    setHidden(!isHidden);
  }

  return (
    <div className={styles.wallet}>
      <button
        type="button"
        className={styles.balance}
        aria-busy={isRefreshing}
        title={t('wallet.refresh')}
        onClick={refresh}
      >
        <span className={styles.label}>
          {t(session.member.type === 4 ? 'wallet.play' : 'wallet.label')}
        </span>
        <span className={styles.amount} data-stale={Boolean(error) || undefined}>
          {isHidden && <span aria-label={t('wallet.hidden')}>••••••</span>}
          {!isHidden && balance && <TotalFunds cash={balance.sumBalance} bonus={bonus} />}
          {!isHidden &&
            !balance &&
            (error ? t('wallet.failed') : <Skeleton width={72} height={18} />)}
        </span>
      </button>
      <button type="button" className={styles.eye} aria-pressed={isHidden} onClick={toggle}>
        <Icon name={isHidden ? 'eye-off' : 'eye'} />
        <VisuallyHidden>{t('wallet.hide')}</VisuallyHidden>
      </button>
    </div>
  );
}
