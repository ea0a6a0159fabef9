import type { Deposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Icon, Money, Spinner } from '@croupier/ui';
import { useEffect } from 'react';
import styles from './deposit.module.css';

interface PaymentRedirectProps {
  readonly deposit: Deposit;
  readonly onAgain: () => void;
}

/**
 * Shown while the browser navigates to the provider's page; a member who returns by the back button finds the
 * link here.
 */
export function PaymentRedirect({ deposit, onAgain }: PaymentRedirectProps) {
  const { t } = useTexts('mfe-member');
  const { payUrl } = deposit;
  useEffect(() => {
    if (payUrl) window.location.assign(payUrl);
  }, [payUrl]);
  return (
    <Card tone="accent" className={styles.way}>
      {payUrl ? <Spinner /> : <Icon name="clock" />}
      <div className={styles.wayWords}>
        <p className={styles.wayTitle}>
          <Money amount={deposit.amount} />
        </p>
        <p role="status">{t(`deposit.${wayOf(deposit)}`)}</p>
      </div>
      {payUrl && (
        <a href={payUrl} className={styles.link}>
          {t('deposit.open-page')}
          <Icon name="external" />
        </a>
      )}
      <Button variant="quiet" onClick={onAgain}>
        {t('deposit.again')}
      </Button>
    </Card>
  );
}

/** The target page of a new deposit. */
function wayOf({ payUrl, kind, state }: Deposit): 'leaving' | 'transfer' | 'over' {
  if (payUrl) return 'leaving';
  return kind === 'transfer' && state === 'pending' ? 'transfer' : 'over';
}
