import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Skeleton, Stat, TotalFunds } from '@croupier/ui';
import { useFunds } from '../../api/wallets.ts';
import { LinesButton } from '../../lib/lines-button.tsx';
import styles from './account.module.css';

/** The balance as last received from the live stream. */
export function AccountBalances({ onDeposit }: { onDeposit: () => void }) {
  const { t } = useTexts('mfe-member');
  const balance = useLatestEvent('wallet.balance-changed');
  const { data: funds } = useFunds();
  return (
    <div className={styles.worth}>
      <Stat
        label={t('account.balance')}
        tone="accent"
        value={
          balance ? (
            <TotalFunds cash={balance.sumBalance} bonus={funds?.bonus ?? '0.00'} />
          ) : (
            <Skeleton width={120} />
          )
        }
      />
      <LinesButton page="transferFund" />
      <Button variant="primary" icon="deposit" onClick={onDeposit}>
        {t('menu.depositv2')}
      </Button>
    </div>
  );
}
