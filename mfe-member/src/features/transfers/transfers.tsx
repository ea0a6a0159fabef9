import type { Deposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Countdown, Money, Section } from '@croupier/ui';
import { useDeposits } from '../../api/deposits.ts';
import { useCursor } from '@croupier/ui/pager';
import { PayTo } from './pay-to.tsx';
import { ProofForm } from './proof-form.tsx';
import styles from './transfers.module.css';

/** Transfers that the member has started: recipient, reference, and the proof of payment. */
export function Transfers() {
  const { t } = useTexts('mfe-member');
  const deposits = useDeposits(useCursor());
  // If the deposits cannot be loaded, the list below shows the error.
  const open = (deposits.data?.rows ?? []).filter(
    ({ kind, state }) => kind === 'transfer' && state === 'pending',
  );
  if (open.length === 0) return null;
  return (
    <Section title={t('transfer.title')}>
      <ul role="list" className={styles.list}>
        {open.map((deposit) => (
          <li key={deposit.id}>
            <OpenTransfer deposit={deposit} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OpenTransfer({ deposit }: { deposit: Deposit }) {
  const { t } = useTexts('mfe-member');
  const { amount, expiresAt, proof, payTo, transferCode } = deposit;
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <p className={styles.amount}>
          <Money amount={amount} />
        </p>
        {proof ? (
          <Badge tone="accent">{t('transfer.proven')}</Badge>
        ) : (
          <p>
            {t('transfer.left')} <Countdown to={expiresAt} />
          </p>
        )}
      </header>
      <PayTo lines={payTo} code={transferCode} amount={amount} />
      <ProofForm deposit={deposit} />
    </Card>
  );
}
