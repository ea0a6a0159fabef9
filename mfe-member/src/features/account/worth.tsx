import { useTopic } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Money, Skeleton, Stat } from '@croupier/ui';
import styles from './account.module.css';

/** The balance as the live stream last said it. */
export function Worth({ onDeposit }: { onDeposit: () => void }) {
  const { t } = useTexts('mfe-member');
  const balance = useTopic('wallet.balance-changed');
  return (
    <div className={styles.worth}>
      <Stat
        label={t('account.balance')}
        tone="accent"
        value={balance ? <Money amount={balance.sumBalance} /> : <Skeleton width={120} />}
      />
      <Button variant="primary" icon="deposit" onClick={onDeposit}>
        {t('menu.depositv2')}
      </Button>
    </div>
  );
}
