import type { Withdrawal, WithdrawalState } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Money, type BadgeTone } from '@croupier/ui';
import { ReceiptActs } from './receipt-acts.tsx';
import { Steps } from './steps.tsx';
import styles from './withdrawals.module.css';

const tones: Readonly<Record<WithdrawalState, BadgeTone>> = {
  held: 'warning',
  approved: 'warning',
  sending: 'warning',
  paid: 'accent',
  received: 'positive',
  forced: 'positive',
  disputed: 'negative',
  rejected: 'negative',
  cancelled: 'neutral',
  failed: 'negative',
  returned: 'neutral',
};

const providerReasons: readonly string[] = ['refused-by-provider', 'failed-at-provider'];
const underWay: readonly WithdrawalState[] = ['held', 'approved', 'sending'];

/** One withdrawal: amount, target account, progress, and the member's actions. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, formats, local } = useTexts('mfe-member');
  const { amount, fee, methodName, account, state, requestedAt, expectedAt, reason } = withdrawal;

  /** The provider's reasons are codes, an operator's are texts. */
  function reasonText(reason: string): string {
    return providerReasons.includes(reason) ? t(`withdrawals.reason.${reason}`) : reason;
  }

  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <div>
          <p className={styles.amount}>
            <Money amount={amount} />
          </p>
          <p className={styles.muted}>
            {local(methodName)} <bdi dir="ltr">{account}</bdi>
          </p>
        </div>
        <Badge tone={tones[state]}>{t(`withdrawals.state-of.${state}`)}</Badge>
      </header>
      <p className={styles.muted}>
        {t('withdrawals.asked', { time: formats.dateTime(requestedAt) })}
        {' · '}
        {t('withdrawals.fee')} <Money amount={fee} />
      </p>
      {underWay.includes(state) && (
        <p>{t('withdrawals.expected', { time: formats.dateTime(expectedAt) })}</p>
      )}
      {reason && <p className={styles.reason}>{reasonText(reason)}</p>}
      <Steps steps={withdrawal.steps} />
      <ReceiptActs withdrawal={withdrawal} />
    </Card>
  );
}
