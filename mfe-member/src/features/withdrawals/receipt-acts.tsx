import type { Withdrawal } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Countdown, ErrorText, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import {
  useAnswerReceipt,
  useCancelWithdrawal,
  useInvalidateWithdrawals,
} from '../../api/withdrawals.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import styles from './withdrawals.module.css';

/** Lets the member confirm or dispute a payment, and cancel a request if the brand allows it. */
export function ReceiptActs({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTexts('mfe-member');
  const answer = useAnswerReceipt();
  const cancel = useCancelWithdrawal();
  const invalidate = useInvalidateWithdrawals();
  const failureText = useFailureText();
  const [isDisputing, setDisputing] = useState(false);
  const { id, state, receiptDueAt, disputeUntil, mayCancel } = withdrawal;
  const isWaiting = state === 'paid';
  const mayDispute = (isWaiting || state === 'forced') && disputeUntil !== null;
  const error = answer.error ?? cancel.error;
  if (!isWaiting && !mayDispute && !mayCancel) return null;
  return (
    <footer className={styles.acts}>
      {isWaiting && receiptDueAt && (
        <p className={styles.due}>
          {t('withdrawals.due')} <Countdown to={receiptDueAt} onEnd={invalidate} />
        </p>
      )}
      {isWaiting && (
        <Button
          variant="primary"
          isBusy={answer.isPending}
          onClick={() =>
            answer.mutate(
              { id, answer: 'received', remark: '', images: [] },
              { onSuccess: invalidate, onError: invalidate },
            )
          }
        >
          {t('withdrawals.received')}
        </Button>
      )}
      {mayDispute && (
        <Button onClick={() => setDisputing(true)}>{t('withdrawals.not-received')}</Button>
      )}
      {mayCancel && (
        <Button
          variant="quiet"
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate({ id }, { onSuccess: invalidate, onError: invalidate })}
        >
          {t('withdrawals.cancel')}
        </Button>
      )}
      <ErrorText>{error ? failureText(error) : null}</ErrorText>
      {isDisputing && <DisputeDialog id={id} onClose={() => setDisputing(false)} />}
    </footer>
  );
}
