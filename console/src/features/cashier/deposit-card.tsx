import { reaches, type DepositState, type AdminDeposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { useOperator } from '../../session/use-operator.ts';
import { MatchDialog } from './match-dialog.tsx';
import { ProofImages } from './proof-images.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import styles from './cashier.module.css';

const tones: Readonly<Record<DepositState, BadgeTone>> = {
  pending: 'warning',
  credited: 'positive',
  declined: 'negative',
  expired: 'neutral',
  cancelled: 'neutral',
};

/** One deposit: member, amount, proof of payment and possible actions. */
export function DepositCard({ item }: { item: AdminDeposit }) {
  const { t, formats } = useTexts('console');
  const [open, setOpen] = useState<'match' | 'refuse' | null>(null);
  const { deposit, member, currency, parked } = item;
  const money = (amount: string) => formats.money(amount, `${currency} `);
  const reach = useOperator()?.reach ?? {};
  const mayDecide = reaches(reach, 'cashier-approve', member.brand);
  const isOpen = mayDecide && (parked !== null || isTransferOpen(item));
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Badge tone={tones[deposit.state]}>{t(`queue.depositState.${deposit.state}`)}</Badge>
        <bdi className={styles.who}>{member.account}</bdi>
        <span className={styles.aside}>{member.brand}</span>
        <time className={styles.aside} dateTime={deposit.requestedAt}>
          {formats.dateTime(deposit.requestedAt)}
        </time>
      </div>
      <p className={styles.amount}>
        <bdi>{money(deposit.amount)}</bdi>
        {deposit.receivedAmount !== null && (
          <span className={styles.aside}>
            {t('queue.received', { amount: money(deposit.receivedAmount) })}
          </span>
        )}
      </p>
      {deposit.transferCode !== null && (
        <p className={styles.target}>
          {t('queue.code')} <code>{deposit.transferCode}</code>
        </p>
      )}
      <Evidence item={item} />
      {isOpen && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => setOpen('match')}>
            {t('queue.match.open')}
          </Button>
          <Button variant="danger" onClick={() => setOpen('refuse')}>
            {t('queue.refuse.open')}
          </Button>
        </div>
      )}
      {open === 'match' && <MatchDialog item={item} onClose={() => setOpen(null)} />}
      {open === 'refuse' && <RefuseDialog item={item} onClose={() => setOpen(null)} />}
    </Card>
  );
}

/** An expired transfer can still arrive. */
function isTransferOpen({ deposit: { kind, state } }: AdminDeposit): boolean {
  return kind === 'transfer' && (state === 'pending' || state === 'expired');
}

function Evidence({ item: { deposit, member, parked, currency } }: { item: AdminDeposit }) {
  const { t, formats } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  const { proof, reason } = deposit;
  return (
    <>
      {proof && (
        <div className={styles.evidence}>
          <p dir="auto">
            {t('queue.proven', {
              time: formats.dateTime(proof.givenAt),
              reference: proof.bankReference,
              remark: proof.remark || '—',
            })}
          </p>
          {reaches(reach, 'cashier-review', member.brand) && <ProofImages images={proof.images} />}
        </div>
      )}
      {parked && (
        <p className={styles.trouble}>
          {t('queue.parked.late', {
            provider: parked.provider,
            amount: formats.money(parked.amount, `${currency} `),
            time: formats.dateTime(parked.receivedAt),
          })}
        </p>
      )}
      {reason && (
        <p className={styles.aside} dir="auto">
          {t('queue.reason.given', { reason })}
        </p>
      )}
    </>
  );
}
