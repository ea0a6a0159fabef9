import { useEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Section, useFailureText, useMoney, useToast } from '@croupier/ui';
import {
  useConfirmAllReceipts,
  useInvalidateWithdrawals,
  useWithdrawals,
} from '../../api/withdrawals.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';
import { WithdrawalCard } from './withdrawal-card.tsx';
import styles from './withdrawals.module.css';

/** The member's withdrawals with every step; the list updates itself. */
export function Withdrawals() {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const toast = useToast();
  const cursor = useCursor();
  const withdrawals = useWithdrawals(cursor);
  useEvent('withdrawal.changed', ({ state, amount }) =>
    toast({
      text: t('withdrawals.now', {
        amount: money(amount),
        state: t(`withdrawals.state-of.${state}`),
      }),
    }),
  );
  const waiting = withdrawals.data?.rows.filter(({ state }) => state === 'paid') ?? [];
  return (
    <Section title={t('withdrawals.title')} action={waiting.length > 1 && <ConfirmAll />}>
      <Records
        answer={withdrawals}
        cursor={cursor}
        empty={
          <Empty
            look="row"
            art="wallet"
            title={t('withdrawals.empty')}
            text={t('withdrawals.empty-text')}
          />
        }
      >
        {(rows) => (
          <ul role="list" className={styles.list}>
            {rows.map((withdrawal) => (
              <li key={withdrawal.id}>
                <WithdrawalCard withdrawal={withdrawal} />
              </li>
            ))}
          </ul>
        )}
      </Records>
    </Section>
  );
}

/** Confirms the receipt of all payments that wait for a confirmation. */
function ConfirmAll() {
  const { t, formats } = useTexts('mfe-member');
  const confirmAll = useConfirmAllReceipts();
  const invalidate = useInvalidateWithdrawals();
  const toast = useToast();
  const failureText = useFailureText();
  return (
    <Button
      isBusy={confirmAll.isPending}
      onClick={() =>
        confirmAll.mutate(undefined, {
          onSuccess: ({ confirmed }) => {
            invalidate();
            toast({
              tone: 'positive',
              text: t('withdrawals.confirmed', {
                count: confirmed,
                payments: formats.number(confirmed),
              }),
            });
          },
          onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
        })
      }
    >
      {t('withdrawals.all-received')}
    </Button>
  );
}
