import type { DecimalAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Money, Retry, Section, Stat, TotalFunds } from '@croupier/ui';
import { useFunds, useMerchantWallet } from '../../api/wallets.ts';
import type { CentrePage } from '../../lib/centre-pages.ts';
import { LinesButton } from '../../lib/lines-button.tsx';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { TransferForm } from './transfer-form.tsx';
import { WalletTransfers } from './wallet-transfers.tsx';
import styles from './wallet.module.css';

/** The member's balances by wallet, with transfers between wallets where providers keep their own. */
export function Wallet() {
  const { t } = useTexts('mfe-member');
  const funds = useFunds();
  const merchant = useMerchantWallet();
  if (funds.isPending || merchant.isPending) return <ListSkeleton />;
  if (funds.error) return <Retry error={funds.error} onRetry={funds.refetch} />;
  if (merchant.error) return <Retry error={merchant.error} onRetry={merchant.refetch} />;
  const { wallets, isSingle } = merchant.data;
  return (
    <>
      <Section title={t('wallet.title')}>
        <Card className={styles.funds}>
          <Stat
            label={t('wallet.available')}
            tone="accent"
            value={<TotalFunds cash={funds.data.sumBalance} bonus={funds.data.bonus} />}
          />
          <LinkedStat
            label={t('wallet.cash')}
            amount={funds.data.sumBalance}
            page="transactionHistory"
          />
          <LinkedStat label={t('wallet.bonus')} amount={funds.data.bonus} page="bonusDetails" />
          <LinkedStat label={t('wallet.held')} amount={funds.data.held} page="withdraw" />
          {wallets.map(({ provider, displayName, balance }) => (
            <Stat
              key={provider}
              label={displayName}
              value={balance === null ? t('wallet.silent') : <Money amount={balance} />}
            />
          ))}
        </Card>
        <p className={styles.note}>{t(isSingle ? 'wallet.single' : 'wallet.several')}</p>
      </Section>
      {wallets.length > 0 && (
        <>
          <TransferForm wallets={wallets} />
          <WalletTransfers wallets={wallets} />
        </>
      )}
    </>
  );
}

interface LinkedStatProps {
  readonly label: string;
  readonly amount: DecimalAmount;
  /** The page with the lines that make the amount. */
  readonly page: CentrePage;
}

function LinkedStat({ label, amount, page }: LinkedStatProps) {
  const value = (
    <span className={styles.linked}>
      <Money amount={amount} />
      <LinesButton page={page} />
    </span>
  );
  return <Stat label={label} value={value} />;
}
